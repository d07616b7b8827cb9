import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ifThere } from '../generator/if-there.ts';
import type { Disk } from './drafts.ts';
import { type Memory, NOTHING_REMEMBERED, type Remembered } from './session.ts';
import { clean, diskError, leftBehind, type Swap, swapFiles } from './swap-files.ts';
import { revisionOf, bytesOf, textOf } from './texts.ts';

/** A step of several files, from before its first file is written until after its last. */
type Pending = { file: string; before: string; after?: string }[];

/**
 * Writes content files, and the session's memory into a folder. No kill leaves half a file. A step
 * of several files has a journal, so that the next start finishes what a kill left half done.
 */
export function contentDisk(content: string, memory: string) {
  const state = join(memory, 'session.json');
  const journal = join(memory, 'pending.json');

  const swapOf = (
    { file, after }: { file: string; after?: string },
    revisions: readonly string[],
  ): Swap => ({
    path: join(content, file),
    name: file,
    bytes: after === undefined ? undefined : bytesOf(file, after),
    isKnown: (was) => revisions.includes(revisionOf(was && textOf(file, was))),
  });

  const write: Disk['write'] = (texts, seen) => {
    const pending: Pending = Array.from(texts, ([file, after]) => ({
      file,
      before: seen.get(file)!,
      after,
    }));
    const swaps = pending.map((one) => swapOf(one, [one.before]));
    if (swaps.length === 1) return swapFiles(swaps);
    save(journal, pending);
    try {
      return swapFiles(swaps);
    } finally {
      clean(journal);
    }
  };

  const memoryOfSession: Memory = { remember: (now) => save(state, now) };
  return {
    ...memoryOfSession,
    write,
    /**
     * Finishes a step that a kill left half done, unless another program has changed its files
     * since. Call it before anything is written.
     */
    recover: (): void => {
      sweep(content);
      // Nothing is written if one of the files is neither as before nor as after.
      swapFiles(
        (parsed<Pending>(journal) ?? []).map((one) =>
          swapOf(one, [one.before, revisionOf(one.after)]),
        ),
      );
      rmSync(journal, { force: true });
    },
    /** What the last session remembered. A memory that cannot be read is as good as none. */
    recall: (): Remembered => {
      const found = parsed<Remembered>(state);
      return Array.isArray(found?.drafts) ? { drafts: found.drafts } : NOTHING_REMEMBERED;
    },
  };
}

function save(path: string, value: unknown): void {
  const next = `${path}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(next, JSON.stringify(value), { flush: true });
    renameSync(next, path);
  } catch (error) {
    throw diskError('What is not saved yet', error);
  }
}

function parsed<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Puts back a file that a kill left aside, and removes what else it left. */
function sweep(content: string): void {
  const all = ifThere(() => readdirSync(content, { recursive: true, encoding: 'utf8' })) ?? [];
  for (const path of all) {
    const left = leftBehind(path);
    if (left?.isOld && !existsSync(join(content, left.file)))
      renameSync(join(content, path), join(content, left.file));
    else if (left) rmSync(join(content, path), { force: true });
  }
}
