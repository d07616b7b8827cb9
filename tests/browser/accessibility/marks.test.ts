import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { SAMPLE } from '../../support/sites.ts';
import { pageAt } from '../support/one-page.ts';
import { colorAt, contrast, differenceAt, pixels } from '../support/pixels.ts';

const STATE = SAMPLE.paths['state-inspection']!;
const MARGIN = 12;
/**
 * WCAG 2.4.13: the ring is at least as large as a line of two pixels around the element, and
 * changes by 3:1.
 */
const THICKNESS = 2;
const CHANGE = 3;

test.each([
  ['/', { width: 1440 }],
  ['/', { width: 390, dark: true }],
  [STATE, { width: 390 }],
  ['/', { width: 1440, forcedColors: true }],
])('the focus ring is large and clear on %s, %j', async (path, look) => {
  const page = await pageAt(path, look);
  // Only after a key press does the browser show the ring of an element that a script focuses.
  await page.keyboard.press('Shift');
  const seen = new Set<string>();
  // The skip link is visible only with the focus, so nothing can be compared.
  const all = page.locator(':is(a[href]:not([tabindex], .skip-link), button, summary)');
  for (const element of await all.filter({ visible: true }).elementHandles()) {
    const { kind, perimeter, box } = await element.evaluate(measured, MARGIN);
    // Elements with the same styles on the same ground have the same ring.
    if (seen.has(kind)) continue;
    seen.add(kind);
    const before = await pixels(page, box);
    await element.evaluate((one) => (one as HTMLElement).focus({ preventScroll: true }));
    const after = await pixels(page, box);
    let changed = 0;
    for (let at = 0; at < before.width * before.height; at++) {
      if (differenceAt(before, after, at, 0) === 0) continue;
      if (contrast(colorAt(before, at, 0), colorAt(after, at, 0)) >= CHANGE) changed += 1;
    }
    expect.soft(changed, kind).toBeGreaterThanOrEqual(THICKNESS * perimeter);
  }
  expect(seen.size).toBeGreaterThan(5);
});

/** Runs in the page: scrolls an element into view, and returns all that decides its ring. */
function measured(element: HTMLElement | SVGElement, margin: number) {
  (document.activeElement as HTMLElement | null)?.blur();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let ground = element.parentElement!;
  while (ground.parentElement && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
    ground = ground.parentElement;
  const { backgroundColor, outlineColor, outlineOffset } = getComputedStyle(element);
  const under = getComputedStyle(ground).backgroundColor;
  const lines = [...element.getClientRects()];
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.floor(left - margin), Math.floor(top - margin)].map((at) => Math.max(0, at));
  return {
    box: {
      x: x!,
      y: y!,
      width: Math.min(innerWidth, Math.ceil(right + margin)) - x!,
      height: Math.min(innerHeight, Math.ceil(bottom + margin)) - y!,
    },
    kind: `${element.tagName} ${backgroundColor} ${outlineColor} ${outlineOffset} on ${under}`,
    perimeter: lines.reduce((sum, { width, height }) => sum + 2 * (width + height), 0),
  };
}

/**
 * Marks with a meaning that CSS or SVG draws, and the width of each in its element. The reference
 * picture of home in forced colors shows the others.
 */
const MARKS = { '.menu-button i': 9, '.criteria-table-pass': 26, '.criteria-table-fail': 26 };

test('in forced colors, marks with a meaning are visible', async () => {
  const page = await pageAt(STATE, { width: 390, forcedColors: true });
  for (const dark of [false, true]) {
    await setLook(page, { width: 390, dark, forcedColors: true });
    for (const [mark, width] of Object.entries(MARKS)) {
      const element = page.locator(mark).first();
      await element.scrollIntoViewIfNeeded();
      const seen = await pixels(page, { ...(await element.boundingBox())!, width });
      // The contrast of two colors is the ratio of their contrasts with black.
      const fromBlack = Array.from({ length: seen.width * seen.height }, (_, at) =>
        contrast(colorAt(seen, at, 0), [0, 0, 0]),
      ).sort((one, other) => one - other);
      expect(fromBlack.at(-1)! / fromBlack[0]!, `${mark}, dark: ${dark}`).toBeGreaterThan(3);
    }
  }
});
