import { unknown } from 'valibot';
import {
  BuildError,
  type ContentFolder,
  fileKindOf,
  isPhoto,
  valueAt,
} from '../../generator/portable.ts';
import type { ChangeAnswer, ChangeRequest, OwnerMistake } from '../protocol/messages.ts';
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
import { meantChanges } from './meant-changes.ts';
import { Queue } from '../queue.ts';
import { fileTitleIn, valueTitle } from '../words/owners-titles.ts';
import { type Direction, type UndoStep, UndoSteps } from './undo-steps.ts';

type FieldChange = Pick<ChangeRequest, 'file' | 'change'>;

/**
 * An owner's work on the content. A change that the build would accept is written at once. Any
 * other is kept as a draft, until a later change makes it right. Every change can be undone. What
 * another program saves meanwhile is never written over.
 */
export class EditSession {
  readonly drafts: DraftedContent;
  readonly #steps = new UndoSteps();
  /** One change at a time: each is checked against the result of the one before. */
  readonly #queue = new Queue();

  constructor(private readonly parts: SessionParts) {
    this.drafts = new DraftedContent(parts);
  }

  undoSummaries(): { undo?: string; redo?: string } {
    return { undo: this.#steps.nextUndo()?.summary, redo: this.#steps.nextRedo()?.summary };
  }

  mistakesWithDrafts(request: FieldChange): Promise<OwnerMistake[]> {
    return this.drafts.mistakesWithDrafts(this.#edited(request, this.drafts.contentWithDrafts()));
  }

  change(request: ChangeRequest): Promise<ChangeAnswer> {
    return this.#queue.run(async () => {
      const repeated = this.#stepMadeBy(request);
      if (repeated) return this.#answerUnchanged(repeated);
      const drafted = this.drafts.contentWithDrafts();
      if (revisionIn(drafted, request.file) !== request.revision) return this.#conflict(request);
      const files = this.#edited(request, drafted);
      const step = this.#buildStep(files, drafted, { request: JSON.stringify(request) });
      return (await this.#doStep(step)) ?? this.#conflict(request);
    });
  }

  /**
   * Replaces, adds and removes whole files in one step. A file that differs from `seenFolder` is a
   * conflict. Drops stale drafts, and keeps files that the build refuses as drafts.
   */
  replace(files: FileWrites, seenFolder: ContentFolder, summary?: string): Promise<ChangeAnswer> {
    return this.#queue.run(async () => {
      const names = [...files.keys()];
      const { folder, model } = this.parts;
      if (!names.every((file) => isContent(model, file)))
        throw new BuildError('This is no part of the content.');
      const disk = snapshotOf(folder);
      const drafted = this.drafts.contentWithDrafts(disk);
      const isSeen = (file: string) => revisionIn(drafted, file) === revisionIn(seenFolder, file);
      if (!names.every(isSeen)) return this.#conflict({ file: names[0]! });
      // Undo then brings back what is on disk.
      this.drafts.dropStale(files);
      const step = this.#buildStep(files, this.drafts.contentWithDrafts(disk), { summary });
      return (await this.#doStep(step)) ?? this.#conflict({ file: names[0]! });
    });
  }

  undo(): Promise<ChangeAnswer | undefined> {
    return this.#queue.run(() => this.#undoOrRedo(this.#steps.nextUndo(), 'undo'));
  }

  redo(): Promise<ChangeAnswer | undefined> {
    return this.#queue.run(() => this.#undoOrRedo(this.#steps.nextRedo(), 'redo'));
  }

  /**
   * Discards the draft of a file, as a step that can be undone, unless another program saved the
   * file. Undefined if there is none.
   */
  discardDraft(file: string): Promise<ChangeAnswer | undefined> {
    return this.#queue.run(async () => {
      if (!this.drafts.isDraft(file)) return undefined;
      const { folder, model } = this.parts;
      const title = fileTitleIn(model, file, this.drafts.contentWithDrafts());
      const summary = `what was not saved in “${title}” is gone`;
      const onDisk = new Map([[file, bytesIn(folder, file)]]);
      const step = this.#buildStep(onDisk, this.drafts.contentWithDrafts(), { summary });
      // Undo would write over the other program's version.
      this.drafts.dropStale(onDisk);
      if (this.drafts.isDraft(file)) this.#steps.add(step);
      this.drafts.drop(file);
      // What was wrong only with this draft is written.
      await this.drafts.writeOrDraft(new Map(), snapshotOf(folder));
      return this.#answer(step, []);
    });
  }

  #edited({ file, change }: FieldChange, drafted: ContentFolder): FileWrites {
    const { model } = this.parts;
    const { schema = unknown() } = fileKindOf(model, file) ?? {};
    const changes = meantChanges(schema, change, dataIn(drafted, file));
    return new Map([[file, editFile(model, drafted, file, changes)]]);
  }

  #buildStep(
    files: FileWrites,
    drafted: ContentFolder,
    { summary, request }: Partial<UndoStep>,
  ): UndoStep {
    const { folder, summaryOf } = this.parts;
    return {
      // Compare with the disk: visitors have not seen a draft.
      summary: summary ?? summaryOf(folder, withFiles(drafted, files), [...files.keys()]),
      request,
      files: Array.from(files, ([file, after]) => ({
        file,
        before: bytesIn(drafted, file),
        after,
      })),
    };
  }

  /** Undefined if another program saved one of the files first. */
  async #doStep(step: UndoStep): Promise<ChangeAnswer | undefined> {
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
  ): Promise<ChangeAnswer | undefined> {
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
    return this.parts.summaryOf(withFiles(now, undone), now, [...undone.keys()]);
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

  /**
   * The last step, if this request made it and its result is unchanged. A page that reloads before
   * the answer comes asks again.
   */
  #stepMadeBy(request: ChangeRequest): UndoStep | undefined {
    const step = this.#steps.nextUndo();
    if (step?.request !== JSON.stringify(request)) return undefined;
    const written = step.files.find(({ file }) => file === request.file);
    const isLeft =
      revisionOf(written?.after) === revisionIn(this.drafts.contentWithDrafts(), request.file);
    return isLeft ? step : undefined;
  }

  #answer({ summary, files }: UndoStep, mistakes: OwnerMistake[]): ChangeAnswer {
    this.drafts.saveDrafts();
    const revision = revisionIn(this.drafts.contentWithDrafts(), files[0]!.file);
    return mistakes.length > 0
      ? { kind: 'draft', revision, summary, mistakes }
      : { kind: 'saved', revision, summary };
  }

  /** The answer for a step that changes nothing, such as one that was asked for twice. */
  async #answerUnchanged(step: UndoStep): Promise<ChangeAnswer> {
    const isDraft = step.files.some(({ file }) => this.drafts.isDraft(file));
    return this.#answer(step, isDraft ? await this.drafts.mistakes() : []);
  }

  #conflict({ file, change }: Partial<FieldChange> & { file: string }): ChangeAnswer {
    const drafted = this.drafts.contentWithDrafts();
    const data = dataIn(drafted, file);
    return {
      kind: 'conflict',
      revision: revisionIn(drafted, file),
      where: valueTitle(this.parts.model, { file, path: change?.path ?? [] }, data),
      theirs: change && valueAt(data, change.path),
      yours: change && 'value' in change ? change.value : undefined,
    };
  }
}
