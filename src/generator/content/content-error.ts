import { BuildError } from '../base/build-error.ts';
import { firstHundred } from '../base/first-hundred.ts';
import { formatMistake, type Mistake } from '../base/mistake.ts';

/**
 * All mistakes in the content, ordered by file and line. The message has one line for each of the
 * first hundred.
 */
export class ContentErrors extends BuildError {
  readonly mistakes: Mistake[];

  constructor(mistakes: Mistake[]) {
    const ordered = mistakes.toSorted(
      ({ file: fileA = '', ...a }, { file: fileB = '', ...b }) =>
        Number(fileA > fileB) - Number(fileA < fileB) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0),
    );
    const { first, andMore } = firstHundred(ordered);
    super([...first.map(formatMistake), ...andMore].join('\n'));
    this.mistakes = ordered;
  }
}
