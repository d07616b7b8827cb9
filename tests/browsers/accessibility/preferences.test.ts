import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { SAMPLE } from '../../support/sites.ts';
import { pageAt } from '../support/one-page.ts';
import { faintRings } from './focus-ring.ts';
import { contrastIn, MARKS } from './marks.ts';
import { type Motion, motions } from './motion.ts';

const STATE_INSPECTION = SAMPLE.kinds['state-inspection']!;
const DIAGNOSTICS = SAMPLE.kinds.diagnostics!;

// face/every-kind.test.ts and face/every-state.test.ts prove the rest about motion.
test.each(['/', '/services', '/coupons'])('with reduced motion, nothing moves under the mouse on %s', async (path) => {
  const page = await pageAt(path, { width: 1440 });
  const links = await page.locator('main :is(a, button, summary)').filter({ visible: true }).all();
  const moved: Motion[] = [];
  for (const link of links) {
    await link.hover({ force: true });
    moved.push(...(await motions(page)));
  }
  expect(moved).toEqual([]);
});

const PLACES = [...new Set(MARKS.map(({ path, width }) => `${path} ${width}`))];

test.each(PLACES)('in forced colors, marks with a meaning are visible: %s', async (place) => {
  const marks = MARKS.filter(({ path, width }) => place === `${path} ${width}`);
  const { path, width } = marks[0]!;
  const page = await pageAt(path, { width, forcedColors: true });
  const faint: string[] = [];
  for (const dark of [false, true]) {
    await setLook(page, { width, dark, forcedColors: true });
    for (const { of, selector, part } of marks) if ((await contrastIn(page, selector, part)) < 3) faint.push(`${of}, dark: ${dark}`);
  }
  expect(faint).toEqual([]);
});

const PRESSED = { chosen: '[aria-pressed="true"]', other: '[aria-pressed="false"]' };

test.each([
  { what: 'a pressed month', path: STATE_INSPECTION, all: '.sticker-months-keys button', ...PRESSED },
  { what: 'a ticked item', path: STATE_INSPECTION, all: '.driveway tbody button', ...PRESSED },
  { what: 'an urgent answer', path: DIAGNOSTICS, all: '.complaint-list', chosen: '-stop b', other: '-week b' },
])('in forced colors, $what differs from the others', async ({ path, all, chosen, other }) => {
  const page = await pageAt(path, { width: 390, forcedColors: true });
  if (all.endsWith('button')) await page.locator(all).first().click();
  const colorOf = (part: string) =>
    page
      .locator(all + part)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const dark of [false, true]) {
    await setLook(page, { width: 390, dark, forcedColors: true });
    expect(await colorOf(chosen)).not.toBe(await colorOf(other));
  }
});

test.each(['/', '/reviews'])('in forced colors, the bar of the rating on %s differs from its ground', async (path) => {
  const page = await pageAt(path, { width: 390, forcedColors: true });
  for (const dark of [false, true]) {
    await setLook(page, { width: 390, dark, forcedColors: true });
    const [bar, ground] = await page.evaluate(() =>
      ['.rating-ruler-scale i', 'body'].map((selector) => getComputedStyle(document.querySelector(selector)!).backgroundColor),
    );
    expect(bar).not.toBe(ground);
  }
});

test('in forced colors, the answer beside the car has its numbers and its way out', async () => {
  const look = { width: 768, forcedColors: true };
  const page = await pageAt('/', look);
  await page.locator('.complaints a').first().click();
  await page.locator('.complaint-list-card section').waitFor();
  for (const dark of [false, true]) {
    await setLook(page, { ...look, dark });
    expect(await contrastIn(page, '.complaint-list-card .number')).toBeGreaterThan(3);
    expect(await contrastIn(page, '.complaint-list-card button')).toBeGreaterThan(3);
  }
  // Behind letters on a filled ground, the browser would draw a plate in the color of the letters.
  for (const filled of ['.hero-callouts .number', '.complaint-list-card .number', '.complaints [aria-expanded=true]']) {
    const adjust = await page
      .locator(filled)
      .first()
      .evaluate((element) => getComputedStyle(element).forcedColorAdjust);
    expect([filled, adjust]).toEqual([filled, 'none']);
  }
});

test.each([false, true])('in forced colors, dark: %s, all pictures of a strip are on the ground of the page', async (dark) => {
  const page = await pageAt('/car-wash', { width: 768, dark, forcedColors: true });
  const grounds = await page
    .locator('body, .photo-strip, .photo-strip-text')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  expect(grounds).toEqual(Array(5).fill(grounds[0]));
  const ownGrounds = await page
    .locator('.photo-strip :is(img, svg)')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  expect(ownGrounds).toEqual(Array(3).fill('rgba(0, 0, 0, 0)'));
});

test.each([false, true])('in forced colors, dark: %s, the focus ring is visible', async (dark) => {
  const known = new Set<string>();
  for (const path of ['/', '/reviews'])
    expect(await faintRings(await pageAt(path, { width: 1440, dark, forcedColors: true }), 'body', known)).toEqual([]);
});
