import { describe, expect, inject, test } from 'vitest';
import { oneBrowser, seen } from './every-kind.ts';

/** A drawn place and the element whose lower rule is its ground. */
const PLACES: [what: string, path: string, drawing: string, rule: string][] = [
  ['the shop on the about page', 'about', '.masthead-art svg', '.masthead'],
  ['the counter on the about page', 'about', '.section-block-place :is(svg, img)', '.section-block-place'],
  ['the tools on the careers page', 'careers', '.masthead-art svg', '.masthead'],
  ['the shop on the careers page', 'careers', '.section-block-place img', '.section-block-place'],
];

/** A scene is 420 units wide, and its ground is 20 units above its lower edge. */
const BELOW_GROUND = 20 / 420;

describe('the ground of a drawn place is on a line of the page', () => {
  const browser = oneBrowser();

  test.each(PLACES.flatMap((place) => [390, 768, 1440].map((width) => [...place, width] as const)))(
    '%s',
    (_what, path, drawing, rule, width) =>
      seen(browser(), { width }, inject('frozenSite').url + '/' + path, async (page) => {
        const scene = (await page.locator(drawing).first().boundingBox())!;
        const ground = await page
          .locator(rule)
          .first()
          .evaluate((element) => element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(element).borderBottomWidth));
        expect(Math.abs(scene.y + scene.height - scene.width * BELOW_GROUND - ground)).toBeLessThanOrEqual(1.5);
        // A thumbnail is no picture.
        expect(scene.width).toBeGreaterThan(Math.min(280, width * 0.7));
      }),
  );
});
