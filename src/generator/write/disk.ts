import nodeFs from 'node:fs';
import { BuildError } from '../build-error.ts';
import { errorCode } from '../error-code.ts';

/** The disk functions that writing a site needs. Tests pass a disk that fails. */
export type Disk = Pick<
  typeof nodeFs,
  'existsSync' | 'mkdirSync' | 'readdirSync' | 'readlinkSync' | 'realpathSync' | 'renameSync' | 'rmSync' | 'statSync' | 'writeFileSync'
>;

export const disk: Disk = nodeFs;

/** Turns a failed system call under `out` into a sentence that says what to do. Any other error is returned unchanged. */
export function explainDiskError(error: unknown, out: string): unknown {
  const advice = ADVICE[errorCode(error) ?? ''];
  if (!advice) return error;
  return new BuildError(
    `The site cannot be written to ${out}: ${advice} What was there before is unchanged. (${(error as Error).message})`,
  );
}

const DENIED =
  'this user may not write to it or to the folder that holds it. Give this user the right, or choose another folder with --out.';
const FULL = 'there is no room left on the disk. Free some and run the build again.';
const IN_THE_WAY = 'there is a file where a folder is needed. Remove it, or choose another folder with --out.';
const MOUNTED =
  'it cannot be replaced as a whole, because it is mounted or in use by another program. Choose a folder inside it with --out.';

const ADVICE: Record<string, string> = {
  EACCES: DENIED,
  EPERM: DENIED,
  EROFS: 'the disk is read-only. Choose another folder with --out.',
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOTDIR: IN_THE_WAY,
  EEXIST: IN_THE_WAY,
  EBUSY: MOUNTED,
  EXDEV: MOUNTED,
};
