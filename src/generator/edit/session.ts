import { BuildError } from '../build-error.ts';
import type { Mistake } from '../mistake.ts';
import type { ContentIo } from '../read/content-io.ts';
import type { ContentModel } from '../read/content-model.ts';
import { mistakeInText } from '../read/locate-mistake.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { kindOf, sortFiles } from '../read/sort-files.ts';
import { fieldsOf, schemaAt } from '../read/schema-walk.ts';
import type { BrokenFile, ChangeAnswer, ChangeRequest, Form, PlacedMistake } from './api.ts';
import { at, type Change } from './change.ts';
import { editText } from './edit-text.ts';
import { formField } from './form.ts';
import { pathAt } from './path-at.ts';
import { baseOf, textOf, type Texts } from './texts.ts';
import { fileTitle } from './titles.ts';
import { yamlTree } from './yaml-tree.ts';

/** A file before and after a step. A missing text is that of a file that is not there. */
type Rewrite<Text> = { file: string; before?: Text; after?: Text };

/** A text that the build would refuse. `over` names the text on disk that it would replace. */
type Draft<Text> = { file: string; text?: Text; over: string };

/** What a session remembers after a restart. `next` is the index of the step that redo would do. */
export type State<Text = string> = { drafts: Draft<Text>[]; steps: { label: string; files: Rewrite<Text>[] }[]; next: number };

export const NEW_STATE: State = { drafts: [], steps: [], next: 0 };

export type SessionOptions = {
  /** The content folder as it is on disk now. */
  io: ContentIo;
  model: Pick<ContentModel<unknown>, 'files' | 'folders'>;
  /** Finds the mistakes that the build would report if these files had these texts. */
  check: (texts: Texts) => Promise<Mistake[]>;
  /** The same for the content alone, without its pages. It is quick enough to run while an owner types. */
  look: (texts: Texts) => Promise<Mistake[]>;
  /** Writes each file as a whole or not at all, and removes the file of an undefined text. */
  write: (texts: Texts) => void;
  /** Keeps the state for the next start. */
  remember: (state: State) => void;
};

/** A change of whole files. It is refused if one of them is no longer as its base names it. */
export type FilesRequest = { file: string; base: string; after?: string }[];

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
export function editSession({ io, model, check, look, write, remember }: SessionOptions, state: State = NEW_STATE) {
  const drafts = new Map(state.drafts.map((draft) => [draft.file, draft]));
  let steps = [...state.steps];
  let next = state.next;
  /** Changes run one after another: each is checked against what the one before it left. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };

  const onDisk = (file: string): string | undefined => (io.list().files.includes(file) ? textOf(file, io.read(file)) : undefined);
  const text = (file: string): string | undefined => (drafts.has(file) ? drafts.get(file)!.text : onDisk(file));
  const textThere = (file: string): string => {
    const found = text(file);
    if (found === undefined || !kindOf(model, file)) throw new BuildError(`There is no content file ${file}.`);
    return found;
  };
  /** A file's text after a change. */
  const after = (file: string, change: Change): string => {
    const group = fieldsOf(schemaAt(kindOf(model, file)?.schema, change.path.slice(0, -1)));
    return editText(textThere(file), change, Object.keys(group ?? {}));
  };
  const isStale = ({ file, over }: Draft<string>): boolean => baseOf(onDisk(file)) !== over;
  const draftTexts = (): Texts => new Map([...drafts.values()].filter((draft) => !isStale(draft)).map((draft) => [draft.file, draft.text]));

  /** Finds the fields of mistakes. Some files have other texts than on disk. */
  const placed = (mistakes: Mistake[], texts: Texts): PlacedMistake[] =>
    mistakes.map((mistake) => {
      if (!mistake.file?.startsWith(`${io.root}/`)) return mistake;
      const file = mistake.file.slice(io.root.length + 1);
      const found = texts.has(file) ? texts.get(file) : onDisk(file);
      const path = found === undefined || mistake.line === undefined ? [] : pathAt(found, mistake.line, mistake.column);
      return { ...mistake, ref: { file, path } };
    });

  /** Writes the texts if the build accepts them. */
  async function tryWrite(texts: Texts): Promise<Tried> {
    const seen = new Map(Array.from(texts.keys(), (file) => [file, onDisk(file)]));
    const mistakes = placed(await check(texts), texts);
    const late = [...texts.keys()].find((file) => onDisk(file) !== seen.get(file));
    if (mistakes.length > 0 || late !== undefined) return { mistakes, late };
    write(texts);
    for (const file of texts.keys()) drafts.delete(file);
    return { mistakes };
  }

  /** Writes the texts, or keeps them as drafts and returns what is wrong with them. */
  async function put(texts: Texts): Promise<Tried> {
    const stale = [...drafts.values()].filter((draft) => texts.has(draft.file) && isStale(draft));
    const { mistakes, late } =
      stale.length > 0 ? { mistakes: stale.map(({ file }) => changedBelow(file)), late: undefined } : await tryWrite(texts);
    if (late !== undefined) return { mistakes, late };
    if (mistakes.length > 0)
      for (const [file, after] of texts) drafts.set(file, { file, text: after, over: drafts.get(file)?.over ?? baseOf(onDisk(file)) });
    // What was wrong alone may be right together.
    if (drafts.size > 0) await tryWrite(draftTexts());
    return { mistakes: [...texts.keys()].some((file) => drafts.has(file)) ? mistakes : [] };
  }

  /** Puts the texts of some files, and makes a step of it. Undefined if another program was quicker. */
  async function step(label: string, texts: Texts): Promise<ChangeAnswer | undefined> {
    const files = Array.from(texts, ([file, after]) => ({ file, before: text(file), after }));
    if (files.every(({ before, after }) => before === after)) return answer(label, files[0]!.file, []);
    const { mistakes, late } = await put(texts);
    if (late !== undefined) return undefined;
    steps = [...steps.slice(0, next), { label, files }].slice(-MOST_STEPS);
    next = steps.length;
    return answer(label, files[0]!.file, mistakes);
  }

  function answer(label: string, file: string, mistakes: PlacedMistake[]): ChangeAnswer {
    remember({ drafts: [...drafts.values()], steps, next });
    const base = baseOf(text(file));
    return mistakes.length > 0 ? { kind: 'draft', base, label, mistakes } : { kind: 'saved', base, label };
  }

  async function goTo(one: State['steps'][number] | undefined, to: 'before' | 'after'): Promise<ChangeAnswer | undefined> {
    if (!one) return undefined;
    const from = to === 'before' ? 'after' : 'before';
    const elsewhere = one.files.find((rewrite) => text(rewrite.file) !== rewrite[from]);
    const done: Tried = elsewhere
      ? { mistakes: [], late: elsewhere.file }
      : await put(new Map(one.files.map((rewrite) => [rewrite.file, rewrite[to]])));
    if (done.late !== undefined)
      throw new BuildError(`${done.late} was changed elsewhere since "${one.label}". Undo it in the program that changed it.`);
    next += to === 'before' ? -1 : 1;
    return answer(one.label, one.files[0]!.file, done.mistakes);
  }

  return {
    /** The form of a file as the owner left it. A text with a mistake in its form is shown as text. */
    form(file: string): Omit<Form, 'mistakes' | 'pages'> | BrokenFile {
      const found = textThere(file);
      const { value, mistakes } = parseYaml(found);
      const base = baseOf(found);
      if (mistakes.length > 0) {
        const path = `${io.root}/${file}`;
        const placed = mistakes.map((mistake) => ({ ...mistakeInText({ path, text: found }, mistake), ref: { file, path: [] } }));
        return { file, base, title: file, text: found, mistakes: placed };
      }
      const photos = Object.values(sortFiles(model, io.list().files).images);
      const field = formField(kindOf(model, file)!.schema, [], value, { text: found, tree: yamlTree(found), photos });
      return { file, base, title: fileTitle(model, file, value), field };
    },

    /** The text of a file as the owner left it. */
    text,

    /** Makes one change. `label` says it in an owner's words. */
    change: ({ file, base, change }: ChangeRequest, label: string): Promise<ChangeAnswer> =>
      inTurn(async () => {
        const isLate = baseOf(textThere(file)) !== base;
        const done = isLate ? undefined : await step(label, new Map([[file, after(file, change)]]));
        if (done) return done;
        const now = text(file);
        const theirs = now === undefined ? undefined : at(parseYaml(now).value, change.path);
        return { kind: 'conflict', base: baseOf(now), theirs, yours: 'value' in change ? change.value : undefined };
      }),

    /** What is wrong with the content if one change is made, and with all drafts. Nothing is changed. */
    check: async ({ file, change }: Pick<ChangeRequest, 'file' | 'change'>): Promise<PlacedMistake[]> => {
      const texts = new Map([...draftTexts(), [file, after(file, change)]]);
      return placed(await look(texts), texts);
    },

    /** Replaces, adds and removes whole files, in one step. A draft of theirs counts no longer, even if its file has changed below it. */
    replace: (files: FilesRequest, label: string): Promise<ChangeAnswer> =>
      inTurn(async () => {
        const foreign = files.find(({ file }) => !OURS.test(file) || !(kindOf(model, file) || file.startsWith('images/')));
        if (foreign) throw new BuildError(`${foreign.file} is no file of the content.`);
        const late = files.find(({ file, base }) => baseOf(text(file)) !== base);
        // Undo then brings back what is on disk.
        for (const { file } of late ? [] : files) if (drafts.has(file) && isStale(drafts.get(file)!)) drafts.delete(file);
        const done = late ? undefined : await step(label, new Map(files.map(({ file, after }) => [file, after])));
        const { file, after: yours } = late ?? files[0]!;
        return done ?? { kind: 'conflict', base: baseOf(text(file)), theirs: text(file), yours };
      }),

    /** Undoes the last step, or does the next one again. Undefined if there is none. */
    undo: () => inTurn(() => goTo(steps[next - 1], 'before')),
    redo: () => inTurn(() => goTo(steps[next], 'after')),

    /** The labels of the steps that undo and redo would take. */
    offers: (): { undo?: string; redo?: string } => ({ undo: steps[next - 1]?.label, redo: steps[next]?.label }),

    /** What is wrong with what is on disk. */
    mistakesOnDisk: async (): Promise<PlacedMistake[]> => placed(await check(new Map()), new Map()),

    /** What is wrong with the drafts. */
    mistakes: async (): Promise<PlacedMistake[]> => [
      ...[...drafts.values()].filter(isStale).map(({ file }) => changedBelow(file)),
      ...(drafts.size > 0 ? placed(await check(draftTexts()), draftTexts()) : []),
    ],

    /** The files that are not saved yet, because the build would refuse them. */
    drafts: (): string[] => [...drafts.keys()],

    /** Gives up the draft of a file. What is on disk counts again. */
    drop: (file: string) =>
      inTurn(async () => {
        drafts.delete(file);
        remember({ drafts: [...drafts.values()], steps, next });
      }),
  };
}

export type EditSession = ReturnType<typeof editSession>;

const changedBelow = (file: string): PlacedMistake => ({
  message: `Another program saved ${file} since you began this draft. Give up the draft to go on with the other version, or replace that with yours.`,
  ref: { file, path: [] },
});
