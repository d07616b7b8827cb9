import { BuildError } from '../build-error.ts';
import { firstHundred } from '../first-hundred.ts';

/** One mistake in a content file. Without a line, the problem is the file itself: it is missing, or should not exist. */
export type Problem = { file: string; line?: number; column?: number; message: string };

/** One line for a terminal: `content/coupons.yaml:14:5  what is wrong. What is expected.` Editors make the position clickable. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}:${column}`}  ${message}`;
}

/** All mistakes in the content, ordered by file and line. The message has one line for each of the first hundred. */
export class ContentErrors extends BuildError {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const ordered = problems.toSorted(
      (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    );
    const { first, rest } = firstHundred(ordered);
    super([...first.map(formatProblem), ...rest].join('\n'));
    this.problems = ordered;
  }
}
