import { createHash } from 'node:crypto';
import { BuildError } from '../build-error.ts';
import { ContentErrors } from '../read/content-error.ts';
import type { ContentIo } from '../read/content-io.ts';
import type { ContentModel } from '../read/content-model.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { kindOf } from '../read/sort-files.ts';
import { fieldsOf, schemaAt } from '../read/schema-walk.ts';
import type { ChangeAnswer, ChangeRequest, Form, Mistake } from './api.ts';
import { at, type Change } from './change.ts';
import { editText } from './edit-text.ts';
import { formField } from './form.ts';
import { pathAt } from './path-at.ts';
import { yamlTree } from './yaml-tree.ts';

/** The texts of some files, by path below the content folder; undefined for a file that is not there. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** A step that can be undone: what a file said before it and after it. */
type Step = { label: string; file: string; before?: string; after?: string };

/** What a session remembers after a restart. `next` is the index of the step that redo would do. */
export type State = { drafts: [file: string, text: string | null][]; steps: Step[]; next: number };

export const NEW_STATE: State = { drafts: [], steps: [], next: 0 };

export type SessionOptions = {
  /** The content folder as it is on disk now. */
  io: ContentIo;
  model: Pick<ContentModel<unknown>, 'files' | 'folders' | 'photo'>;
  /** Finds the mistakes that the build would report if these files had these texts. */
  check: (texts: Texts) => Promise<Mistake[]>;
  /** The same for the content alone, without its pages. It is quick enough to run while an owner types. */
  look: (texts: Texts) => Promise<Mistake[]>;
  /** Writes each file as a whole or not at all, and removes the file of an undefined text. */
  write: (texts: Texts) => void;
  /** Keeps the state for the next start. */
  remember: (state: State) => void;
};

/** More steps than anyone undoes. */
const MOST_STEPS = 500;

/**
 * An owner's work on the content. A change that the build would accept is written at once. Any other is kept as a draft, until
 * a later change makes it right. Every change can be undone.
 */
export function editSession({ io, model, check, look, write, remember }: SessionOptions, state: State = NEW_STATE) {
  const drafts = new Map(state.drafts.map(([file, text]) => [file, text ?? undefined]));
  let steps = [...state.steps];
  let next = state.next;
  /** Changes run one after another: each is checked against what the one before it left. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };

  const onDisk = (file: string): string | undefined =>
    io.list().files.includes(file) ? new TextDecoder().decode(io.read(file)) : undefined;
  const textOf = (file: string): string | undefined => (drafts.has(file) ? drafts.get(file) : onDisk(file));
  const textThere = (file: string): string => {
    const text = textOf(file);
    if (text === undefined) throw new BuildError(`There is no content file ${file}.`);
    return text;
  };
  /** A file's text after a change. */
  const after = (file: string, change: Change): string => {
    const group = fieldsOf(schemaAt(kindOf(model, file)?.schema, change.path.slice(0, -1)));
    return editText(textThere(file), change, Object.keys(group ?? {}));
  };
  const save = (): void => remember({ drafts: Array.from(drafts, ([file, text]) => [file, text ?? null]), steps, next });

  /** Finds the fields of mistakes. Some files have other texts than their own. */
  const placed = (mistakes: Mistake[], texts: Texts): Mistake[] =>
    mistakes.map(({ ref, line, column, ...mistake }) => {
      const text = ref && (texts.has(ref.file) ? texts.get(ref.file) : textOf(ref.file));
      if (!ref || text === undefined || line === undefined) return { ref, line, column, ...mistake };
      return { ref: { file: ref.file, path: pathAt(text, line, column) }, line, column, ...mistake };
    });

  /** Writes the texts, or keeps them as drafts and returns what is wrong with them. */
  async function put(texts: Texts): Promise<Mistake[]> {
    const mistakes = placed(await check(texts), texts);
    if (mistakes.length === 0) {
      write(texts);
      for (const file of texts.keys()) drafts.delete(file);
    } else for (const [file, text] of texts) drafts.set(file, text);
    // What was wrong alone may be right together.
    if (drafts.size > 0 && (await check(new Map(drafts))).length === 0) {
      write(new Map(drafts));
      drafts.clear();
    }
    return [...texts.keys()].some((file) => drafts.has(file)) ? mistakes : [];
  }

  /** Puts one file's text, and makes a step of it. */
  async function step(label: string, file: string, after: string | undefined): Promise<ChangeAnswer> {
    const before = textOf(file);
    const mistakes = await put(new Map([[file, after]]));
    steps = [...steps.slice(0, next), { label, file, before, after }].slice(-MOST_STEPS);
    next = steps.length;
    save();
    return answer(label, file, mistakes);
  }

  const answer = (label: string, file: string, mistakes: Mistake[]): ChangeAnswer => {
    const base = baseOf(textOf(file));
    return mistakes.length > 0 ? { kind: 'draft', base, label, mistakes } : { kind: 'saved', base, label };
  };

  async function goTo(one: Step | undefined, to: 'before' | 'after'): Promise<ChangeAnswer | undefined> {
    if (!one) return undefined;
    if (textOf(one.file) !== one[to === 'before' ? 'after' : 'before'])
      throw new BuildError(`${one.file} was changed elsewhere since "${one.label}". Undo it in the program that changed it.`);
    const mistakes = await put(new Map([[one.file, one[to]]]));
    next += to === 'before' ? -1 : 1;
    save();
    return answer(one.label, one.file, mistakes);
  }

  return {
    /** The form of a file as the owner left it, with its draft if there is one. */
    form(file: string): Omit<Form, 'mistakes' | 'pages'> {
      const text = textOf(file);
      const schema = kindOf(model, file)?.schema;
      if (text === undefined || schema === undefined) throw new BuildError(`There is no content file ${file}.`);
      const { value, flaws } = parseYaml(text);
      if (flaws.length > 0) throw new BuildError(`${file} has a mistake in its form: ${flaws[0]!.message}`);
      const field = formField(schema, [], value, { text, tree: yamlTree(text), photo: model.photo });
      return { file, base: baseOf(text), title: field.title || file, field };
    },

    /** The text of a file as the owner left it. */
    text: textOf,

    /** Makes one change. `label` says it in an owner's words. */
    change: ({ file, base, change }: ChangeRequest, label: string): Promise<ChangeAnswer> =>
      inTurn(async () => {
        const text = textThere(file);
        if (baseOf(text) !== base) {
          const yours = 'value' in change ? change.value : undefined;
          return { kind: 'conflict', base: baseOf(text), theirs: at(parseYaml(text).value, change.path), yours };
        }
        return step(label, file, after(file, change));
      }),

    /** What is wrong with the content if one change is made, and with all drafts. Nothing is changed. */
    check: async ({ file, change }: Pick<ChangeRequest, 'file' | 'change'>): Promise<Mistake[]> => {
      const texts = new Map([...drafts, [file, after(file, change)]]);
      return placed(await look(texts), texts);
    },

    /** Replaces the whole text of a file, adds the file, or removes it. */
    replace: (file: string, base: string, after: string | undefined, label: string): Promise<ChangeAnswer> =>
      inTurn(async () => {
        const text = textOf(file);
        if (baseOf(text) !== base) return { kind: 'conflict', base: baseOf(text), theirs: text, yours: after };
        return step(label, file, after);
      }),

    /** Undoes the last step, or does the next one again. Undefined if there is none. */
    undo: () => inTurn(() => goTo(steps[next - 1], 'before')),
    redo: () => inTurn(() => goTo(steps[next], 'after')),

    /** The labels of the steps that undo and redo would take. */
    offers: (): { undo?: string; redo?: string } => ({ undo: steps[next - 1]?.label, redo: steps[next]?.label }),

    /** What is wrong with the drafts. */
    mistakes: async (): Promise<Mistake[]> => (drafts.size > 0 ? placed(await check(new Map(drafts)), drafts) : []),

    /** The files that are not saved yet, because the build would refuse them. */
    drafts: (): string[] => [...drafts.keys()],

    /** Gives up the draft of a file. What is on disk counts again. */
    drop: (file: string) =>
      inTurn(async () => {
        drafts.delete(file);
        save();
      }),
  };
}

export type EditSession = ReturnType<typeof editSession>;

/** A short name for the text of a file. A file that is not there has one too. */
export const baseOf = (text: string | undefined): string =>
  text === undefined ? 'none' : createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Content in which some files have other texts than on disk. */
export function withTexts(io: ContentIo, texts: Texts): ContentIo {
  return {
    root: io.root,
    list: () => {
      const { files, links } = io.list();
      const added = [...texts].flatMap(([file, text]) => (text === undefined ? [] : [file]));
      return { files: [...new Set([...files.filter((file) => !texts.has(file)), ...added])].sort(), links };
    },
    read: (file) => {
      const text = texts.get(file);
      return text === undefined ? io.read(file) : new TextEncoder().encode(text);
    },
  };
}

/** The mistakes of an error that the build would end with. Any other error is thrown on. */
export function mistakesOf(error: unknown): Mistake[] {
  if (error instanceof ContentErrors) {
    return error.problems.map(({ file, line, column, message }) => ({
      message,
      line,
      column,
      ref: { file: file.replace(/^[^/]*\//, ''), path: [] },
    }));
  }
  if (error instanceof BuildError) return error.message.split('\n').map((message) => ({ message }));
  throw error;
}
