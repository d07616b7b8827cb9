import { BuildError } from './build-error.ts';

export const errorCode = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | undefined)?.code;

/** The result of `act`, or undefined if it needs a file or folder that does not exist. */
export function ifExists<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    // ENOTDIR: a part of the path is a file.
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error)!)) return undefined;
    throw error;
  }
}

/** The result of `act`. If it cannot read a file or folder, throws a BuildError with `name`. */
export function withReadErrors<T>(name: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    throw new BuildError(
      `${name} cannot be read: ${(error as Error).message}. Make it readable, or remove it.`,
    );
  }
}

export const outputFolderError = (folder: string, why: string): BuildError =>
  new BuildError(`The site cannot be written to ${folder}: ${why}`);

/** Runs `act`. Turns an error of the disk into a BuildError that says what to do. */
export function withWriteErrors(folder: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    const why =
      REASONS.find(({ codes }) => codes.includes(code))?.why ??
      'the disk refuses. See its reason at the end';
    const reason = (error as Error).message;
    throw outputFolderError(
      folder,
      `${why}, or choose another folder. The last site is unchanged. (${reason})`,
    );
  }
}

const REASONS = [
  { codes: ['EACCES', 'EPERM'], why: 'you may not write there. Allow it' },
  { codes: ['ENOSPC', 'EDQUOT'], why: 'there is no room left on the disk. Free some' },
  {
    codes: ['EBUSY', 'EXDEV'],
    why: 'another program uses it, or it is a mounted disk. Close that program',
  },
];
