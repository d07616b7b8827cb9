import { unknown } from 'valibot';
import { BuildError, type ContentFolder, fileKindOf, isPhoto } from '../../generator/portable.ts';
import type {
  Change,
  ChangeAnswer,
  ChangeRequest,
  OwnerMistake,
  SavedAnswer,
} from '../protocol/messages.ts';
import {
  bytesIn,
  dataIn,
  type FileWrites,
  isContent,
  revisionIn,
  revisionOf,
  snapshotOf,
  withFiles,
} from '../content/content-files.ts';
import { DraftedContent, type SessionParts, type WriteResult } from '../content/drafted-content.ts';
import { editFile } from '../yaml/edit-text.ts';
import { Queue } from '../queue.ts';
import { stepSummary } from '../words/content-differences.ts';
import { displayValue } from '../words/display-value.ts';
import { fileTitleIn } from '../words/owners-titles.ts';
import { placedChange } from './placed-change.ts';
import { type Direction, type UndoStep, UndoSteps } from './undo-steps.ts';

/**
 * An owner's work on the content. A change that the build would accept is written at once. Any
 * other is kept as a draft, until a later change makes it right. Every change can be undone. What
 * another program saves meanwhile is never written over.
 */
export class EditSession {
  readonly drafts: DraftedContent;
  readonly #steps = new UndoSteps();
  /** The files that windows have seen, by revision. */
  readonly #seenFiles = new Map<string, Uint8Array>();
  /** One change at a time: each is checked against the result of the one before. */
  readonly #queue = new Queue();

  constructor(private readonly parts: SessionParts) {
    this.drafts = new DraftedContent(parts);
  }

  undoSummaries(): { undo?: string; redo?: string } {
    return { undo: this.#steps.nextUndo()?.summary, redo: this.#steps.nextRedo()?.summary };
  }

  /** The content with the drafts, for a window that shows a file of it. */
  contentFor(file: string): ContentFolder {
    const drafted = this.drafts.contentWithDrafts();
    this.#rememberSeen(bytesIn(drafted, file));
    return drafted;
  }

  async mistakesWithDrafts(request: ChangeRequest): Promise<OwnerMistake[]> {
    const placed = this.#place(request, this.contentFor(request.file));
    return placed ? this.drafts.mistakesWithDrafts(placed.files) : [];
  }

  /**
   * Makes a change, unless what it changes is gone, or has changed since its window saw it. The
   * answer's revision is what that window has seen by now, without the changes of others.
   */
  change(request: ChangeRequest): Promise<ChangeAnswer> {
    return this.#queue.run(() => this.#change(request));
  }

  async #change(request: ChangeRequest): Promise<ChangeAnswer> {
    const { file } = request;
    const drafted = this.contentFor(file);
    const seen = this.#contentSeenBy(request, drafted);
    const ours = seen && this.#place(request, seen);
    const revision = ours && this.#rememberSeen(ours.files.get(file));
    // A page that reloads before the answer comes asks again.
    const isMade = revision === revisionIn(drafted, file);
    const placed = isMade ? ours : this.#place(request, drafted);
    if (!placed?.isSeen) return this.#conflict(request, drafted, placed);
    const summary = isMade ? this.#summaryOf(seen!, drafted, placed.files) : undefined;
    const answer = await this.#doStep(this.#buildStep(placed.files, drafted, summary));
    // Another program may have saved meanwhile.
    return answer ? { ...answer, revision: revision ?? answer.revision } : this.#change(request);
  }

  /**
   * Replaces, adds and removes whole files in one step. Throws a BuildError if a file differs from
   * `seenFolder`. Drops stale drafts, and keeps files that the build refuses as drafts.
   */
  replace(files: FileWrites, seenFolder: ContentFolder, summary?: string): Promise<SavedAnswer> {
    return this.#queue.run(async () => {
      const names = [...files.keys()];
      const { folder, model } = this.parts;
      if (!names.every((file) => isContent(model, file)))
        throw new BuildError('This is no part of the content.');
      const disk = snapshotOf(folder);
      const drafted = this.drafts.contentWithDrafts(disk);
      const isSeen = (file: string) => revisionIn(drafted, file) === revisionIn(seenFolder, file);
      if (!names.every(isSeen)) throw savedElsewhere();
      // Undo then brings back what is on disk.
      this.drafts.dropStale(files);
      const step = this.#buildStep(files, this.drafts.contentWithDrafts(disk), summary);
      const answer = await this.#doStep(step);
      if (!answer) throw savedElsewhere();
      return answer;
    });
  }

  undo(): Promise<SavedAnswer | undefined> {
    return this.#queue.run(() => this.#undoOrRedo(this.#steps.nextUndo(), 'undo'));
  }

  redo(): Promise<SavedAnswer | undefined> {
    return this.#queue.run(() => this.#undoOrRedo(this.#steps.nextRedo(), 'redo'));
  }

  /**
   * Discards the draft of a file, as a step that can be undone, unless another program saved the
   * file. Undefined if there is none.
   */
  discardDraft(file: string): Promise<SavedAnswer | undefined> {
    return this.#queue.run(async () => {
      if (!this.drafts.isDraft(file)) return undefined;
      const { folder, model } = this.parts;
      const title = fileTitleIn(model, file, this.drafts.contentWithDrafts());
      const summary = `what was not saved in “${title}” is gone`;
      const onDisk = new Map([[file, bytesIn(folder, file)]]);
      const step = this.#buildStep(onDisk, this.drafts.contentWithDrafts(), summary);
      // Undo would write over the other program's version.
      this.drafts.dropStale(onDisk);
      if (this.drafts.isDraft(file)) this.#steps.add(step);
      this.drafts.drop(file);
      // What was wrong only with this draft is written.
      await this.drafts.writeOrDraft(new Map(), snapshotOf(folder));
      return this.#answer(step, []);
    });
  }

  #rememberSeen(bytes: Uint8Array | undefined): string {
    const revision = revisionOf(bytes);
    if (bytes) this.#seenFiles.set(revision, bytes);
    return revision;
  }

  /** The content as the window that asks saw it; undefined if it did in an earlier session. */
  #contentSeenBy({ file, revision }: ChangeRequest, drafted: ContentFolder) {
    const bytes = this.#seenFiles.get(revision);
    return bytes && withFiles(drafted, new Map([[file, bytes]]));
  }

  /** A change at its place in some content, with the file after it. Undefined if that is gone. */
  #place(request: ChangeRequest, content: ContentFolder) {
    const { file, change } = request;
    const { model } = this.parts;
    const { schema = unknown() } = fileKindOf(model, file) ?? {};
    const seen = this.#contentSeenBy(request, content);
    const placed = placedChange(schema, change, seen && dataIn(seen, file), dataIn(content, file));
    if (!placed) return undefined;
    const bytes = editFile(model, content, file, placed.changes);
    const isNothing = revisionOf(bytes) === revisionIn(content, file);
    return {
      change: placed.change,
      files: new Map([[file, bytes]]),
      isSeen: placed.isSeen || isNothing,
    };
  }

  #buildStep(files: FileWrites, drafted: ContentFolder, summary?: string): UndoStep {
    return {
      // Compare with the disk: visitors have not seen a draft.
      summary: summary ?? this.#summaryOf(this.parts.folder, withFiles(drafted, files), files),
      files: Array.from(files, ([file, after]) => ({
        file,
        before: bytesIn(drafted, file),
        after,
      })),
    };
  }

  /** Undefined if another program saved one of the files first. */
  async #doStep(step: UndoStep): Promise<SavedAnswer | undefined> {
    if (step.files.every(({ before, after }) => revisionOf(before) === revisionOf(after)))
      return this.#answerUnchanged(step);
    const { mistakes, fileSavedElsewhere } = await this.#apply(step, 'redo');
    if (fileSavedElsewhere !== undefined) return undefined;
    this.#steps.add({ ...step, isDraft: mistakes.length > 0 }, this.parts.folder);
    return this.#answer(step, mistakes);
  }

  async #undoOrRedo(
    step: UndoStep | undefined,
    direction: Direction,
  ): Promise<SavedAnswer | undefined> {
    if (!step) return undefined;
    const { mistakes, fileSavedElsewhere } = await this.#apply(step, direction);
    if (fileSavedElsewhere !== undefined) {
      const { model, folder } = this.parts;
      const title = fileTitleIn(model, fileSavedElsewhere, folder);
      this.#steps.drop(direction);
      throw new BuildError(
        `“${title}” was changed elsewhere since “${step.summary}”, so this step is left out. ` +
          'Earlier versions are at the end of Publish.',
      );
    }
    this.#steps.move(direction);
    const summary = direction === 'undo' ? this.#undoSummary(step) : step.summary;
    return this.#answer({ ...step, summary }, mistakes);
  }

  #undoSummary({ files }: UndoStep): string {
    const now = this.drafts.contentWithDrafts();
    const addsNoFile = files.every(({ before }) => before !== undefined);
    const removed = files.find(({ file, after }) => after === undefined && !isPhoto(file));
    if (addsNoFile && removed)
      return `${fileTitleIn(this.parts.model, removed.file, now)} is there again`;
    const undone = new Map(files.map(({ file, after }) => [file, after]));
    return this.#summaryOf(withFiles(now, undone), now, undone);
  }

  #summaryOf(before: ContentFolder, after: ContentFolder, files: FileWrites): string {
    return stepSummary(this.parts.differencesBetween(before, after, [...files.keys()]));
  }

  async #apply({ files }: UndoStep, direction: Direction): Promise<WriteResult> {
    const [from, to] =
      direction === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const disk = snapshotOf(this.parts.folder);
    const drafted = this.drafts.contentWithDrafts(disk);
    const fileSavedElsewhere = files.find(
      (change) => revisionIn(drafted, change.file) !== revisionOf(change[from]),
    )?.file;
    if (fileSavedElsewhere !== undefined) return { mistakes: [], fileSavedElsewhere };
    return this.drafts.writeOrDraft(
      new Map(files.map((change) => [change.file, change[to]])),
      disk,
    );
  }

  #answer({ summary, files }: UndoStep, mistakes: OwnerMistake[]): SavedAnswer {
    this.drafts.saveDrafts();
    const revision = revisionIn(this.drafts.contentWithDrafts(), files[0]!.file);
    return mistakes.length > 0
      ? { kind: 'draft', revision, summary, mistakes }
      : { kind: 'saved', revision, summary };
  }

  /** The answer for a step that changes nothing, such as one that was asked for twice. */
  async #answerUnchanged(step: UndoStep): Promise<SavedAnswer> {
    const isDraft = step.files.some(({ file }) => this.drafts.isDraft(file));
    return this.#answer(step, isDraft ? await this.drafts.mistakes() : []);
  }

  /** Throws a BuildError for a pressed button: it has no words that could be lost. */
  #conflict(
    request: ChangeRequest,
    drafted: ContentFolder,
    placed: { change: Change; files: FileWrites } | undefined,
  ): ChangeAnswer {
    const { file, change } = request;
    if (!('value' in change)) throw savedElsewhere();
    const content = placed ? drafted : this.#contentSeenBy(request, drafted);
    const files = content && (placed ?? this.#place(request, content))?.files;
    const where = fileTitleIn(this.parts.model, file, drafted);
    const now = displayValue(change.value, {}, { max: Infinity });
    return {
      kind: 'conflict',
      request: placed && { file, revision: revisionIn(drafted, file), change: placed.change },
      differences: files
        ? this.parts.differencesBetween(content, withFiles(content, files), [file])
        : [{ kind: 'changed', where, now }],
    };
  }
}

const savedElsewhere = () =>
  new BuildError('This was changed somewhere else meanwhile. Load the page again.');
