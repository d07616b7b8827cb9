import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on the colors of a scheme. */
export const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

/** Rules that axe cannot decide for some elements, each with the check that does. */
const SETTLED: Record<string, string> = {
  'color-contrast': 'face/contrast.ts measures pixels of text on drawings.',
  'color-contrast-enhanced': 'As color-contrast.',
  'hidden-content':
    'What is folded away is opened and checked, state by state, in face/every-state.test.ts.',
  'frame-tested':
    'The map in its frame is another site’s page. The drawing before it, the address and a link to the map say the same.',
  'skip-link':
    'Only while the menu is open: what the link leads to is covered, and comes back when the link takes the focus.',
  'css-orientation-lock': 'Only of the redirect, which has no styles.',
  'identical-links-same-purpose':
    'link-names.ts: on the careers page, two links open an e-mail to the shop, one of them with a subject.',
};

type Asked = { without?: readonly string[]; only?: readonly string[]; part?: string };

/**
 * Runs axe's rules on a page in its current state, or on the one `part` of it that has changed:
 * WCAG A, AA and AAA, best practices and experimental rules, except `without`, or `only` some.
 * Returns the faults, and the questions that neither axe nor another check decides.
 */
export async function axeFaults(
  page: Page,
  { without = [], only, part = 'html' }: Asked = {},
): Promise<string[]> {
  if (!(await page.evaluate<boolean>('typeof axe === "object"'))) await page.evaluate(AXE);
  // As text, because it runs in the page, where this file does not exist.
  const { violations, incomplete, passes } = await page.evaluate<
    Pick<AxeResults, 'violations' | 'incomplete' | 'passes'>
  >(`(async () => {
    const [without, only, part] = ${JSON.stringify([without, only, part])};
    const isRun = (id) => only ? only.includes(id) : !without.includes(id);
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: isRun(ruleId) }]));
    const { violations, incomplete, passes } = await axe.run(part, { rules, resultTypes: ['violations', 'incomplete'] });
    return { violations, incomplete, passes };
  })()`);
  if (passes.length === 0) throw new Error('Axe checked no element.');
  const undecided = incomplete.filter(({ id }) => !(id in SETTLED));
  return [...violations, ...undecided].flatMap((rule) =>
    places(rule).map((place) => `${rule.id}: ${rule.help}: ${place}`),
  );
}

const places = ({ nodes }: Result): string[] =>
  nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 100)}`);
