import { BuildError } from './build-error.ts';
import { errorCode } from './error-code.ts';

/** Why no site is written to a folder. */
export const refusal = (folder: string, why: string): BuildError =>
  new BuildError(`The site cannot be written to ${folder}: ${why}`, 'output folder');

/** Does what `act` does, and turns a failed call of the disk into sentences that say what to do. */
export function explained(folder: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    const reason = (error as Error).message.slice(0, 600);
    throw refusal(
      folder.slice(0, 300),
      `${reason}. Give this user the right, make room, close other programs that use the folder, or choose another one. What was there before is unchanged.`,
    );
  }
}
