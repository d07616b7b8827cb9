import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { SAMPLE } from '../../support/sites.ts';
import { pageAt } from '../support/one-page.ts';
import { colorAt, contrast, pixels } from '../support/pixels.ts';

// focus-ring.test.ts has the focus.

/** `part` is the first pixels of an element, or the last if negative. */
type Mark = { of: string; selector: string; part?: number };

/** Marks with a meaning that CSS or SVG draws. Forced colors could hide them. */
const PAGES: { path: string; width: number; press?: string; marks: Mark[] }[] = [
  {
    path: '/',
    width: 1440,
    press: '.complaints a',
    marks: [
      { of: 'the sign of an unfolding question', selector: '.faq-list summary', part: -24 },
      { of: 'the arrow of a dropdown', selector: '.site-header-nav summary', part: -14 },
      { of: 'the dot of open now', selector: '.top-bar .open-now', part: 14 },
      { of: 'the see-through car', selector: '.phantom' },
      { of: 'a number on the car', selector: '.hero-callouts .n7 .number' },
      { of: 'the map', selector: '.map-drawing' },
      { of: 'a number of an answer', selector: '.complaint-list-card .number' },
      { of: 'the way out of an answer', selector: '.complaint-list-card button' },
    ],
  },
  {
    path: SAMPLE.kinds['state-inspection']!,
    width: 390,
    marks: [
      { of: 'the bars of the menu button', selector: '.site-header .menu-button i' },
      { of: 'the mark of what passes', selector: '.criteria-table-pass', part: 26 },
      { of: 'the mark of what fails', selector: '.criteria-table-fail', part: 26 },
    ],
  },
];

test.each(PAGES)(
  'in forced colors, marks with a meaning are visible on $path',
  async ({ path, width, press, marks }) => {
    const page = await pageAt(path, { width, forcedColors: true });
    if (press) await page.locator(press).first().click();
    for (const dark of [false, true]) {
      await setLook(page, { width, dark, forcedColors: true });
      for (const mark of marks)
        expect(await contrastIn(page, mark), `${mark.of}, dark: ${dark}`).toBeGreaterThan(3);
    }
  },
);

/** The highest contrast between any two pixels of a mark. */
async function contrastIn(page: Page, { selector, part = Infinity }: Mark): Promise<number> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  const width = Math.min(Math.abs(part), box.width);
  const x = part < 0 ? box.x + box.width - width : box.x;
  const seen = await pixels(page, { ...box, x, width });
  const fromBlack: number[] = [];
  for (let top = 0; top < seen.height; top++)
    for (let left = 0; left < seen.width; left++)
      fromBlack.push(contrast(colorAt(seen, left, top), [0, 0, 0]));
  // The contrast of two colors is the ratio of their contrasts with black.
  fromBlack.sort((one, other) => one - other);
  return fromBlack.at(-1)! / fromBlack[0]!;
}
