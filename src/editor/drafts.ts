import type { ContentIo } from '../generator/content.ts';
import type { PlacedMistake } from './api.ts';
import { type Files, revisionIn, snapshotOf, withFiles } from './content-files.ts';

/** Finds the mistakes that the build would report if these files were so. */
export type CheckFiles = (files: Files) => Promise<PlacedMistake[]>;

/** A file that the build would refuse. `over` names what is on disk, which it would replace. */
export type Draft = { bytes: Uint8Array | undefined; over: string };

/** The drafts by their files. */
export type Drafts = ReadonlyMap<string, Draft>;

/** What is wrong; or a file that another program saved meanwhile: then nothing was written. */
export type PutResult = { mistakes: PlacedMistake[]; savedElsewhere?: string };

/** The content on disk: what is there, what would be wrong there, and how it changes. */
export type Disk = {
  io: ContentIo;
  check: CheckFiles;
  /**
   * Writes all files or none. Nothing is written if a file is no longer as `seen` names it: then
   * its name is returned.
   */
  write: (files: Files, seen: ReadonlyMap<string, string>) => string | undefined;
};

/**
 * Writes what the build would accept at once, and keeps all else as drafts, until a later change
 * makes it right.
 */
export function createDrafts({ io, check, write }: Disk, before: Drafts) {
  const drafts = new Map(before);
  /** Whether another program saved a draft's file since the draft was begun. */
  const isStale = (file: string): boolean =>
    drafts.has(file) && revisionIn(io, file) !== drafts.get(file)!.over;
  const files = (): Files => new Map(Array.from(drafts, ([file, { bytes }]) => [file, bytes]));
  const currentFiles = (): Files => new Map([...files()].filter(([file]) => !isStale(file)));

  /** Writes the files if the build accepts them, and if they are as they were in `disk`. */
  async function tryWrite(next: Files, disk: ContentIo): Promise<PutResult> {
    const seen = new Map(Array.from(next.keys(), (file) => [file, revisionIn(disk, file)]));
    const mistakes = await check(next);
    const savedElsewhere =
      mistakes.length > 0
        ? [...next.keys()].find((file) => revisionIn(io, file) !== seen.get(file))
        : write(next, seen);
    if (mistakes.length === 0 && savedElsewhere === undefined)
      for (const file of next.keys()) drafts.delete(file);
    return { mistakes, savedElsewhere };
  }

  return {
    all: drafts as Drafts,
    content: (disk = snapshotOf(io)): ContentIo => withFiles(disk, files()),
    isStale,
    drop: (file: string): void => void drafts.delete(file),

    /**
     * Writes files that were made from `disk`, or keeps them as drafts and returns what is wrong
     * with them.
     */
    async put(next: Files, disk: ContentIo): Promise<PutResult> {
      const stale = [...next.keys()].filter(isStale);
      const { mistakes, savedElsewhere }: PutResult =
        stale.length > 0 ? { mistakes: stale.map(changedBelow) } : await tryWrite(next, disk);
      if (savedElsewhere !== undefined) return { mistakes, savedElsewhere };
      if (mistakes.length > 0)
        for (const [file, bytes] of next)
          drafts.set(file, {
            bytes,
            over: drafts.get(file)?.over ?? revisionIn(disk, file),
          });
      // What was wrong alone may be right together.
      if ([...drafts.keys()].some((file) => !next.has(file)))
        await tryWrite(currentFiles(), snapshotOf(io));
      return { mistakes: [...next.keys()].some((file) => drafts.has(file)) ? mistakes : [] };
    },

    /**
     * What would be wrong with the files, unless they are right together with the drafts. Nothing
     * is changed.
     */
    async tryPut(next: Files): Promise<PlacedMistake[]> {
      const mistakes = await check(next);
      const isRight =
        mistakes.length === 0 ||
        (drafts.size > 0 && (await check(new Map([...currentFiles(), ...next]))).length === 0);
      return isRight ? [] : mistakes;
    },

    mistakes: async (): Promise<PlacedMistake[]> => [
      ...[...drafts.keys()].filter(isStale).map(changedBelow),
      ...(currentFiles().size > 0 ? await check(currentFiles()) : []),
    ],
  };
}

const changedBelow = (file: string): PlacedMistake => ({
  message:
    'Another program saved this file since you began this draft. ' +
    'Give up the draft to go on with the other version, or replace that with yours.',
  ref: { file, path: [] },
});
