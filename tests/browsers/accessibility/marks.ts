import type { Page } from 'playwright-core';
import { contrast, parts } from '../face/contrast.ts';
import { colorAt, pixels } from '../support/pixels.ts';
import { SAMPLE } from '../../support/sites.ts';

/** Marks with a meaning that CSS or SVG draws. Forced colors could hide them. */
export const MARKS: readonly { of: string; path: string; width: number; selector: string; part?: { left?: number; right?: number } }[] = [
  { of: 'the sign of an unfolding question', path: '/', width: 1440, selector: '.faq-list summary', part: { right: 24 } },
  { of: 'the arrow of a dropdown', path: '/', width: 1440, selector: '.site-header-nav summary', part: { right: 14 } },
  { of: 'the bars of the menu button', path: '/', width: 390, selector: '.site-header .menu-button i' },
  { of: 'the dot of open now', path: '/', width: 1440, selector: '.top-bar .open-now', part: { left: 14 } },
  { of: 'the ruler', path: '/', width: 1440, selector: '.rating-ruler-scale' },
  { of: 'the see-through car', path: '/', width: 1440, selector: '.phantom' },
  { of: 'a number on the car', path: '/', width: 1440, selector: '.hero-callouts .n7 .number' },
  { of: 'the map', path: '/', width: 1440, selector: '.map-drawing' },
  { of: 'the sign of the shop', path: '/', width: 1440, selector: '.logo svg' },
  { of: 'the stars', path: '/reviews', width: 390, selector: '.review-card-stars' },
  {
    of: 'the mark of what passes',
    path: SAMPLE.kinds['state-inspection']!,
    width: 390,
    selector: '.criteria-table-pass',
    part: { left: 26 },
  },
  {
    of: 'the mark of what fails',
    path: SAMPLE.kinds['state-inspection']!,
    width: 390,
    selector: '.criteria-table-fail',
    part: { left: 26 },
  },
  { of: 'the check mark of a list', path: SAMPLE.kinds.service!, width: 390, selector: '.check-list li', part: { left: 20 } },
  { of: 'the edge of a button', path: '/about', width: 390, selector: 'main .button', part: { left: 6 } },
  { of: 'the edge of a coupon', path: '/coupons', width: 390, selector: '.coupon-card', part: { left: 8 } },
  { of: 'the number of a service', path: '/services', width: 390, selector: '.wall-chart .number' },
];

/** The highest contrast between any two pixels of an element, or of one of its edges. */
export async function contrastIn(page: Page, selector: string, { left, right }: { left?: number; right?: number } = {}): Promise<number> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  const clip =
    left !== undefined ? { ...box, width: left } : right !== undefined ? { ...box, x: box.x + box.width - right, width: right } : box;
  const seen = await pixels(page, clip);
  const colors = new Set(Array.from({ length: seen.width * seen.height }, (_, at) => colorAt(seen, at)));
  const byLight = [...colors].map((color) => contrast(parts(color), [0, 0, 0])).sort((one, other) => one - other);
  // The contrast of two colors is the ratio of their contrasts with black.
  return byLight.at(-1)! / byLight[0]!;
}
