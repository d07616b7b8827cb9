import { BuildError } from './build-error.ts';
import { type BuildMistake, firstItems, formatMistake } from './mistake.ts';

/** Makes one error of all mistakes. Its message has a line for each that is listed. */
export function mistakesError(mistakes: BuildMistake[]): BuildError {
  const { shown, andMore } = firstItems(mistakes);
  return new BuildError([...shown.map(formatMistake), ...andMore].join('\n'), mistakes);
}
