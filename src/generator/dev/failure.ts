import { BuildError } from '../base/build-error.ts';
import { type BuildMistake, formatMistake, listed } from '../base/mistake.ts';
import type { SiteModules } from './site-modules.ts';

/** The mistakes that keep a site or page from being shown. Each message names its file. */
export type Failure = { title: string; mistakes: BuildMistake[] };

/**
 * Describes an error for the page and the terminal. `modules` finds its positions in the site's
 * own code. For a bug in the generator itself, the whole stack is shown.
 */
export function failureOf(title: string, error: Error, modules: SiteModules): Failure {
  if (error instanceof BuildError) {
    const { shown, andMore } = listed(error.mistakes);
    const formatted = shown.map((mistake) => ({ ...mistake, message: formatMistake(mistake) }));
    return { title, mistakes: [...formatted, ...andMore.map((message) => ({ message }))] };
  }
  const { message, stack, cause } = error;
  const positions = modules.positionsIn(cause instanceof Error ? cause : error);
  if (positions.length === 0) return { title, mistakes: [{ message: stack! }] };
  const calls = positions.map(
    ({ displayPath, line, column }) => `    at ${displayPath}:${line}:${column}`,
  );
  return { title, mistakes: [{ message: [message, ...calls].join('\n'), ...positions[0] }] };
}

/** The text of all mistakes. */
export const failureText = ({ title, mistakes }: Failure): string =>
  [title, ...mistakes.map(({ message }) => message)].join('\n');
