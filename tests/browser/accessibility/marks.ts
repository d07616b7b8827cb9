import type { Page } from 'playwright-core';
import { contrast, parts } from '../face/contrast.ts';
import { colorAt, pixels } from '../support/pixels.ts';
import { SAMPLE } from '../../support/sites.ts';

/**
 * `part` is the first pixels of an element, or the last if negative. `press` is what to press
 * before.
 */
type Mark = { of: string; selector: string; part?: number; press?: string };

/** Marks with a meaning that CSS or SVG draws, by page and width. Forced colors could hide them. */
export const MARKS: readonly { path: string; width: number; marks: readonly Mark[] }[] = [
  {
    path: '/',
    width: 1440,
    marks: [
      { of: 'the sign of an unfolding question', selector: '.faq-list summary', part: -24 },
      { of: 'the arrow of a dropdown', selector: '.site-header-nav summary', part: -14 },
      { of: 'the dot of open now', selector: '.top-bar .open-now', part: 14 },
      { of: 'the ruler', selector: '.rating-ruler-scale' },
      { of: 'the see-through car', selector: '.phantom' },
      { of: 'a number on the car', selector: '.hero-callouts .n7 .number' },
      { of: 'the map', selector: '.map-drawing' },
      { of: 'the sign of the shop', selector: '.logo svg' },
      {
        of: 'a number of an answer',
        selector: '.complaint-list-card .number',
        press: '.complaints a',
      },
      { of: 'the way out of an answer', selector: '.complaint-list-card button' },
    ],
  },
  {
    path: '/about',
    width: 390,
    marks: [{ of: 'the edge of a button', selector: 'main .button', part: 6 }],
  },
  {
    path: '/services',
    width: 390,
    marks: [
      { of: 'the number of a service', selector: '.wall-chart .number' },
      { of: 'the bars of the menu button', selector: '.site-header .menu-button i' },
    ],
  },
  { path: '/reviews', width: 390, marks: [{ of: 'the stars', selector: '.review-card-stars' }] },
  {
    path: '/coupons',
    width: 390,
    marks: [{ of: 'the edge of a coupon', selector: '.coupon-card', part: 8 }],
  },
  {
    path: SAMPLE.kinds['state-inspection']!,
    width: 390,
    marks: [
      { of: 'the mark of what passes', selector: '.criteria-table-pass', part: 26 },
      { of: 'the mark of what fails', selector: '.criteria-table-fail', part: 26 },
    ],
  },
  {
    path: SAMPLE.kinds.service!,
    width: 390,
    marks: [{ of: 'the check mark of a list', selector: '.check-list li', part: 20 }],
  },
];

/** The highest contrast between any two pixels of a mark. */
export async function contrastIn(page: Page, { selector, part = Infinity }: Mark): Promise<number> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  const width = Math.min(Math.abs(part), box.width);
  const seen = await pixels(page, {
    ...box,
    x: part < 0 ? box.x + box.width - width : box.x,
    width,
  });
  const colors = new Set(
    Array.from({ length: seen.width * seen.height }, (_, at) => colorAt(seen, at)),
  );
  const byLight = [...colors]
    .map((color) => contrast(parts(color), [0, 0, 0]))
    .sort((one, other) => one - other);
  // The contrast of two colors is the ratio of their contrasts with black.
  return byLight.at(-1)! / byLight[0]!;
}
