import { BuildError } from './build-error.ts';

/**
 * Does what `act` does. If that cannot read a file or folder, throws a BuildError with its name.
 */
export function withReadErrors<T>(name: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new BuildError(
      `${name} cannot be read: ${(error as Error).message}. Make it readable, or remove it.`,
    );
  }
}
