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
import { ifThere } from '../generator/tools.ts';
import { isPhoto, revisionOf } from './content-files.ts';
import type { Disk, Drafts } from './drafts.ts';
import { removeLater, diskError, leftBehind, type Swap, swapFiles } from './swap-files.ts';

/** A step of several files, from before its first file is written until after its last. */
type Pending = { file: string; before: string; after?: string }[];

type Remembered = { drafts: { file: string; text?: string; over: string }[] };

/**
 * Writes content files, and drafts into the folder `memory`. No kill leaves half a file. A step of
 * several files has a journal, so that the next start finishes what a kill left half done.
 */
export function contentDisk(content: string, memory: string) {
  const state = join(memory, 'session.json');
  const journal = join(memory, 'pending.json');

  const swapOf = (file: string, bytes: Uint8Array | undefined, known: string[]): Swap => ({
    path: join(content, file),
    name: file,
    bytes,
    isKnown: (was) => known.includes(revisionOf(was)),
  });

  const write: Disk['write'] = (files, seen) => {
    const swaps = Array.from(files, ([file, bytes]) => swapOf(file, bytes, [seen.get(file)!]));
    if (swaps.length === 1) return swapFiles(swaps);
    const pending: Pending = Array.from(files, ([file, bytes]) => ({
      file,
      before: seen.get(file)!,
      after: lettersOf(file, bytes),
    }));
    save(journal, pending);
    try {
      return swapFiles(swaps);
    } finally {
      removeLater(journal);
    }
  };

  return {
    write,
    /**
     * Finishes a step that a kill left half done, unless another program has changed its files
     * since. Call it before anything is written.
     */
    recover: (): void => {
      sweep(content);
      const pending = parsed<Pending>(journal) ?? [];
      const swaps = pending.map(({ file, before, after }) => {
        const bytes = bytesOf(file, after);
        return swapOf(file, bytes, [before, revisionOf(bytes)]);
      });
      // Nothing is written if one of the files is neither as before nor as after.
      swapFiles(swaps);
      rmSync(journal, { force: true });
    },
    remember: (drafts: Drafts): void => {
      const remembered: Remembered = {
        drafts: Array.from(drafts, ([file, { bytes, over }]) => ({
          file,
          text: lettersOf(file, bytes),
          over,
        })),
      };
      save(state, remembered);
    },
    /** The drafts of the last session. A memory that cannot be read is as good as none. */
    recall: (): Drafts => {
      const { drafts } = parsed<Partial<Remembered>>(state) ?? {};
      return new Map(
        (Array.isArray(drafts) ? drafts : []).map(({ file, text, over }) => [
          file,
          { bytes: bytesOf(file, text), over },
        ]),
      );
    },
  };
}

// JSON has no bytes: a photo has a letter for each of its own.
const encodingOf = (file: string): BufferEncoding => (isPhoto(file) ? 'latin1' : 'utf8');

const lettersOf = (file: string, bytes: Uint8Array | undefined): string | undefined =>
  bytes && Buffer.from(bytes).toString(encodingOf(file));

const bytesOf = (file: string, letters: string | undefined): Uint8Array | undefined =>
  letters === undefined ? undefined : Buffer.from(letters, encodingOf(file));

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
