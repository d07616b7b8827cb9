import type { ContentIo } from '../generator/content.ts';
import type { PlacedMistake } from './api.ts';
import { revisionOf, snapshotOf, textIn, type Texts, withTexts } from './texts.ts';

/** Finds the mistakes that the build would report if these files had these texts. */
export type CheckTexts = (texts: Texts) => Promise<PlacedMistake[]>;

/**
 * Text of a file that the build would refuse. `over` names the text on disk that it would replace.
 */
export type Draft = { text: string | undefined; over: string };

/**
 * What is wrong with some texts; or a file that another program saved meanwhile: then nothing was
 * written.
 */
export type PutResult = { mistakes: PlacedMistake[]; savedElsewhere?: string };

/** The content on disk: what is there, what would be wrong there, and how it changes. */
export type Disk = {
  io: ContentIo;
  check: CheckTexts;
  /**
   * Writes each file as a whole or not at all, and removes the file of an undefined text. Nothing
   * is written if a file is no longer as `seen` names it: then its name is returned.
   */
  write: (texts: Texts, seen: ReadonlyMap<string, string>) => string | undefined;
};

/**
 * Writes what the build would accept at once, and keeps all else as drafts, until a later text
 * makes it right.
 */
export function createDrafts({ io, check, write }: Disk, before: Iterable<[string, Draft]>) {
  const drafts = new Map(before);
  const onDisk = (file: string): string => revisionOf(textIn(io, file));
  /** Whether another program saved a draft's file since the draft was begun. */
  const isStale = (file: string): boolean =>
    drafts.has(file) && onDisk(file) !== drafts.get(file)!.over;
  const texts = (): Texts => new Map(Array.from(drafts, ([file, { text }]) => [file, text]));
  const fresh = (): Texts => new Map([...texts()].filter(([file]) => !isStale(file)));

  /** Writes the texts if the build accepts them, and if the files are as they were in `disk`. */
  async function tryWrite(next: Texts, disk: ContentIo): Promise<PutResult> {
    const seen = new Map(Array.from(next.keys(), (file) => [file, revisionOf(textIn(disk, file))]));
    const mistakes = await check(next);
    const changed = [...next.keys()].find((file) => onDisk(file) !== seen.get(file));
    if (mistakes.length > 0 || changed !== undefined) return { mistakes, savedElsewhere: changed };
    const savedElsewhere = write(next, seen);
    if (savedElsewhere !== undefined) return { mistakes, savedElsewhere };
    for (const file of next.keys()) drafts.delete(file);
    return { mistakes };
  }

  return {
    all: drafts as ReadonlyMap<string, Draft>,
    content: (disk = snapshotOf(io)): ContentIo => withTexts(disk, texts()),
    isStale,
    drop: (file: string): void => void drafts.delete(file),

    /**
     * Writes the texts that were made from `disk`, or keeps them as drafts and returns what is
     * wrong with them.
     */
    async put(next: Texts, disk: ContentIo): Promise<PutResult> {
      const stale = [...next.keys()].filter(isStale);
      const { mistakes, savedElsewhere }: PutResult =
        stale.length > 0 ? { mistakes: stale.map(changedBelow) } : await tryWrite(next, disk);
      if (savedElsewhere !== undefined) return { mistakes, savedElsewhere };
      if (mistakes.length > 0)
        for (const [file, text] of next)
          drafts.set(file, {
            text,
            over: drafts.get(file)?.over ?? revisionOf(textIn(disk, file)),
          });
      // What was wrong alone may be right together.
      if ([...drafts.keys()].some((file) => !next.has(file)))
        await tryWrite(fresh(), snapshotOf(io));
      return { mistakes: [...next.keys()].some((file) => drafts.has(file)) ? mistakes : [] };
    },

    /**
     * What is wrong with the texts, unless they are right together with the drafts. Nothing is
     * changed.
     */
    async wouldSay(next: Texts): Promise<PlacedMistake[]> {
      const mistakes = await check(next);
      const isRight =
        mistakes.length === 0 ||
        (drafts.size > 0 && (await check(new Map([...fresh(), ...next]))).length === 0);
      return isRight ? [] : mistakes;
    },

    mistakes: async (): Promise<PlacedMistake[]> => [
      ...[...drafts.keys()].filter(isStale).map(changedBelow),
      ...(fresh().size > 0 ? await check(fresh()) : []),
    ],
  };
}

const changedBelow = (file: string): PlacedMistake => ({
  message:
    'Another program saved this file since you began this draft. ' +
    'Give up the draft to go on with the other version, or replace that with yours.',
  ref: { file, path: [] },
});
