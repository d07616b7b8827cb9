import { errorCode } from './error-code.ts';

/** What `act` returns, or undefined if it needs a file or folder that does not exist. */
export function ifThere<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    // The second code: a part of the path is a file.
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error)!)) return undefined;
    throw error;
  }
}
