import type { Page } from 'playwright-core';
import { withStyles } from '../support/one-page.ts';
import { lostText } from './lost-text.ts';

/**
 * Widths from `from` to `to` to look at: both, and the smallest width of each layout, which has the
 * least room, with letters of the browser's own size.
 */
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
  const onWidth = queries.filter((condition) => condition.includes('width'));
  const unknown = onWidth.filter((condition) => edgesOf(condition).length === 0);
  if (onWidth.length === 0 || unknown.length > 0)
    throw new Error(
      `Styles of this page depend on widths that cannot be read from their conditions: ${unknown.join(', ') || 'none'}.`,
    );
  const edges = onWidth.flatMap(edgesOf);
  return [...new Set([from, ...edges, to])]
    .filter((width) => width >= from && width <= to)
    .sort((one, other) => one - other);
}

/** One em of a media query, in CSS pixels. */
const EM = 16;

/** The width at which each layout of a media condition, or without it, begins, in CSS pixels. */
function edgesOf(condition: string): number[] {
  return [...condition.matchAll(/(min|max)-width: ?(\d+(?:\.\d+)?)(px|em)/g)].map(
    ([, kind, width, unit]) => {
      const edge = Number(width) * (unit === 'em' ? EM : 1);
      return kind === 'min' ? Math.ceil(edge) : Math.floor(edge) + 1;
    },
  );
}

/** Layout needs no paint, which costs as much processor time. */
export const UNPAINTED = 'html { clip-path: inset(100%) }';

/**
 * What is lost, and with `wholeWords` what is broken, at which of these widths, in sentences: each
 * problem once, with the widths that have it.
 */
export async function lostAt(
  page: Page,
  widths: number[],
  height: number,
  wholeWords = false,
): Promise<string[]> {
  const found = new Map<string, number[]>();
  await withStyles(page, UNPAINTED, async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      for (const problem of await page.evaluate(lostText, wholeWords)) {
        // The amount changes from width to width, but it is one problem.
        const name = problem.replace(/,? (by|from) \d+( to \d+)?( px)?$/, '');
        found.set(name, [...(found.get(name) ?? []), width]);
      }
    }
  });
  return [...found].map(([problem, at]) => `at ${[...new Set(at)].join(', ')} px: ${problem}`);
}
