import { BuildError } from '../build-error.ts';
import { firstHundred } from '../first-hundred.ts';
import { ContentErrors, formatProblem } from '../read/content-error.ts';

/** A position in a file of the project; line and column count from 1. */
export type Place = { file: string; line: number; column: number };

/** One problem: its text for the terminal, and the source lines around its position if they help. */
export type Problem = { text: string; place?: Place };

/** The problems that prevent a site or a page from being shown. */
export type Failure = { title: string; problems: Problem[] };

/**
 * Describes an error for the page and the terminal. `placesIn` finds the positions in the site's own code. For a bug in the
 * generator itself, the whole stack is shown.
 */
export function failureOf(title: string, error: unknown, placesIn: (error: Error) => Place[]): Failure {
  if (error instanceof ContentErrors) {
    const { first, rest } = firstHundred(error.problems);
    return { title, problems: [...first.map(contentProblem), ...rest.map((text) => ({ text }))] };
  }
  if (!(error instanceof Error)) return { title, problems: [{ text: String(error) }] };
  if (error instanceof BuildError) return { title, problems: [{ text: error.message }] };
  const places = placesIn(error.cause instanceof Error ? error.cause : error);
  if (places.length === 0) return { title, problems: [{ text: error.stack ?? error.message }] };
  const calls = places.map(({ file, line, column }) => `    at ${file}:${line}:${column}`);
  return { title, problems: [{ text: [error.message, ...calls].join('\n'), place: places[0] }] };
}

/** The text of all problems. */
export const failureText = ({ title, problems }: Failure): string => [title, ...problems.map(({ text }) => text)].join('\n');

function contentProblem(problem: ContentErrors['problems'][number]): Problem {
  const { file, line, column = 1 } = problem;
  return { text: formatProblem(problem), place: line === undefined ? undefined : { file, line, column } };
}
