import { unknown } from 'valibot';
import {
  BuildError,
  type ContentFolder,
  fileKindOf,
  type FileKinds,
  textsOf,
  valueAt,
} from '../../generator/portable.ts';
import type {
  ChangeAnswer,
  ChangeRequest,
  Difference,
  OwnerMistake,
  SavedAnswer,
  UnsavedWords,
} from '../shared/messages.ts';
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
import { DraftedContent, type DraftParts, type WriteResult } from '../content/drafted-content.ts';
import type { EditingDefinition } from '../editing-definition.ts';
import { editFile } from '../yaml/edit-text.ts';
import { ownerError } from '../owner-error.ts';
import { Queue } from '../shared/queue.ts';
import { stepSummary } from '../words/content-differences.ts';
import { fileTitleIn, valueTitle } from '../words/owners-titles.ts';
import { changesMeantBy } from './changes-meant-by.ts';
import { renamedTexts } from './renamed-texts.ts';
import { type Direction, inverseOf, type UndoStep, UndoSteps } from './undo-steps.ts';

type SessionParts = DraftParts & {
  model: FileKinds;
  newFiles: EditingDefinition<unknown>['newFiles'];
  /** How these files differ, in an owner's words. */
  differencesBetween: (
    before: ContentFolder,
    after: ContentFolder,
    files: string[],
  ) => Difference[];
  log: (text: string) => void;
};

/**
 * An owner's work on the content. A change that the build would accept is written at once. Any
 * other is kept as a draft, until a later change makes it right. Every change can be undone. What
 * another program saves meanwhile is never written over.
 */
export class EditSession {
  readonly drafts: DraftedContent;
  readonly #steps = new UndoSteps();
  /** The last change that was made, as JSON. */
  #last?: { requestKey: string; answer: SavedAnswer };
  /** One change at a time: each is checked against the result of the one before. */
  readonly #queue = new Queue();

  constructor(private readonly parts: SessionParts) {
    this.drafts = new DraftedContent(parts);
  }

  undoSummaries(): { undo?: string; redo?: string } {
    return { undo: this.#steps.next('undo')?.summary, redo: this.#steps.next('redo')?.summary };
  }

  async checkChange(request: ChangeRequest): Promise<OwnerMistake[]> {
    const drafted = this.drafts.contentWithDrafts();
    if (this.#isOutdated(request, drafted)) return [];
    return this.drafts.checkWithDrafts(this.#writesOf(request, drafted));
  }

  /**
   * Makes a change, unless its file has changed since the form that it was made in. Typed words
   * that are refused come back with the reason. A refused press of a button throws it.
   */
  change(request: ChangeRequest): Promise<ChangeAnswer> {
    const handBack = (error: Error) =>
      this.#unsavedWords(request, ownerError(error, this.parts.log));
    return this.#queue.run(() => this.#change(request).catch(handBack));
  }

  async #change(request: ChangeRequest): Promise<SavedAnswer> {
    const drafted = this.drafts.contentWithDrafts();
    const requestKey = JSON.stringify(request);
    const last = this.#last;
    // A page that is loaded again before the answer comes asks again.
    if (
      last?.requestKey === requestKey &&
      last.answer.revision === revisionIn(drafted, request.file)
    )
      return last.answer;
    if (this.#isOutdated(request, drafted)) throw savedElsewhereError();
    const step = this.#buildStep(this.#writesOf(request, drafted), drafted);
    const answer = await this.#doStep(step);
    // Another program may have saved meanwhile.
    if (!answer) return this.#change(request);
    if (answer.kind === 'saved') answer.oldName = this.#oldNameOf(request, drafted);
    this.#last = { requestKey, answer };
    return answer;
  }

  /**
   * Replaces, adds and removes whole files in one step, which may have the name of a `version`.
   * Throws a BuildError if a file differs from `seenFolder`. Drops stale drafts, and keeps files
   * that the build refuses as drafts.
   */
  replace(files: FileWrites, seenFolder: ContentFolder, version?: string): Promise<SavedAnswer> {
    return this.#queue.run(async () => {
      const names = [...files.keys()];
      const { folder, model } = this.parts;
      if (!names.every((file) => isContent(model, file)))
        throw new BuildError('This is no part of the content.');
      const disk = snapshotOf(folder);
      const drafted = this.drafts.contentWithDrafts(disk);
      const isSeen = (file: string) => revisionIn(drafted, file) === revisionIn(seenFolder, file);
      if (!names.every(isSeen)) throw savedElsewhereError();
      // Undo then brings back what is on disk.
      this.drafts.dropStale(files);
      const step = this.#buildStep(files, this.drafts.contentWithDrafts(disk), version);
      const answer = await this.#doStep(step);
      if (!answer) throw savedElsewhereError();
      return answer;
    });
  }

  undo(): Promise<SavedAnswer | undefined> {
    return this.#queue.run(() => this.#undoOrRedo('undo'));
  }

  redo(): Promise<SavedAnswer | undefined> {
    return this.#queue.run(() => this.#undoOrRedo('redo'));
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

  #isOutdated(request: ChangeRequest, drafted: ContentFolder): boolean {
    const { file, revision } = request;
    if (revision === revisionIn(drafted, file)) return false;
    try {
      // An earlier session may have made it for a window that was closed before the answer came.
      return revisionOf(this.#writesOf(request, drafted).get(file)) !== revisionIn(drafted, file);
    } catch {
      return true;
    }
  }

  #writesOf({ file, change }: ChangeRequest, drafted: ContentFolder): FileWrites {
    const { model } = this.parts;
    const { schema = unknown() } = fileKindOf(model, file) ?? {};
    const data = dataIn(drafted, file);
    const changes = changesMeantBy(change, schema, data);
    const newFile = this.#newFileLike(file);
    if (newFile) changes.push(...renamedTexts(newFile, changes, data));
    return new Map([[file, editFile(model, drafted, file, changes)]]);
  }

  #newFileLike(file: string) {
    return this.parts.newFiles[file.split('/')[0]!];
  }

  #oldNameOf({ file, change }: ChangeRequest, drafted: ContentFolder): string | undefined {
    const isRenamed = change.path.join('.') === 'name' && this.#newFileLike(file);
    return isRenamed ? String(valueAt(dataIn(drafted, file), change.path)) : undefined;
  }

  #buildStep(files: FileWrites, drafted: ContentFolder, summary?: string): UndoStep {
    return {
      summary: summary ?? this.#summaryOf(files, drafted),
      files: Array.from(files, ([file, after]) => ({
        file,
        before: bytesIn(drafted, file),
        after,
      })),
    };
  }

  /** What the files change, compared with what is on disk: nobody else has seen a draft. */
  #summaryOf(files: FileWrites, drafted: ContentFolder): string {
    const { differencesBetween, folder } = this.parts;
    const differencesTo = (before: ContentFolder) =>
      differencesBetween(before, withFiles(drafted, files), [...files.keys()]);
    const all = differencesTo(folder);
    const changedNow = new Set(differencesTo(drafted).map(({ where }) => where));
    const own = all.filter(({ where }) => changedNow.has(where));
    // A note such as “Keep as typed” completes what a draft has changed.
    return stepSummary(own.length > 0 ? own : all);
  }

  /** Undefined if another program saved one of the files first. */
  async #doStep(step: UndoStep): Promise<SavedAnswer | undefined> {
    if (step.files.every(({ before, after }) => revisionOf(before) === revisionOf(after)))
      return this.#answerUnchanged(step);
    const { mistakes, fileSavedElsewhere } = await this.#apply(step);
    if (fileSavedElsewhere !== undefined) return undefined;
    this.#steps.add(step);
    return this.#answer(step, mistakes);
  }

  async #undoOrRedo(direction: Direction): Promise<SavedAnswer | undefined> {
    const step = this.#steps.next(direction);
    if (!step) return undefined;
    const done = direction === 'undo' ? inverseOf(step) : step;
    const { mistakes, fileSavedElsewhere } = await this.#apply(done);
    if (fileSavedElsewhere !== undefined) {
      const { model, folder } = this.parts;
      const title = fileTitleIn(model, fileSavedElsewhere, folder);
      this.#steps.drop(direction);
      throw new BuildError(
        `“${title}” was changed elsewhere, so “${step.summary}” cannot be ` +
          (direction === 'undo' ? 'undone. ' : 'done again. ') +
          'Earlier versions are at the end of Publish.',
      );
    }
    this.#steps.move(direction);
    return this.#answer(done, mistakes);
  }

  async #apply({ files }: UndoStep): Promise<WriteResult> {
    const disk = snapshotOf(this.parts.folder);
    const drafted = this.drafts.contentWithDrafts(disk);
    const fileSavedElsewhere = files.find(
      ({ file, before }) => revisionIn(drafted, file) !== revisionOf(before),
    )?.file;
    if (fileSavedElsewhere !== undefined) return { mistakes: [], fileSavedElsewhere };
    return this.drafts.writeOrDraft(new Map(files.map(({ file, after }) => [file, after])), disk);
  }

  #answer({ summary, files }: UndoStep, mistakes: OwnerMistake[]): SavedAnswer {
    this.drafts.saveDrafts();
    // Not the one on disk: another program may have saved meanwhile.
    const revision = revisionOf(files[0]!.after);
    return mistakes.length > 0
      ? { kind: 'draft', revision, summary, mistakes }
      : { kind: 'saved', revision, summary };
  }

  /** The answer for a step that changes nothing, such as one that was asked for twice. */
  async #answerUnchanged(step: UndoStep): Promise<SavedAnswer> {
    const isDraft = step.files.some(({ file }) => this.drafts.isDraft(file));
    return this.#answer(step, isDraft ? await this.drafts.mistakes() : []);
  }

  /** Throws the error if nothing was typed: a button can be pressed again. */
  #unsavedWords({ file, change }: ChangeRequest, error: BuildError): UnsavedWords {
    const texts = 'value' in change ? textsOf(change.value).map(({ text }) => text) : [];
    const words = texts.filter(Boolean).join(', ');
    const isTyped = change.kind === 'set' ? change.isTyped : words !== '';
    if (!isTyped) throw error;
    const ref = { file, path: change.path };
    // The titles that the owner saw: by now, other items may have these places.
    const where = valueTitle(this.parts.model, ref, undefined);
    return { kind: 'unsaved', ref, where, words, why: error.message };
  }
}

const savedElsewhereError = () =>
  new BuildError('This part of the site was changed somewhere else meanwhile. Look at it again.');
