import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { pageAt } from '../support/one-page.ts';

const service = (name: string, most: number) => ({ path: `/services/${name}-centreville`, most });

/** In pixels. Nobody scrolls through more. */
const HEIGHTS = [
  { path: '/', most: 7500 },
  { path: '/services', most: 3600 },
  ...[
    'oil-changes',
    'tires',
    'alignments',
    'brakes',
    'electrical',
    'scheduled-maintenance',
    'ac-heat-repair',
  ].map((name) => service(name, 3100)),
  service('vehicle-diagnostics', 6000),
  service('virginia-emissions-inspection', 6900),
  service('virginia-state-inspection', 6500),
];

test.each(HEIGHTS)('$path is at most $most px high', async ({ path, most }) => {
  const page = await pageAt(path, { width: 390, height: 664 }, 'shopSite');
  for (const width of [390, 1440]) {
    await setLook(page, { width, height: 664 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `at ${width} px`).toBeLessThanOrEqual(most);
  }
});
