import type { GenericSchema } from 'valibot';
import { BuildError } from '../generator/build-error.ts';
import { type ContentIo, kindOf, type FileKinds } from '../generator/content.ts';
import type { ChangeAnswer, PlacedMistake } from './api.ts';
import { at } from './change.ts';
import { createDrafts, type Disk, type PutResult } from './drafts.ts';
import { editFile } from './edit-file.ts';
import { unfitRemovals } from './fitting.ts';
import { inTurn } from './in-turn.ts';
import { withMeantValue } from './meant-value.ts';
import { sampleMarkRemovals } from './sample-mark.ts';
import { withShortName } from './short-name.ts';
import { titleIn } from './titles.ts';
import {
  revisionOf,
  dataIn,
  isContent,
  snapshotOf,
  textIn,
  type Texts,
  withTexts,
} from './texts.ts';
import { type Step, undoSteps } from './undo-steps.ts';
import type { Change, ChangeRequest } from './request-shapes.ts';

/**
 * What a session remembers after a restart. What was changed before can be brought back from the
 * published versions.
 */
export type Remembered = { drafts: { file: string; text?: string; over: string }[] };

export const NOTHING_REMEMBERED: Remembered = { drafts: [] };

/** Keeps the state for the next start. */
export type Memory = { remember: (state: Remembered) => void };

type SessionOptions = Memory &
  Disk & {
    model: FileKinds;
    /** Says in an owner's words what is different in content if these files are others. */
    say: (before: ContentIo, after: ContentIo, files: string[]) => string;
  };

/**
 * An owner's work on the content. A change that the build would accept is written at once. Any
 * other is kept as a draft, until a later change makes it right. Every change can be undone. What
 * another program saves meanwhile is never written over.
 */
export function editSession(
  { io, model, check, write, say, remember }: SessionOptions,
  state = NOTHING_REMEMBERED,
) {
  const drafts = createDrafts(
    { io, check, write },
    state.drafts.map(({ file, ...draft }) => [file, { text: draft.text, over: draft.over }]),
  );
  const first = readNow(io, model);
  const steps = undoSteps();
  // Each change is checked against what the one before it left.
  const afterOthers = inTurn();

  const text = (file: string, content = drafts.content()): string | undefined =>
    textIn(content, file);

  /** The text of a file after a change, with all that follows from it. */
  function edited(
    { file, change }: Pick<ChangeRequest, 'file' | 'change'>,
    content = drafts.content(),
  ): string {
    const { schema } = kindOf(model, file) ?? {};
    const changes = schema ? withConsequences(schema, change, file, content) : [change];
    return editFile(model, content, file, changes);
  }

  function withConsequences(
    schema: GenericSchema,
    change: Change,
    file: string,
    content: ContentIo,
  ): Change[] {
    const data = dataIn(content, file);
    const own = withShortName(schema, withMeantValue(schema, change), data);
    return [
      own,
      ...unfitRemovals(schema, own, data),
      ...sampleMarkRemovals(schema, own, data, dataIn(first, file)),
    ];
  }

  /**
   * The last step, if it was this change. A page that was loaded again before it had the answer
   * asks for the change once more.
   */
  function doneAlready({ file, revision, change }: ChangeRequest): Step | undefined {
    const step = steps.done();
    const found = step?.files.find((other) => other.file === file);
    if (!found || revisionOf(found.before) !== revision || found.after !== text(file))
      return undefined;
    const then = withTexts(drafts.content(), new Map([[file, found.before]]));
    return edited({ file, change }, then) === found.after ? step : undefined;
  }

  function stepFrom(texts: Texts, before: ContentIo, label?: string): Step {
    const files = Array.from(texts, ([file, after]) => ({
      file,
      before: textIn(before, file),
      after,
    }));
    return { label: label ?? say(before, withTexts(before, texts), [...texts.keys()]), files };
  }

  /**
   * Puts the texts of some files, made from what was on disk, and makes a step of it. Undefined if
   * another program was quicker.
   */
  async function putAsStep(
    texts: Texts,
    disk: ContentIo,
    label?: string,
  ): Promise<ChangeAnswer | undefined> {
    const step = stepFrom(texts, drafts.content(disk), label);
    if (step.files.every(({ before, after }) => before === after)) return answer(step, []);
    const { mistakes, savedElsewhere } = await drafts.put(texts, disk);
    if (savedElsewhere !== undefined) return undefined;
    steps.add(step);
    return answer(step, mistakes);
  }

  function answer({ label, files }: Step, mistakes: PlacedMistake[]): ChangeAnswer {
    save();
    const revision = revisionOf(text(files[0]!.file));
    return mistakes.length > 0
      ? { kind: 'draft', revision, label, mistakes }
      : { kind: 'saved', revision, label };
  }

  let remembered = JSON.stringify(state);
  /** Remembers the drafts, if they are others. What is written does not wait for it. */
  function save(): void {
    const now: Remembered = {
      drafts: Array.from(drafts.all, ([file, draft]) => ({ file, ...draft })),
    };
    if (JSON.stringify(now) === remembered) return;
    remember(now);
    remembered = JSON.stringify(now);
  }

  /** Puts the texts that a step's files had before or after it. */
  async function moveTo(
    to: 'before' | 'after',
    step: Step | undefined,
  ): Promise<ChangeAnswer | undefined> {
    if (!step) return undefined;
    const from = to === 'before' ? 'after' : 'before';
    const disk = snapshotOf(io);
    const content = drafts.content(disk);
    const other = step.files.find((texts) => text(texts.file, content) !== texts[from])?.file;
    const { mistakes, savedElsewhere = other }: PutResult =
      other !== undefined
        ? { mistakes: [] }
        : await drafts.put(new Map(step.files.map((texts) => [texts.file, texts[to]])), disk);
    if (savedElsewhere !== undefined)
      throw new BuildError(
        `“${titleIn(model, savedElsewhere, io)}” was changed elsewhere since “${step.label}”. ` +
          'Undo it in the program that changed it.',
      );
    steps.move(to);
    return answer(step, mistakes);
  }

  return {
    content: (): ContentIo => drafts.content(),

    change: (request: ChangeRequest): Promise<ChangeAnswer> =>
      afterOthers(async () => {
        const { file, revision, change } = request;
        const before = doneAlready(request);
        if (before) return answer(before, drafts.all.has(file) ? await drafts.mistakes() : []);
        const disk = snapshotOf(io);
        const content = drafts.content(disk);
        const done =
          revisionOf(text(file, content)) === revision
            ? await putAsStep(new Map([[file, edited(request, content)]]), disk)
            : undefined;
        if (done) return done;
        const theirs = at(dataIn(drafts.content(), file), change.path);
        return {
          kind: 'conflict',
          revision: revisionOf(text(file)),
          theirs,
          yours: 'value' in change ? change.value : undefined,
        };
      }),

    tryChange: (request: Pick<ChangeRequest, 'file' | 'change'>): Promise<PlacedMistake[]> =>
      drafts.wouldSay(new Map([[request.file, edited(request)]])),

    /**
     * Replaces, adds and removes whole files, in one step, unless one is no longer as it was
     * `seen`. A draft of theirs counts no longer, even if its file has changed below it.
     */
    replace: (texts: Texts, seen: ContentIo, label?: string): Promise<ChangeAnswer> =>
      afterOthers(async () => {
        const files = [...texts.keys()];
        if (!files.every((file) => isContent(model, file)))
          throw new BuildError('This is no part of the content.');
        const disk = snapshotOf(io);
        const content = drafts.content(disk);
        const other = files.find((file) => text(file, content) !== text(file, seen));
        // Undo then brings back what is on disk.
        if (other === undefined) files.filter(drafts.isStale).forEach(drafts.drop);
        const done = other === undefined ? await putAsStep(texts, disk, label) : undefined;
        const file = other ?? files[0]!;
        const [theirs, yours] = [text(file), texts.get(file)];
        return done ?? { kind: 'conflict', revision: revisionOf(theirs), theirs, yours };
      }),

    /** Undoes the last step, or does the next one again. Undefined if there is none. */
    undo: () => afterOthers(() => moveTo('before', steps.done())),
    redo: () => afterOthers(() => moveTo('after', steps.undone())),

    offers: (): { undo?: string; redo?: string } => ({
      undo: steps.done()?.label,
      redo: steps.undone()?.label,
    }),

    mistakes: (): Promise<PlacedMistake[]> => drafts.mistakes(),

    /** The files that are not saved yet, because the build would refuse them. */
    drafts: (): string[] => [...drafts.all.keys()],

    /** Gives up the draft of a file, as a step that can be undone. What is on disk counts again. */
    drop: (file: string) =>
      afterOthers(async () => {
        if (!drafts.all.has(file)) return;
        steps.add(stepFrom(new Map([[file, textIn(io, file)]]), drafts.content()));
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
