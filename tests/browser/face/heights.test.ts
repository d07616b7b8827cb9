import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';

const service = (name: string, most: number) => ({ path: `/services/${name}-centreville`, most });

/** In pixels. Nobody scrolls through more on a phone. */
const HEIGHTS = [
  { path: '/', most: 8300 },
  { path: '/services', most: 3600 },
  ...['oil-changes', 'tires', 'alignments', 'brakes', 'electrical'].map((name) =>
    service(name, 3600),
  ),
  // It has three sections more, each with its button (spec section 2).
  service('ac-heat-repair', 4350),
  service('scheduled-maintenance', 3750),
  service('vehicle-diagnostics', 6000),
  service('virginia-emissions-inspection', 6900),
  service('virginia-state-inspection', 6500),
];

test.each(HEIGHTS)('on a phone, $path is at most $most px high', async ({ path, most }) => {
  const page = await pageAt(path, { width: 390, height: 664 }, 'shopSite');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    most,
  );
});
