import { BuildError } from '../build-error.ts';
import { errorCode } from '../error-code.ts';

/** Does what `act` does, and turns a failed system call under `out` into a sentence that says what to do. */
export function explainWrite<T>(out: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const advice = ADVICE[errorCode(error) ?? ''];
    if (!advice) throw error;
    const place = out.length > 300 ? `${out.slice(0, 300)}…` : out;
    throw new BuildError(
      `The site cannot be written to ${place}: ${advice} What was there before is unchanged. (${(error as Error).message.slice(0, 600)})`,
      'output folder',
    );
  }
}

const DENIED =
  'this user may not write to it or to the folder that holds it. Give this user the right, or choose another folder.';
const FULL = 'there is no room left on the disk. Free some and run the build again.';
const IN_THE_WAY = 'there is a file where a folder is needed. Remove it, or choose another folder.';
const ADVICE: Record<string, string> = {
  EACCES: DENIED,
  EPERM: DENIED,
  EROFS: 'the disk is read-only. Choose another folder.',
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOTDIR: IN_THE_WAY,
  EEXIST: IN_THE_WAY,
  EBUSY: 'another program uses it. Close that program, or choose another folder.',
  ENOENT:
    'a folder that it needs is missing and cannot be made, as on a read-only disk. Choose another folder.',
  ENAMETOOLONG:
    'a name is longer than the disk allows. Shorten the name of the file that it comes from, or choose another folder.',
  ELOOP: 'it is a symbolic link that leads to itself. Remove the link.',
};
