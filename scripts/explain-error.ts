import { sep } from 'node:path';
import { ArgsError } from './args.ts';

/**
 * The text of an error for the terminal. A BuildError, ContentErrors or ArgsError shows only its message. An error with a
 * cause also shows the lines of our own code in the cause's stack. Any other error is returned unchanged.
 */
export function explainError(error: unknown, root: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof ArgsError || READABLE.has(error.name)) return error.message;
  return error.cause instanceof Error ? [error.message, ...ownFrames(error.cause, root)].join('\n') : error;
}

const READABLE = new Set(['BuildError', 'ContentErrors']);

/** The stack lines that are in this project, relative to `root`. */
function ownFrames({ stack = '' }: Error, root: string): string[] {
  const own = stack.split('\n').filter((line) => /^\s+at (?!.*(?:node_modules|node:))/.test(line));
  return own.map((line) => line.replace(root + sep, ''));
}
