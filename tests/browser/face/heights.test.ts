import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { pageAt } from '../support/one-page.ts';
import { SHOP } from '../../support/sites.ts';

/** In pixels. Nobody scrolls through more. */
const PLAIN_SERVICE = 3200;
const SERVICES = {
  diagnostics: 6000,
  'emissions-inspection': 6900,
  'state-inspection': 6500,
};
const HEIGHTS = [
  { path: '/', most: 7500 },
  { path: '/services', most: 3600 },
  ...SHOP.content.services.map(({ path, kind }) => ({
    path,
    most: kind ? SERVICES[kind] : PLAIN_SERVICE,
  })),
];

test.each(HEIGHTS)('$path is at most $most px high', async ({ path, most }) => {
  const page = await pageAt(path, { width: 390, height: 664 }, 'shopSite');
  for (const width of [390, 1440]) {
    await setLook(page, { width, height: 664 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `at ${width} px`).toBeLessThanOrEqual(most);
  }
});
