import { readFileSync } from 'node:fs';
import { BuildError } from './build-error.ts';

/**
 * Reads a file that the site is made from. Throws a BuildError with its name, as messages show it,
 * if that is not possible.
 */
export function readSourceFile(path: string, name: string): Uint8Array {
  return explainRead(name, () => readFileSync(path));
}

/**
 * Does what `act` does, and throws a BuildError with this name if it cannot read the file or
 * folder.
 */
export function explainRead<T>(name: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new BuildError(
      `${name} cannot be read: ${(error as Error).message}. ` +
        'Give this user the right to read it, or remove it.',
    );
  }
}
