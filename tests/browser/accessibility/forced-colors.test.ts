import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { SAMPLE } from '../../support/sites.ts';
import { pageAt } from '../support/one-page.ts';
import { faintRings } from './focus-ring.ts';
import { contrastIn, MARKS } from './marks.ts';

test.each(MARKS)(
  'in forced colors, marks with a meaning are visible on $path',
  async ({ path, width, marks }) => {
    const page = await pageAt(path, { width, forcedColors: true });
    for (const { press } of marks) if (press) await page.locator(press).first().click();
    const faint: string[] = [];
    for (const dark of [false, true]) {
      await setLook(page, { width, dark, forcedColors: true });
      for (const mark of marks)
        if ((await contrastIn(page, mark)) < 3) faint.push(`${mark.of}, dark: ${dark}`);
    }
    expect(faint).toEqual([]);
  },
);

/** A style of the first element that matches each selector. */
const stylesOf = (
  page: Page,
  selectors: string[],
  style: 'backgroundColor' | 'color' | 'forcedColorAdjust',
) =>
  page.evaluate(
    ({ selectors, style }) =>
      selectors.map((selector) => getComputedStyle(document.querySelector(selector)!)[style]),
    {
      selectors,
      style,
    },
  );

const PRESSED = ['[aria-pressed="true"]', '[aria-pressed="false"]'];

test.each([
  {
    what: 'a pressed month',
    kind: 'state-inspection',
    press: '.sticker-months-keys button',
    differ: PRESSED,
  },
  {
    what: 'a ticked item',
    kind: 'state-inspection',
    press: '.driveway tbody button',
    differ: PRESSED.map((state) => `.driveway ${state}`),
  },
  { what: 'the bar of the rating', kind: 'home', differ: ['.rating-ruler-scale i', 'body'] },
  { what: 'the bar of the rating', kind: 'reviews', differ: ['.rating-ruler-scale i', 'body'] },
] as const)(
  'in forced colors, $what on $kind has another ground than what is around',
  async ({ kind, press, differ }) => {
    const page = await pageAt(SAMPLE.kinds[kind]!, { width: 390, forcedColors: true });
    if (press) await page.locator(press).first().click();
    for (const dark of [false, true]) {
      await setLook(page, { width: 390, dark, forcedColors: true });
      expect(new Set(await stylesOf(page, [...differ], 'backgroundColor')).size).toBe(2);
    }
  },
);

test('in forced colors, the urgency of an answer is in the two colors of the page, exchanged', async () => {
  const page = await pageAt(SAMPLE.kinds.diagnostics!, { width: 390, forcedColors: true });
  for (const dark of [false, true]) {
    await setLook(page, { width: 390, dark, forcedColors: true });
    const [ground, urgentGround] = await stylesOf(
      page,
      ['body', '.complaint-list-stop b'],
      'backgroundColor',
    );
    expect(await stylesOf(page, ['.complaint-list-stop b', 'body'], 'color')).toEqual([
      ground,
      urgentGround,
    ]);
  }
});

// Behind letters on a filled ground, the browser would draw a plate in the color of the letters.
test('in forced colors, letters on a filled ground are on no plate', async () => {
  const page = await pageAt('/', { width: 768, forcedColors: true });
  await page.locator('.complaints a').first().click();
  await page.locator('.complaint-list-card .number').first().waitFor();
  const filled = ['.hero-callouts .number', '.complaint-list-card .number'];
  expect(await stylesOf(page, filled, 'forcedColorAdjust')).toEqual(['none', 'none']);
});

test('in forced colors, all pictures of a strip are on the ground of the page', async () => {
  const page = await pageAt('/car-wash', { width: 768, forcedColors: true });
  for (const dark of [false, true]) {
    await setLook(page, { width: 768, dark, forcedColors: true });
    const grounds = await page
      .locator('body, .photo-strip, .photo-strip-text, .photo-strip :is(img, svg)')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
    expect(new Set(grounds)).toEqual(new Set([grounds[0], 'rgba(0, 0, 0, 0)']));
  }
});

test.each([
  { path: '/', dark: false },
  { path: '/reviews', dark: true },
])('in forced colors, dark: $dark, the focus ring is visible', async ({ path, dark }) => {
  const page = await pageAt(path, { width: 1440, dark, forcedColors: true });
  expect(await faintRings(page, 'body')).toEqual([]);
});
