import type { Styles } from '../assets/bundle.ts';
import { inspect } from '../check/check.ts';
import { describeFaults } from '../check/describe-faults.ts';
import { escapeHtml } from '../escape-html.ts';
import { firstHundred } from '../first-hundred.ts';
import { formatMistake, type Mistake } from '../mistake.ts';
import { renderRoute, withStyles } from '../render.ts';
import type { Route } from '../site.ts';
import { exchangeMarkup } from './exchange-markup.ts';
import type { Failure } from './failure.ts';
import { type Moment, SCRIPT_PATH } from './moment.ts';
import { type Exchange, pageScript } from './page-script.ts';
import { sourceLines } from './source-lines.ts';

/** The path where pages listen for the next version. */
export const EVENTS_PATH = '/__dev/events';

/** The styles with an element for each sheet, so that a page can exchange one sheet and keep the others, with their fonts. */
export const inOwnElements = ({ always, components, late }: Styles): Styles => ({
  always: always.map(inOwnElement),
  components: components.map(({ name, css }) => ({ name, css: inOwnElement(css) })),
  late,
});

/** The text goes between `<style>` and `</style>`. */
const inOwnElement = (css: string): string => `</style><style>${css}`;

type Styled = Pick<Moment, 'styles' | 'bundle'>;

/**
 * The texts and addresses of styles that differ between two moments, each with the new one. Only style sheets may have changed
 * in between. Undefined if a sheet was empty before, because a page cannot find an empty text to exchange.
 */
export function styleExchanges(before: Styled, after: Styled): Exchange[] | undefined {
  const fresh = stylesOf(after);
  const exchanges = stylesOf(before).flatMap((old, index): Exchange[] =>
    old === fresh[index] ? [] : [[old, fresh[index]!]],
  );
  return exchanges.some(([old]) => old === '') ? undefined : exchanges;
}

const stylesOf = ({
  styles: { always, components, late },
  bundle: { sheets },
}: Styled): string[] => [
  ...always,
  ...components.map(({ css }) => css),
  late.href,
  ...sheets.map(({ href }) => href),
];

/**
 * A page of the dev server. It updates itself and shows the rules that it breaks in a corner. The site's script is inline,
 * because a browser paints the page before a script file arrives.
 */
export function devPage(moment: Moment, route: Route, version: string): string {
  const html = withStyles(renderRoute(route), inOwnElements(moment.styles));
  const script = String(moment.files.get(SCRIPT_PATH.slice(1)));
  const added =
    noteBox(notesOn(moment, route, html)) + scriptTag(version, false, moment.site.widgets);
  const page = html.includes('</body>')
    ? html.replace('</body>', () => `${added}</body>`)
    : html + added;
  return page.replace(` src="${SCRIPT_PATH}">`, () => `>${script}`);
}

function notesOn({ facts, site, findWritten }: Moment, route: Route, html: string): string[] {
  if (route.kind !== 'page') return [];
  const inspection = inspect(facts, site.checks);
  inspection.checkPage(route, html);
  return describeFaults(inspection.faultsSoFar(), facts.origin, findWritten).map(formatMistake);
}

/** The error page, with source lines. `read` returns the text of a file in the project, if it exists. */
export function failurePage(
  { title, mistakes }: Failure,
  version: string,
  read: (file: string) => string | undefined,
): string {
  const parts = mistakes.map(
    (mistake) =>
      `<li><pre>${markPlaces(escapeHtml(mistake.message))}</pre>${excerpt(mistake, read)}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width"><style>
body{margin:0;padding:2rem;background:#1c1917;color:#f5f5f4;font:1rem/1.6 ui-monospace,monospace}h1{font-size:1.4rem;color:#fdba74}ul{padding:0;list-style:none}pre{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}b{color:#fde68a}.source{padding:.75rem 1rem;border-left:3px solid #fdba74;background:#292524;white-space:pre;overflow-x:auto}
</style></head><body><main><h1>${escapeHtml(title)}</h1><p>Save the corrected file, and the page comes back by itself.</p><ul>${parts.join('')}</ul></main>${scriptTag(version, true, '')}</body></html>`;
}

function excerpt(
  { file, line, column = 1 }: Mistake,
  read: (file: string) => string | undefined,
): string {
  if (file === undefined || line === undefined) return '';
  const text = read(file);
  return text === undefined
    ? ''
    : `<pre class="source">${escapeHtml(sourceLines(text, { file, line, column }))}</pre>`;
}

const markPlaces = (text: string): string =>
  text.replace(/[\w./-]+\.\w+:\d+(?::\d+)?/g, '<b>$&</b>');

/** Uses a shadow root, so the page's styles do not apply. */
function noteBox(notes: string[]): string {
  if (notes.length === 0) return '';
  const { first, rest } = firstHundred(notes);
  const items = [...first, ...rest].map((note) => `<li>${escapeHtml(note)}</li>`).join('');
  return `<dev-notes><template shadowrootmode="open"><style>details{position:fixed;inset:auto 1rem 1rem auto;z-index:2147483647;max-width:min(40rem,90vw);max-height:60vh;overflow:auto;padding:.5rem .75rem;border:2px solid #fdba74;background:#1c1917;color:#f5f5f4;font:14px/1.5 ui-monospace,monospace}ul{padding-left:1rem}li{overflow-wrap:anywhere}</style><details><summary>${notes.length === 1 ? 'A rule is broken' : `${notes.length} rules are broken`} on this page</summary><ul>${items}</ul></details></template></dev-notes>`;
}

function scriptTag(version: string, broken: boolean, widgets: string): string {
  const fixed = `${widgets},dev-notes,script:not([type="application/ld+json"])`;
  const values = [EVENTS_PATH, broken, fixed].map((value) => JSON.stringify(value)).join(',');
  return `<script data-version="${version}">(${pageScript.toString()})(${values},${exchangeMarkup.toString()})</script>`;
}
