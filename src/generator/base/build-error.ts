import { type BuildMistake, formatMistake } from './mistake.ts';

/**
 * The build cannot continue, for reasons that the reader can mend. The message is in whole
 * sentences and is shown without a stack.
 */
export class BuildError extends Error {
  override name = 'BuildError';
  readonly mistakes: BuildMistake[];

  constructor(message: string, mistakes: BuildMistake[] = [{ message }]) {
    super(message);
    this.mistakes = mistakes;
  }
}

/** Makes one error of all mistakes. Its message has a line for each. */
export const mistakesError = (mistakes: BuildMistake[]): BuildError =>
  new BuildError(mistakes.map(formatMistake).join('\n'), mistakes);
