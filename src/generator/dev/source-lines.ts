import type { Position } from '../mistake.ts';

const AROUND = 2;

/**
 * The numbered source lines around a position, two before and two after, with a mark below the
 * column. `text` is the whole file.
 */
export function sourceLines(text: string, { line, column }: Position): string {
  const lines = text.split(/\r?\n/);
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  return lines
    .slice(first - 1, last)
    .flatMap((source, i) => {
      const row = `${String(first + i).padStart(width)} │ ${source}`;
      // Keep tabs, so the mark is below the right character.
      return first + i === line
        ? [row, `${' '.repeat(width)} │ ${source.slice(0, column - 1).replace(/[^\t]/g, ' ')}^`]
        : [row];
    })
    .join('\n');
}
