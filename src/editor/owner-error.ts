import { BuildError } from '../generator/portable.ts';

/** An error with a sentence for the owner. One of the program itself is printed for a developer. */
export function ownerError(error: Error, log: (text: string) => void): BuildError {
  if (error instanceof BuildError) return error;
  log(error.stack ?? String(error));
  return new BuildError(
    'This is a mistake of the editor itself. ' +
      'Ask your developer: the window in which it was started says more.',
  );
}
