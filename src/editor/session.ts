import { BuildError } from '../generator/build-error.ts';
import { type ContentIo, kindOf, type FileKinds } from '../generator/content.ts';
import type { ChangeAnswer, PlacedMistake } from './api.ts';
import { valueAt } from './change.ts';
import { withConsequences } from './consequences.ts';
import {
  bytesIn,
  dataIn,
  type Files,
  isContent,
  revisionIn,
  revisionOf,
  snapshotOf,
  withFiles,
} from './content-files.ts';
import { createDrafts, type Disk, type Drafts, type PutResult } from './drafts.ts';
import { editFile } from './edit-file.ts';
import { inTurn } from './in-turn.ts';
import type { ChangeRequest } from './request-shapes.ts';
import { fileTitleIn } from './titles.ts';
import { type Step, undoSteps } from './undo-steps.ts';

type SessionOptions = Disk & {
  model: FileKinds;
  /** Says in an owner's words what is different in content if these files are others. */
  say: (before: ContentIo, after: ContentIo, files: string[]) => string;
  /** Keeps the drafts for the next start. */
  remember: (drafts: Drafts) => void;
};

/**
 * An owner's work on the content. A change that the build would accept is written at once. Any
 * other is kept as a draft, until a later change makes it right. Every change can be undone. What
 * another program saves meanwhile is never written over.
 */
export function editSession(
  { io, model, check, write, say, remember }: SessionOptions,
  draftsOfLast: Drafts = new Map(),
) {
  const drafts = createDrafts({ io, check, write }, draftsOfLast);
  const atStart = readNow(io, model);
  const steps = undoSteps();
  // Each change is checked against what the one before it left.
  const afterOthers = inTurn();

  /** A file after a change, with all that follows from it. */
  function edited(
    { file, change }: Pick<ChangeRequest, 'file' | 'change'>,
    content = drafts.content(),
  ): Uint8Array {
    const { schema } = kindOf(model, file) ?? {};
    const [data, first] = [content, atStart].map((one) => dataIn(one, file));
    const changes = schema ? withConsequences(schema, change, data, first) : [];
    return editFile(model, content, file, changes);
  }

  const stepFrom = (files: Files, content: ContentIo, more?: Partial<Step>): Step => ({
    label: more?.label ?? say(content, withFiles(content, files), [...files.keys()]),
    request: more?.request,
    files: Array.from(files, ([file, after]) => ({ file, before: bytesIn(content, file), after })),
  });

  /**
   * Puts files that were made from what was on disk, and makes a step of it. Undefined if another
   * program was quicker.
   */
  async function putAsStep(
    files: Files,
    disk: ContentIo,
    more: Partial<Step>,
  ): Promise<ChangeAnswer | undefined> {
    const step = stepFrom(files, drafts.content(disk), more);
    if (step.files.every(({ before, after }) => revisionOf(before) === revisionOf(after)))
      return answerAgain(step);
    const { mistakes, savedElsewhere } = await drafts.put(files, disk);
    if (savedElsewhere !== undefined) return undefined;
    steps.add(step);
    return answerTo(step, mistakes);
  }

  function answerTo({ label, files }: Step, mistakes: PlacedMistake[]): ChangeAnswer {
    save();
    const revision = revisionIn(drafts.content(), files[0]!.file);
    return mistakes.length > 0
      ? { kind: 'draft', revision, label, mistakes }
      : { kind: 'saved', revision, label };
  }

  /** Of a step that changes nothing, such as one that was asked for twice. */
  const answerAgain = async (step: Step): Promise<ChangeAnswer> =>
    answerTo(
      step,
      step.files.some(({ file }) => drafts.all.has(file)) ? await drafts.mistakes() : [],
    );

  let remembered = [...drafts.all.values()];
  /** Remembers the drafts, if they are others. What is written does not wait for it. */
  function save(): void {
    const now = [...drafts.all.values()];
    if (now.length === remembered.length && now.every((one, index) => one === remembered[index]))
      return;
    remember(drafts.all);
    remembered = now;
  }

  /** Puts a step's files as they were before or after it, if they are `from` the other side. */
  async function moveStep(
    step: Step | undefined,
    from: 'before' | 'after',
    to: 'before' | 'after',
  ): Promise<ChangeAnswer | undefined> {
    if (!step) return undefined;
    const disk = snapshotOf(io);
    const content = drafts.content(disk);
    const other = step.files.find((one) => revisionIn(content, one.file) !== revisionOf(one[from]));
    const { mistakes, savedElsewhere = other?.file }: PutResult = other
      ? { mistakes: [] }
      : await drafts.put(new Map(step.files.map((one) => [one.file, one[to]])), disk);
    if (savedElsewhere !== undefined)
      throw new BuildError(
        `“${fileTitleIn(model, savedElsewhere, io)}” was changed elsewhere since “${step.label}”. ` +
          'Undo it in the program that changed it.',
      );
    steps.move(to);
    return answerTo(step, mistakes);
  }

  /**
   * The last step, if it was made by this request. A page that was loaded again before it had the
   * answer asks once more.
   */
  function stepOf({ file }: ChangeRequest, request: string): Step | undefined {
    const step = steps.last();
    const made = step?.files.find((one) => one.file === file);
    const isLeft = revisionOf(made?.after) === revisionIn(drafts.content(), file);
    return step?.request === request && isLeft ? step : undefined;
  }

  return {
    content: (): ContentIo => drafts.content(),

    change: (asked: ChangeRequest): Promise<ChangeAnswer> =>
      afterOthers(async () => {
        const { file, revision, change } = asked;
        const request = JSON.stringify(asked);
        const step = stepOf(asked, request);
        if (step) return answerAgain(step);
        const disk = snapshotOf(io);
        const content = drafts.content(disk);
        const answer =
          revisionIn(content, file) === revision
            ? await putAsStep(new Map([[file, edited(asked, content)]]), disk, { request })
            : undefined;
        if (answer) return answer;
        const now = drafts.content();
        return {
          kind: 'conflict',
          revision: revisionIn(now, file),
          theirs: valueAt(dataIn(now, file), change.path),
          yours: 'value' in change ? change.value : undefined,
        };
      }),

    tryChange: (request: Pick<ChangeRequest, 'file' | 'change'>): Promise<PlacedMistake[]> =>
      drafts.tryPut(new Map([[request.file, edited(request)]])),

    /**
     * Replaces, adds and removes whole files, in one step, unless one is no longer as it was
     * `seen`. A draft of theirs counts no longer, even if its file has changed below it.
     */
    replace: (files: Files, seen: ContentIo, label?: string): Promise<ChangeAnswer> =>
      afterOthers(async () => {
        const names = [...files.keys()];
        if (!names.every((file) => isContent(model, file)))
          throw new BuildError('This is no part of the content.');
        const disk = snapshotOf(io);
        const content = drafts.content(disk);
        const isAsSeen = names.every(
          (file) => revisionIn(content, file) === revisionIn(seen, file),
        );
        // Undo then brings back what is on disk.
        if (isAsSeen) names.filter(drafts.isStale).forEach(drafts.drop);
        const answer = isAsSeen ? await putAsStep(files, disk, { label }) : undefined;
        return answer ?? { kind: 'conflict', revision: revisionIn(drafts.content(), names[0]!) };
      }),

    /** Undoes the last step, or does the next one again. Undefined if there is none. */
    undo: () => afterOthers(() => moveStep(steps.last(), 'after', 'before')),
    redo: () => afterOthers(() => moveStep(steps.lastUndone(), 'before', 'after')),

    offers: (): { undo?: string; redo?: string } => ({
      undo: steps.last()?.label,
      redo: steps.lastUndone()?.label,
    }),

    mistakes: (): Promise<PlacedMistake[]> => drafts.mistakes(),

    /** The files that are not saved yet, because the build would refuse them. */
    drafts: (): string[] => [...drafts.all.keys()],

    /** Gives up the draft of a file, as a step that can be undone. What is on disk counts again. */
    drop: (file: string) =>
      afterOthers(async () => {
        if (!drafts.all.has(file)) return;
        steps.add(stepFrom(new Map([[file, bytesIn(io, file)]]), drafts.content()));
        drafts.drop(file);
        save();
      }),
  };
}

/** Content as it is now, whatever is written later. */
function readNow(io: ContentIo, model: FileKinds): ContentIo {
  const now = snapshotOf(io);
  for (const file of now.list().files) if (kindOf(model, file)) now.read(file);
  return now;
}

export type EditSession = ReturnType<typeof editSession>;
