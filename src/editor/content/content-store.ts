import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../generator/base/list-files.ts';
import { readStored, writeStored } from '../../generator/base/stored-value.ts';
import { type FileWrites, revisionOf } from './content-files.ts';
import {
  removeIfPossible,
  diskError,
  leftoverAt,
  type NextFile,
  replaceFiles,
} from './replace-files.ts';

/** A file that the build would refuse, and the revision of the file that it would replace. */
export type Draft = { bytes: Uint8Array | undefined; baseRevision: string };

export type Drafts = ReadonlyMap<string, Draft>;

type Revisions = ReadonlyMap<string, string>;

/** The journal of a step of several files. It exists while they are written. */
type Journal = { files: FileWrites; expectedRevisions: Revisions };

/**
 * Writes content files, and drafts into `cacheFolder`. No kill leaves half a file. A step of
 * several files has a journal, so that the next start finishes what a kill left half done.
 */
export class ContentStore {
  writeCount = 0;
  readonly #draftsPath: string;
  readonly #journalPath: string;

  constructor(
    private readonly contentPath: string,
    cacheFolder: string,
    private readonly log: (text: string) => void = () => {},
  ) {
    this.#draftsPath = join(cacheFolder, 'drafts');
    this.#journalPath = join(cacheFolder, 'pending');
  }

  /**
   * Writes all files or none. If a file no longer has its expected revision, writes nothing and
   * returns its name.
   */
  write(files: FileWrites, expectedRevisions: Revisions): string | undefined {
    this.writeCount++;
    const nextFiles = this.#nextFiles(files, (file) => [expectedRevisions.get(file)!]);
    if (nextFiles.length === 1) return replaceFiles(nextFiles);
    save(this.#journalPath, { files, expectedRevisions } satisfies Journal);
    try {
      return replaceFiles(nextFiles);
    } finally {
      removeIfPossible(this.#journalPath);
    }
  }

  /**
   * Finishes a step that a kill left half done, unless another program has changed its files
   * since. Call it before anything is written.
   */
  recover(): void {
    clearLeftovers(this.contentPath);
    const pending = readStored<Journal>(this.#journalPath);
    if (!pending) return;
    const { files, expectedRevisions } = pending;
    // Nothing is written if one of the files is neither as before nor as after.
    replaceFiles(
      this.#nextFiles(files, (file, bytes) => [expectedRevisions.get(file)!, revisionOf(bytes)]),
    );
    removeIfPossible(this.#journalPath);
  }

  saveDrafts(drafts: Drafts): void {
    save(this.#draftsPath, drafts);
  }

  /** The drafts of the last session. Puts them aside if they cannot be read. */
  loadDrafts(): Drafts {
    const drafts = readStored<Drafts>(this.#draftsPath);
    if (!drafts && existsSync(this.#draftsPath)) {
      const aside = `${this.#draftsPath}-unreadable-${Date.now()}`;
      renameSync(this.#draftsPath, aside);
      this.log(`The changes that were not saved last time cannot be read. They are in ${aside}.`);
    }
    return drafts ?? new Map();
  }

  #nextFiles(
    files: FileWrites,
    replaceable: (file: string, bytes: Uint8Array | undefined) => string[],
  ): NextFile[] {
    return Array.from(files, ([file, bytes]) => ({
      path: join(this.contentPath, file),
      name: file,
      bytes,
      mayReplace: (bytesThere) => replaceable(file, bytes).includes(revisionOf(bytesThere)),
    }));
  }
}

function save(path: string, value: unknown): void {
  try {
    writeStored(path, value);
  } catch (error) {
    throw diskError('Your unsaved changes could not be kept on the disk.', error);
  }
}

/** Puts back files that a killed process moved aside, and removes its other leftovers. */
function clearLeftovers(contentPath: string): void {
  for (const path of listFiles(contentPath).files) {
    const leftover = leftoverAt(path);
    if (leftover?.isOld && !existsSync(join(contentPath, leftover.file)))
      renameSync(join(contentPath, path), join(contentPath, leftover.file));
    else if (leftover) removeIfPossible(join(contentPath, path));
  }
}
