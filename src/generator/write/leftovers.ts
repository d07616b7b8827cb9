import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';

/** How long a build of another machine or container may take, in milliseconds. Whether it still runs cannot be seen from here. */
const LONGEST_BUILD = 60 * 60 * 1000;

/** A folder beside the site that a build writes to. */
type Leftover = { folder: string; end: string; isInUse: boolean };

/** New names beside `out` for the folders of one build. They say which process of which machine writes to them. */
export function foldersBeside(out: string): { next: string; last: string } {
  const name = `.${basename(out)}.${process.pid}-${machine()}-${randomBytes(4).toString('hex')}`;
  return { next: join(dirname(out), `${name}.next`), last: join(dirname(out), `${name}.last`) };
}

/** The folders beside the site that other builds write to, or that killed builds left, newest last. */
export function leftovers(out: string): Leftover[] {
  const start = `.${basename(out)}.`;
  const here = machine();
  return fs
    .readdirSync(dirname(out))
    .filter((name) => name.startsWith(start))
    .flatMap((name) => {
      const [, pid, where, end] =
        /^(\d+)-([0-9a-f]{8})-[0-9a-f]{8}\.(next|last)$/.exec(name.slice(start.length)) ?? [];
      const folder = join(dirname(out), name);
      const time =
        end === undefined ? undefined : fs.statSync(folder, { throwIfNoEntry: false })?.ctimeMs;
      if (end === undefined || time === undefined) return [];
      const isInUse = where === here ? isRunning(Number(pid)) : Date.now() - time < LONGEST_BUILD;
      return [{ folder, end, time, isInUse }];
    })
    .sort((a, b) => a.time - b.time);
}

/** Names what the process ids of this process belong to: the machine, and on Linux the container. */
function machine(): string {
  let container = '';
  try {
    container = fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    // Not on Linux.
  }
  return createHash('sha256').update(`${hostname()} ${container}`).digest('hex').slice(0, 8);
}

function isRunning(pid: number): boolean {
  // This process has not written yet, so a folder with its process id is from an earlier process.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
