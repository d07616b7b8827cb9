import { setTimeout as sleep } from 'node:timers/promises';
import { BuildError } from '../build-error.ts';
import { errorCode, type Disk } from './disk.ts';

/** What waiting for another build needs from outside; tests shorten it. */
export type Waiting = { log: (line: string) => void; limit?: number; step?: number };

/**
 * Takes the lock file for this process, waits while another living process holds it (`limit` milliseconds at most),
 * and takes it over from a dead one. Returns what gives it back.
 */
export async function takeLock(disk: Disk, lock: string, { log, limit = 60_000, step = 50 }: Waiting): Promise<() => void> {
  const start = Date.now();
  let told = false;
  while (!create(disk, lock)) {
    const holder = holderOf(disk, lock);
    if (holder !== undefined && !isAlive(holder)) {
      takeOver(disk, lock, holder);
      continue;
    }
    if (holder !== undefined && !told) {
      log(`Another build (process ${holder}) is writing the site. Waiting for it to finish.`);
      told = true;
    }
    if (Date.now() - start > limit) {
      throw new BuildError(`Another build has held ${lock} for ${Math.round(limit / 1000)} seconds. If none is running, delete that file and build again.`);
    }
    await sleep(step);
  }
  return () => {
    if (holderOf(disk, lock) === process.pid) disk.rmSync(lock, { force: true });
  };
}

function create(disk: Disk, lock: string): boolean {
  try {
    disk.writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The process named in the lock; undefined when the lock is gone, or so young that its writer has not named itself yet. */
function holderOf(disk: Disk, lock: string): number | undefined {
  try {
    const holder = Number.parseInt(disk.readFileSync(lock, 'utf8'), 10);
    if (holder > 0) return holder;
    return Date.now() - disk.statSync(lock).mtimeMs < 1000 ? undefined : NOBODY;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A lock that still names nobody after a second was left by a killed build. */
const NOBODY = -1;

function isAlive(holder: number): boolean {
  // A process does not wait for itself: this lock was left by an earlier one of the same number.
  if (holder === NOBODY || holder === process.pid) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** Renaming decides between two that find the same dead lock. Who got a living one instead puts it back. */
function takeOver(disk: Disk, lock: string, dead: number): void {
  const mine = `${lock}.${process.pid}`;
  try {
    disk.renameSync(lock, mine);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (holderOf(disk, mine) === dead) disk.rmSync(mine, { force: true });
  else disk.renameSync(mine, lock);
}
