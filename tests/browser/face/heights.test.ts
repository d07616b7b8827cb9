import { expect, test } from 'vitest';
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

test.each([390, 1440].flatMap((width) => HEIGHTS.map((page) => ({ ...page, width }))))(
  'at $width px, $path is at most $most px high',
  async ({ path, most, width }) => {
    const page = await pageAt(path, { width, height: 664 }, 'shopSite');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      most,
    );
  },
);
