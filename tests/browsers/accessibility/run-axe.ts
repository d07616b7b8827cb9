import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// As text, because it runs in the page, where this file does not exist.
const RUN = `(async () => {
  const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
  const { violations, incomplete, passes } = await axe.run(document, { rules, resultTypes: ['violations', 'incomplete'] });
  return { violations, incomplete, passes };
})()`;

/** The results of all of axe's rules: faults, and rules that axe could not decide, each with its elements. */
export type Findings = { faults: string[]; undecided: Map<string, string[]> };

/** Runs all of axe's rules on a page in its current state: WCAG A, AA and AAA, best practices, and experimental rules. */
export async function runAxe(page: Page): Promise<Findings> {
  if (!(await page.evaluate<boolean>('typeof axe === "object"'))) await page.evaluate(AXE);
  const { violations, incomplete, passes } = await page.evaluate<Pick<AxeResults, 'violations' | 'incomplete' | 'passes'>>(RUN);
  if (passes.length === 0) throw new Error('Axe checked no element.');
  return {
    faults: violations.flatMap((rule) => places(rule).map((place) => `${rule.id}: ${rule.help}: ${place}`)),
    undecided: new Map(incomplete.map((rule) => [rule.id, places(rule)])),
  };
}

const places = ({ nodes }: Result): string[] => nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 100)}`);
