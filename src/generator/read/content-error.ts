import { firstHundred } from '../first-hundred.ts';

/** One thing that is wrong in a content file. Without a line the file itself is meant: it is missing, or should not be there. */
export type Problem = { file: string; line?: number; column?: number; message: string };

/** One line for a terminal: `content/coupons.yaml:14:5  what is wrong. What is expected.` Editors make the place clickable. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}:${column}`}  ${message}`;
}

/** All that is wrong with the content, at once, ordered by file and line. Its message is one formatted line each, of which the first hundred are given. */
export class ContentErrors extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const ordered = problems.toSorted(
      (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    );
    super(firstHundred(ordered, formatProblem).join('\n'));
    this.name = 'ContentErrors';
    this.problems = ordered;
  }
}
