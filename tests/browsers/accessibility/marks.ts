import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { contrast } from '../face/contrast.ts';

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
    path: '/services/virginia-state-inspection-centreville',
    width: 390,
    selector: '.criteria-table-pass',
    part: { left: 26 },
  },
  {
    of: 'the mark of what fails',
    path: '/services/virginia-state-inspection-centreville',
    width: 390,
    selector: '.criteria-table-fail',
    part: { left: 26 },
  },
  { of: 'the check mark of a list', path: '/services/brakes-centreville', width: 390, selector: '.check-list li', part: { left: 20 } },
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
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += 3) colors.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
  const rgb = [...colors].map((color) => [color >> 16, (color >> 8) & 255, color & 255] as [number, number, number]);
  const black: [number, number, number] = [0, 0, 0];
  const byLight = rgb.sort((one, other) => contrast(one, black) - contrast(other, black));
  return contrast(byLight[0]!, byLight.at(-1)!);
}
