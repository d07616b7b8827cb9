import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ifExists } from '../base/disk-errors.ts';
import { escapeHtml } from '../base/text.ts';
import { fillOrKeep } from '../base/fill.ts';
import type { BuildMistake } from '../base/mistake.ts';
import type { BrowserFiles } from './browser-files.ts';
import { pageScript } from './dev-page.ts';
import type { Failure } from './failure.ts';

/** Makes the page of a failure, with source lines of the project in the folder `root`. */
export function failurePage(
  { title, mistakes }: Failure,
  version: number,
  browserFiles: BrowserFiles,
  root: string,
): string {
  const items = mistakes.map(
    (mistake) => `<li><pre>${escapeHtml(mistake.message)}</pre>${sourceBlock(mistake, root)}</li>`,
  );
  return fillOrKeep(browserFiles.failure, {
    title: escapeHtml(title),
    mistakes: items.join(''),
    script: pageScript(browserFiles, version, true),
  });
}

function sourceBlock({ displayPath, line, column = 1 }: BuildMistake, root: string): string {
  if (displayPath === undefined || line === undefined) return '';
  const text = ifExists(() => readFileSync(resolve(root, displayPath), 'utf8'));
  return text === undefined
    ? ''
    : `<pre class="source">${escapeHtml(sourceLines(text, line, column))}</pre>`;
}

const LINES_AROUND = 2;

/** The numbered source lines around a position, with a mark below its column. */
function sourceLines(text: string, line: number, column: number): string {
  const lines = text.split(/\r?\n/);
  const first = Math.max(1, line - LINES_AROUND);
  const last = Math.min(lines.length, line + LINES_AROUND);
  const width = String(last).length;
  return lines
    .slice(first - 1, last)
    .flatMap((source, i) => {
      const row = `${String(first + i).padStart(width)} │ ${source}`;
      return first + i === line
        ? [row, `${' '.repeat(width)} │ ${' '.repeat(column - 1)}^`]
        : [row];
    })
    .join('\n');
}
