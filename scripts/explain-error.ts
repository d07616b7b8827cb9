import { sep } from 'node:path';
import { ArgsError } from './args.ts';

/**
 * What the terminal shows of an error. One made for its reader is only its message; one that says of another where it
 * happened, its message and the lines of our own code that led to the other. The rest comes back whole.
 */
export function explainError(error: unknown, root: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof ArgsError || READABLE.has(error.name)) return error.message;
  return error.cause instanceof Error ? [error.message, ...ownFrames(error.cause, root)].join('\n') : error;
}

const READABLE = new Set(['BuildError', 'ContentErrors']);

/** The places in this project, in the order of the stack, from `root`. */
function ownFrames({ stack = '' }: Error, root: string): string[] {
  const own = stack.split('\n').filter((line) => /^\s+at (?!.*(?:node_modules|node:))/.test(line));
  return own.map((line) => line.replace(root + sep, ''));
}
