import type { Page } from 'playwright-core';
import { sessionOf, withStyles } from '../support/one-page.ts';
import { lostText } from './lost-text.ts';

/** The smallest width of each layout, which has the least room. */
const WIDTHS = [320, 640, 700, 900, 1100, 1440];

/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/**
 * The texts that a page loses at the widths of all layouts, at 400 % zoom, with text spacing, and
 * with letters of 32 px.
 */
export async function lostInReflow(page: Page): Promise<string[]> {
  const lost = {
    'in windows of all layouts': await lostAt(page, WIDTHS, 700),
    'at 400 % zoom': await lostAt(page, [320], 256),
    'with text spacing': await withStyles(page, TEXT_SPACING, () => lostAt(page, [320, 768], 700)),
    'with letters of twice the size': await withLetters(page, 32, () =>
      // At 1440 px, large letters get the layout of 720 px.
      lostAt(page, [320, 390, 1440], 700),
    ),
  };
  return Object.entries(lost).flatMap(([how, problems]) =>
    problems.map((problem) => `${how}, ${problem}`),
  );
}

/** Skips painting, which costs as much processor time as layout. */
const UNPAINTED = 'html { clip-path: inset(100%) }';

/** The texts lost at these widths, in sentences: each problem once, with its widths. */
export async function lostAt(page: Page, widths: number[], height: number): Promise<string[]> {
  const found = new Map<string, number[]>();
  await withStyles(page, UNPAINTED, async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      for (const problem of await page.evaluate(lostText)) {
        // The amount changes from width to width, but it is one problem.
        const name = problem.replace(/,? (by|from) \d+( to \d+)?( px)?$/, '');
        found.set(name, [...(found.get(name) ?? []), width]);
      }
    }
  });
  return [...found].map(([problem, at]) => `at ${[...new Set(at)].join(', ')} px: ${problem}`);
}

/**
 * Runs `see` with letters of a size in CSS pixels, as set in the browser. That size also decides
 * which layout fits.
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
