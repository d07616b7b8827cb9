import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { pageAt } from '../support/one-page.ts';

/** A scene is 420 units wide, and its ground is 20 units above its lower edge. */
const BELOW_GROUND = 20 / 420;

/**
 * A view in a block of text. The element `rule` has the ground at its lower or upper edge, and the
 * drawing goes `below` it by this fraction of its width.
 */
const VIEW = {
  drawing: '.section-block-place :is(svg, img)',
  rule: '.section-block-place',
  edge: 'lower',
  below: BELOW_GROUND,
};
const PLACES = [
  {
    what: 'the street',
    path: '/about',
    drawing: '.masthead-street > svg',
    rule: '.masthead',
    edge: 'lower',
    below: 0,
  },
  { what: 'a view of the street', path: '/about', ...VIEW },
  {
    what: 'the work',
    path: '/careers',
    drawing: '.photo-strip svg',
    rule: '.photo-strip-text',
    edge: 'upper',
    below: BELOW_GROUND,
  },
  { what: 'a view of the shop', path: '/careers', ...VIEW },
];

test.each(PLACES)(
  'the ground of $what on $path is on a line of the page',
  async ({ path, drawing, rule, edge, below }) => {
    const page = await pageAt(path, { width: 390 });
    for (const width of [390, 768, 1440]) {
      await setLook(page, { width });
      const scene = (await page.locator(drawing).first().boundingBox())!;
      const ground = await page
        .locator(rule)
        .first()
        .evaluate((element, lower) => {
          const { top, bottom } = element.getBoundingClientRect();
          return lower
            ? bottom - Number.parseFloat(getComputedStyle(element).borderBottomWidth)
            : top;
        }, edge === 'lower');
      const off = Math.abs(scene.y + scene.height - scene.width * below - ground);
      // A thumbnail is no picture.
      expect({
        width,
        off: off <= 1.5 ? 0 : off,
        isLarge: scene.width > Math.min(280, width * 0.3),
      }).toEqual({
        width,
        off: 0,
        isLarge: true,
      });
    }
  },
);

test('the pictures of a strip stand on one line', async () => {
  const page = await pageAt('/car-wash', { width: 390 });
  for (const width of [768, 1440]) {
    await setLook(page, { width });
    const lines = await page
      .locator('.photo-strip-text')
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
    expect(lines).toHaveLength(3);
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.1);
  }
});
