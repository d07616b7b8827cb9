import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BuildError } from '../base/build-error.ts';
import { ifExists } from '../base/disk-errors.ts';
import { fill } from '../base/fill.ts';
import { type BuildMistake, formatMistake } from '../base/mistake.ts';
import { escapeHtml } from '../base/text.ts';
import { type BrowserFiles, pageScript } from './browser-files.ts';
import type { SiteModules } from './site-modules.ts';

/** The mistakes that keep a site or page from being shown. */
export type Failure = { title: string; mistakes: BuildMistake[] };

/**
 * Describes an error for the page and the terminal. `modules` finds its positions in the site's
 * own code. For a bug in the generator itself, the whole stack is shown.
 */
export function failureOf(title: string, error: unknown, modules: SiteModules): Failure {
  if (error instanceof BuildError) return { title, mistakes: error.mistakes };
  if (!(error instanceof Error)) return { title, mistakes: [{ message: String(error) }] };
  const { message, stack, cause } = error;
  const positions = modules.positionsIn(cause instanceof Error ? cause : error);
  if (positions.length === 0) return { title, mistakes: [{ message: stack! }] };
  const calls = positions.map(
    ({ displayPath, line, column }) => `    at ${displayPath}:${line}:${column}`,
  );
  return { title, mistakes: [{ message: [message, ...calls].join('\n'), ...positions[0] }] };
}

export const failureText = ({ title, mistakes }: Failure): string =>
  [title, ...mistakes.map(formatMistake)].join('\n');

export function failurePage(
  { title, mistakes }: Failure,
  version: number,
  browserFiles: BrowserFiles,
  root: string,
): string {
  const items = mistakes.map(
    (mistake) =>
      `<li><pre>${escapeHtml(formatMistake(mistake))}</pre>${sourceBlock(mistake, root)}</li>`,
  );
  return fill(browserFiles.failureHtml, {
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
