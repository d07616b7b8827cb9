import type { ContentFolder } from '../../generator/portable.ts';
import type { OwnerMistake } from '../shared/messages.ts';
import type { ContentStore, Draft } from './content-store.ts';
import { type FileWrites, revisionIn, snapshotOf, withFiles } from './content-files.ts';

/** Why files became drafts. If another program saved one of them first, nothing was written. */
export type WriteResult = { mistakes: OwnerMistake[]; fileSavedElsewhere?: string };

/** The content on disk, its checks, and the store that writes it. */
export type DraftParts = {
  folder: ContentFolder;
  /** Finds the mistakes with these files in place: those of the build, and replaced prices. */
  checkFiles: (files: FileWrites) => Promise<OwnerMistake[]>;
  store: Pick<ContentStore, 'write' | 'saveDrafts' | 'loadDrafts'>;
};

/** Writes files that the build would accept, and keeps others as drafts until they are right. */
export class DraftedContent {
  readonly #drafts: Map<string, Draft>;
  #areSaved = true;

  constructor(private readonly parts: DraftParts) {
    this.#drafts = new Map(parts.store.loadDrafts());
  }

  contentWithDrafts(disk = snapshotOf(this.parts.folder)): ContentFolder {
    return withFiles(disk, this.#filesOf(this.draftFiles()));
  }

  draftFiles(): string[] {
    return [...this.#drafts.keys()];
  }

  isDraft(file: string): boolean {
    return this.#drafts.has(file);
  }

  drop(file: string): void {
    if (this.#drafts.delete(file)) this.#areSaved = false;
  }

  /** Drops the drafts of these files if their file on disk has changed since. */
  dropStale(files: FileWrites): void {
    for (const file of files.keys()) if (this.#isStale(file)) this.drop(file);
  }

  /** Saves changed drafts. Call it after the content files are written. */
  saveDrafts(): void {
    if (this.#areSaved) return;
    this.parts.store.saveDrafts(this.#drafts);
    this.#areSaved = true;
  }

  /** Writes files made from `disk`, or keeps them as drafts and returns their mistakes. */
  async writeOrDraft(files: FileWrites, disk: ContentFolder): Promise<WriteResult> {
    const stale = [...files.keys()].filter((file) => this.#isStale(file));
    const result: WriteResult =
      stale.length > 0 ? { mistakes: stale.map(changedOnDisk) } : await this.#tryWrite(files, disk);
    if (result.fileSavedElsewhere !== undefined) return result;
    if (result.mistakes.length > 0) this.#keep(files, disk);
    // What was wrong alone may be right together.
    if (this.draftFiles().some((file) => !files.has(file)))
      await this.#tryWrite(this.#currentFiles(), snapshotOf(this.parts.folder));
    const isDraft = [...files.keys()].some((file) => this.isDraft(file));
    return { mistakes: isDraft ? result.mistakes : [] };
  }

  /** The mistakes of these files; none if they are right together with the drafts. */
  async checkWithDrafts(files: FileWrites): Promise<OwnerMistake[]> {
    const { checkFiles } = this.parts;
    const mistakes = await checkFiles(files);
    const isRight =
      mistakes.length === 0 ||
      (this.#drafts.size > 0 &&
        (await checkFiles(new Map([...this.#currentFiles(), ...files]))).length === 0);
    return isRight ? [] : mistakes;
  }

  async mistakes(): Promise<OwnerMistake[]> {
    const current = this.#currentFiles();
    return [
      ...this.draftFiles()
        .filter((file) => this.#isStale(file))
        .map(changedOnDisk),
      ...(current.size > 0 ? await this.#mistakesOf(current) : []),
    ];
  }

  /** The mistakes of files together. A wrong one may hide those of others: checks them again. */
  async #mistakesOf(files: FileWrites): Promise<OwnerMistake[]> {
    const mistakes = await this.parts.checkFiles(files);
    const isWrong = (file: string) => mistakes.some(({ ref }) => ref?.file === file);
    const others = new Map([...files].filter(([file]) => !isWrong(file)));
    const mayHide = others.size > 0 && others.size < files.size;
    return mayHide ? [...mistakes, ...(await this.#mistakesOf(others))] : mistakes;
  }

  #isStale(file: string): boolean {
    const draft = this.#drafts.get(file);
    return draft !== undefined && revisionIn(this.parts.folder, file) !== draft.baseRevision;
  }

  #filesOf(names: string[]): FileWrites {
    return new Map(names.map((file) => [file, this.#drafts.get(file)!.bytes]));
  }

  #currentFiles(): FileWrites {
    return this.#filesOf(this.draftFiles().filter((file) => !this.#isStale(file)));
  }

  #keep(files: FileWrites, disk: ContentFolder): void {
    for (const [file, bytes] of files) {
      const baseRevision = this.#drafts.get(file)?.baseRevision ?? revisionIn(disk, file);
      this.#drafts.set(file, { bytes, baseRevision });
    }
    this.#areSaved = false;
  }

  /** Writes the files if the build accepts them, and if they are as they were in `disk`. */
  async #tryWrite(files: FileWrites, disk: ContentFolder): Promise<WriteResult> {
    const { checkFiles, store, folder } = this.parts;
    const expected = new Map(Array.from(files.keys(), (file) => [file, revisionIn(disk, file)]));
    const mistakes = await checkFiles(files);
    if (mistakes.length > 0) {
      const isSavedElsewhere = (file: string) => revisionIn(folder, file) !== expected.get(file);
      return { mistakes, fileSavedElsewhere: [...files.keys()].find(isSavedElsewhere) };
    }
    const fileSavedElsewhere = store.write(files, expected);
    if (fileSavedElsewhere === undefined) for (const file of files.keys()) this.drop(file);
    return { mistakes, fileSavedElsewhere };
  }
}

const changedOnDisk = (file: string): OwnerMistake => ({
  message:
    'Another program saved this after you started. ' +
    'Discard your changes to keep that version. Then make them again.',
  ref: { file, path: [] },
});
