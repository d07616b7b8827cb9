import { BuildError } from '../build-error.ts';
import type { ContentIo } from '../read/content-io.ts';
import type { ContentModel } from '../read/content-model.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { kindOf } from '../read/sort-files.ts';
import { fieldsOf, schemaAt } from '../read/schema-walk.ts';
import type { ChangeAnswer, ChangeRequest, PlacedMistake } from './api.ts';
import { at, type Change } from './change.ts';
import { editText } from './edit-text.ts';
import { baseOf, isPhoto, textIn, type Texts, withTexts } from './texts.ts';

/** What a session remembers after a restart, with the bases of texts in their place. */
export type State = {
  /** Texts that the build would refuse. `over` names the text on disk that each would replace. */
  drafts: { file: string; base: string; over: string }[];
  /** What undo can undo. `next` is the index of the step that redo would do. */
  steps: { label: string; files: { file: string; before: string; after: string }[] }[];
  next: number;
};

export const NEW_STATE: State = { drafts: [], steps: [], next: 0 };

/** Finds the mistakes that the build would report if these files had these texts. */
export type CheckTexts = (texts: Texts) => Promise<PlacedMistake[]>;

/** Where texts are kept by their bases, and the state for the next start. */
export type Memory = {
  keep: (text: string | undefined) => string;
  kept: (base: string) => string | undefined;
  remember: (state: State) => void;
};

export type SessionOptions = Memory & {
  /** The content folder as it is on disk now. */
  io: ContentIo;
  model: Pick<ContentModel<unknown>, 'files' | 'folders'>;
  check: CheckTexts;
  /** Writes each file as a whole or not at all, and removes the file of an undefined text. */
  write: (texts: Texts) => void;
};

/** Another text for a file, or none. It is refused if the file is no longer as its base names it. */
export type FileRewrite = { file: string; base: string; after?: string };

/** What is wrong with some texts. `late` is a file that another program saved meanwhile: then nothing was written. */
type Tried = { mistakes: PlacedMistake[]; late?: string };

/** More steps than anyone undoes. */
const MOST_STEPS = 500;

/** No other file is written. No part of such a path leads out of the content folder. */
const OURS = /^[\w-]+(\/[\w-]+)*\.\w+$/;

/**
 * An owner's work on the content. A change that the build would accept is written at once. Any other is kept as a draft, until
 * a later change makes it right. Every change can be undone. What another program saves meanwhile is never written over.
 */
export function editSession({ io, model, check, write, keep, kept, remember }: SessionOptions, state = NEW_STATE) {
  const drafts = new Map(state.drafts.map(({ file, base }) => [file, kept(base)]));
  const over = new Map(state.drafts.map((draft) => [draft.file, draft.over]));
  let { steps, next } = state;
  /** Changes run one after another: each is checked against what the one before it left. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };

  const content = withTexts(io, drafts);
  const text = (file: string): string | undefined => textIn(content, file);
  const isOurs = (file: string): boolean => OURS.test(file) && (isPhoto(file) || kindOf(model, file) !== undefined);
  const baseOnDisk = (file: string): string => baseOf(textIn(io, file));
  const isStale = (file: string): boolean => baseOnDisk(file) !== over.get(file);
  const freshDrafts = (): Texts => new Map([...drafts].filter(([file]) => !isStale(file)));

  /** A file's text after a change. Throws a BuildError if it cannot be made. */
  function after(file: string, change: Change): string {
    const before = text(file);
    if (before === undefined || !kindOf(model, file)) throw new BuildError(`There is no content file ${file}.`);
    const group = fieldsOf(schemaAt(kindOf(model, file)?.schema, change.path.slice(0, -1)));
    return editText(before, change, Object.keys(group ?? {}));
  }

  /** Writes the texts if the build accepts them. */
  async function tryWrite(texts: Texts): Promise<Tried> {
    const seen = new Map(Array.from(texts.keys(), (file) => [file, baseOnDisk(file)]));
    const mistakes = await check(texts);
    const late = [...texts.keys()].find((file) => baseOnDisk(file) !== seen.get(file));
    if (mistakes.length > 0 || late !== undefined) return { mistakes, late };
    write(texts);
    for (const file of texts.keys()) drafts.delete(file);
    return { mistakes };
  }

  /** Writes the texts, or keeps them as drafts and returns what is wrong with them. */
  async function put(texts: Texts): Promise<Tried> {
    const stale = [...texts.keys()].filter((file) => drafts.has(file) && isStale(file));
    const { mistakes, late }: Tried = stale.length > 0 ? { mistakes: stale.map(changedBelow) } : await tryWrite(texts);
    if (late !== undefined) return { mistakes, late };
    if (mistakes.length > 0)
      for (const [file, draft] of texts) {
        if (!drafts.has(file)) over.set(file, baseOnDisk(file));
        drafts.set(file, draft);
      }
    // What was wrong alone may be right together.
    if ([...drafts.keys()].some((file) => !texts.has(file))) await tryWrite(freshDrafts());
    return { mistakes: [...texts.keys()].some((file) => drafts.has(file)) ? mistakes : [] };
  }

  /** Puts the texts of some files, and makes a step of it. Undefined if another program was quicker. */
  async function step(label: string, texts: Texts): Promise<ChangeAnswer | undefined> {
    const files = Array.from(texts, ([file, to]) => ({ file, before: keep(text(file)), after: keep(to) }));
    if (files.every((one) => one.before === one.after)) return answer(label, files[0]!.file, []);
    const { mistakes, late } = await put(texts);
    if (late !== undefined) return undefined;
    took({ label, files });
    return answer(label, files[0]!.file, mistakes);
  }

  function took(one: State['steps'][number]): void {
    steps = [...steps.slice(0, next), one].slice(-MOST_STEPS);
    next = steps.length;
  }

  function answer(label: string, file: string, mistakes: PlacedMistake[]): ChangeAnswer {
    save();
    const base = baseOf(text(file));
    return mistakes.length > 0 ? { kind: 'draft', base, label, mistakes } : { kind: 'saved', base, label };
  }

  const save = (): void =>
    remember({ drafts: Array.from(drafts, ([file, draft]) => ({ file, base: keep(draft), over: over.get(file)! })), steps, next });

  async function goTo(one: State['steps'][number] | undefined, to: 'before' | 'after'): Promise<ChangeAnswer | undefined> {
    if (!one) return undefined;
    const from = to === 'before' ? 'after' : 'before';
    const isElsewhere = one.files.find((file) => baseOf(text(file.file)) !== file[from]);
    const { mistakes, late }: Tried = isElsewhere
      ? { mistakes: [], late: isElsewhere.file }
      : await put(new Map(one.files.map((file) => [file.file, kept(file[to])])));
    if (late !== undefined)
      throw new BuildError(`${late} was changed elsewhere since "${one.label}". Undo it in the program that changed it.`);
    next += to === 'before' ? -1 : 1;
    return answer(one.label, one.files[0]!.file, mistakes);
  }

  return {
    /** The content as the owner left it, with all drafts. */
    content,

    /** The text of a file as the owner left it. */
    text,

    after,

    /** Whether the editor may write a file. */
    isOurs,

    /** The request that gives a file another text than the owner left, or that removes it. */
    with: (file: string, to?: string): FileRewrite => ({ file, base: baseOf(text(file)), after: to }),

    /** Makes one change. `label` says it in an owner's words. */
    change: ({ file, base, change }: ChangeRequest, label: string): Promise<ChangeAnswer> =>
      inTurn(async () => {
        const done = baseOf(text(file)) === base ? await step(label, new Map([[file, after(file, change)]])) : undefined;
        if (done) return done;
        const now = text(file);
        const theirs = now === undefined ? undefined : at(parseYaml(now).value, change.path);
        return { kind: 'conflict', base: baseOf(now), theirs, yours: 'value' in change ? change.value : undefined };
      }),

    /** What is wrong with the content if one change is made, and with all drafts. Nothing is changed. */
    tryChange: ({ file, change }: Pick<ChangeRequest, 'file' | 'change'>): Promise<PlacedMistake[]> =>
      check(new Map([...freshDrafts(), [file, after(file, change)]])),

    /** Replaces, adds and removes whole files, in one step. A draft of theirs counts no longer, even if its file has changed below it. */
    replace: (files: FileRewrite[], label: string): Promise<ChangeAnswer> =>
      inTurn(async () => {
        const foreign = files.find(({ file }) => !isOurs(file));
        if (foreign) throw new BuildError(`${foreign.file} is no file of the content.`);
        const late = files.find(({ file, base }) => baseOf(text(file)) !== base);
        // Undo then brings back what is on disk.
        for (const { file } of late ? [] : files) if (drafts.has(file) && isStale(file)) drafts.delete(file);
        const done = late ? undefined : await step(label, new Map(files.map((one) => [one.file, one.after])));
        const { file, after: yours } = late ?? files[0]!;
        return done ?? { kind: 'conflict', base: baseOf(text(file)), theirs: text(file), yours };
      }),

    /** Undoes the last step, or does the next one again. Undefined if there is none. */
    undo: () => inTurn(() => goTo(steps[next - 1], 'before')),
    redo: () => inTurn(() => goTo(steps[next], 'after')),

    /** The labels of the steps that undo and redo would take. */
    offers: (): { undo?: string; redo?: string } => ({ undo: steps[next - 1]?.label, redo: steps[next]?.label }),

    /** What is wrong with the drafts. */
    mistakes: async (): Promise<PlacedMistake[]> => [
      ...[...drafts.keys()].filter(isStale).map(changedBelow),
      ...(drafts.size > 0 ? await check(freshDrafts()) : []),
    ],

    /** The files that are not saved yet, because the build would refuse them. */
    drafts: (): string[] => [...drafts.keys()],

    /** Gives up the draft of a file, as a step that can be undone. What is on disk counts again. */
    drop: (file: string) =>
      inTurn(async () => {
        const before = keep(text(file));
        drafts.delete(file);
        took({ label: `Draft of ${file} given up`, files: [{ file, before, after: keep(text(file)) }] });
        save();
      }),
  };
}

export type EditSession = ReturnType<typeof editSession>;

const changedBelow = (file: string): PlacedMistake => ({
  message: `Another program saved ${file} since you began this draft. Give up the draft to go on with the other version, or replace that with yours.`,
  ref: { file, path: [] },
});
