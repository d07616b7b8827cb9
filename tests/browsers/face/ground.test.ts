import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { pageAt } from '../support/one-page.ts';

/** A drawn place and the element whose lower rule is its ground. */
const PLACES: [what: string, path: string, drawing: string, rule: string][] = [
  ['the shop on the about page', '/about', '.masthead-art svg', '.masthead'],
  ['the counter on the about page', '/about', '.section-block-place :is(svg, img)', '.section-block-place'],
  ['the tools on the careers page', '/careers', '.masthead-art svg', '.masthead'],
  ['the shop on the careers page', '/careers', '.section-block-place img', '.section-block-place'],
];

/** A scene is 420 units wide, and its ground is 20 units above its lower edge. */
const BELOW_GROUND = 20 / 420;

test.each(PLACES)('the ground of %s is on a line of the page', async (_what, path, drawing, rule) => {
  const page = await pageAt(path, { width: 390 });
  for (const width of [390, 768, 1440]) {
    await setLook(page, { width });
    const scene = (await page.locator(drawing).first().boundingBox())!;
    const ground = await page
      .locator(rule)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(element).borderBottomWidth));
    const off = Math.abs(scene.y + scene.height - scene.width * BELOW_GROUND - ground);
    // A thumbnail is no picture.
    expect({ width, off: off <= 1.5 ? 0 : off, isLarge: scene.width > Math.min(280, width * 0.7) }).toEqual({
      width,
      off: 0,
      isLarge: true,
    });
  }
});

test('the pictures of a strip stand on one line', async () => {
  const page = await pageAt('/car-wash', { width: 390 });
  for (const width of [768, 1440]) {
    await setLook(page, { width });
    const lines = await page.locator('.photo-strip figcaption').evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
    expect(lines).toHaveLength(3);
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.1);
  }
});
