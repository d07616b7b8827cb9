import { BuildError } from './build-error.ts';
import { firstHundred } from './first-hundred.ts';
import { formatMistake, type BuildMistake } from './mistake.ts';

/** Makes one error of all mistakes. Its message has a line for each of the first hundred. */
export function mistakesError(mistakes: BuildMistake[]): BuildError {
  const { first, andMore } = firstHundred(mistakes);
  return new BuildError([...first.map(formatMistake), ...andMore].join('\n'), mistakes);
}
