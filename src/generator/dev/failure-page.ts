import { escapeHtml } from '../escape-html.ts';
import type { Mistake } from '../mistake.ts';
import { type BrowserFiles, fillMarkup } from './browser-files.ts';
import { pageScript } from './dev-page.ts';
import type { Failure } from './failure.ts';
import { sourceLines } from './source-lines.ts';

/**
 * The page of a mistake, with source lines. `read` returns the text of a file in the project, if it
 * exists.
 */
export function failurePage(
  { title, mistakes }: Failure,
  version: number,
  browser: BrowserFiles,
  read: (file: string) => string | undefined,
): string {
  const items = mistakes.map(
    (mistake) =>
      `<li><pre>${markPlaces(escapeHtml(mistake.message))}</pre>${excerpt(mistake, read)}</li>`,
  );
  return fillMarkup(browser.failure, {
    title: escapeHtml(title),
    mistakes: items.join(''),
    script: pageScript(browser, version, ' data-broken'),
  });
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
