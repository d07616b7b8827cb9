import type { Page } from 'playwright-core';
import { lostText } from './lost-text.ts';

const STEP = 80;

/** Widths from `from` to `to` to look at: every 80 px, and both sides of every width at which the page's styles change, with letters of the browser's own size. */
export async function widthsOf(page: Page, from: number, to: number): Promise<number[]> {
  const queries = await page.evaluate(() => {
    const found: string[] = [];
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) found.push(rule.conditionText);
        if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    return found;
  });
  const edges = queries.flatMap(edgesOf);
  if (edges.length === 0)
    throw new Error('No style of this page depends on the width of the window, or its conditions are no longer understood.');
  const steps = Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, index) => from + index * STEP);
  const all = [...steps, ...edges.flatMap((edge) => [Math.ceil(edge) - 1, Math.floor(edge), Math.floor(edge) + 1]), to];
  return [...new Set(all)].filter((width) => width >= from && width <= to).sort((one, other) => one - other);
}

/** One em of a media query, in CSS pixels. */
const EM = 16;

/** Widths in CSS pixels at which a media condition changes. */
function edgesOf(condition: string): number[] {
  return [...condition.matchAll(/width[^\d]*(\d+(?:\.\d+)?)(px|em)/g)].map(([, width, unit]) => Number(width) * (unit === 'em' ? EM : 1));
}

/** What is lost, and with `wholeWords` what is broken, at which of these widths, in sentences: each problem once, with the widths that have it. */
export async function lostAt(page: Page, widths: number[], height: number, wholeWords = false): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // The amount changes from width to width, but it is one problem.
    const lost = new Set(
      (await page.evaluate(lostText, wholeWords)).map((problem) => problem.replace(/,? (by|from) \d+( to \d+)?( px)?$/, '')),
    );
    for (const problem of lost) found.set(problem, [...(found.get(problem) ?? []), width]);
  }
  return [...found].map(
    ([problem, at]) =>
      `${at.length > 1 ? `${at[0]} to ${at.at(-1)} px (${at.length} of ${widths.length} widths)` : `${at[0]} px`}: ${problem}`,
  );
}
