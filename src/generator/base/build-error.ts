import { firstHundred } from './first-hundred.ts';
import { formatMistake, type Mistake } from './mistake.ts';

/**
 * The build cannot continue, for reasons that the reader can mend. The message is in whole sentences
 * and is shown without a stack. It has a line for each of the first hundred mistakes.
 */
export class BuildError extends Error {
  override name = 'BuildError';
  readonly mistakes: Mistake[];

  constructor(what: string | Mistake[]) {
    const mistakes = typeof what === 'string' ? [{ message: what }] : what;
    const { first, andMore } = firstHundred(mistakes);
    super([...first.map(formatMistake), ...andMore].join('\n'));
    this.mistakes = mistakes;
  }
}
