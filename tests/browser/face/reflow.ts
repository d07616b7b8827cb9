import type { Page } from 'playwright-core';
import { sessionOf, withStyles } from '../support/one-page.ts';
import { tornWords } from './torn-words.ts';
import { lostAt, widthsOf } from './widths.ts';

/** A phone and a tablet or a desk, for tests with the visitor's own styles. */
const SPACED = [320, 768];
/** In letters of twice the size, a window of 1,440 px has the layout of 720 px. */
const ENLARGED = [320, 1440];

/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/**
 * What a page loses of its text in windows of all widths, zoomed in, with more space in its text,
 * and with larger letters.
 */
export async function lostInReflow(page: Page): Promise<string[]> {
  const lost = {
    'in whole words': await lostAt(page, [...(await widthsOf(page, 320, 1440)), 1920], 700, true),
    'at 400 % zoom': await lostAt(page, [320], 256),
    'with text spacing': await withStyles(page, TEXT_SPACING, () => lostAt(page, SPACED, 700)),
    'with letters of twice the size': await withLetters(page, 32, async () => [
      ...(await tornAt(page, [320, 390, 1280])),
      ...(await lostAt(page, ENLARGED, 700)),
    ]),
  };
  return Object.entries(lost).flatMap(([how, problems]) =>
    problems.map((problem) => `${how}, ${problem}`),
  );
}

async function tornAt(page: Page, widths: number[]): Promise<string[]> {
  const torn: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    torn.push(...(await page.evaluate(tornWords, true)).map((one) => `at ${width} px: ${one}`));
  }
  return torn;
}

/**
 * Runs `see` with letters of a size in CSS pixels that a visitor sets in the browser. That size
 * also decides which layout fits.
 */
export async function withLetters<Result>(
  page: Page,
  size: number,
  see: () => Promise<Result>,
): Promise<Result> {
  const session = await sessionOf(page);
  const set = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  try {
    await set(size);
    return await see();
  } finally {
    await set(16);
  }
}
