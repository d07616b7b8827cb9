import type { GenericSchema } from 'valibot';
import { BuildError } from '../generator/build-error.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import { kindOf } from '../generator/content/sort-files.ts';
import type { ChangeAnswer, ChangeRequest, PlacedMistake } from './api.ts';
import { at, type Change } from './change.ts';
import { createDrafts, type Disk, type Tried } from './drafts.ts';
import { editFile } from './edit-file.ts';
import { withoutUnfit } from './fitting.ts';
import { withSampleMark } from './sample-mark.ts';
import { withShortName } from './short-name.ts';
import {
  baseOf,
  dataIn,
  type FileRewrite,
  type Files,
  isContent,
  textIn,
  type Texts,
  withTexts,
} from './texts.ts';

/** What one change did: the bases of the texts before and after it. */
type Step = { label: string; files: { file: string; before: string; after: string }[] };

/** What a session remembers after a restart, with the bases of texts in their place. */
export type State = {
  drafts: { file: string; base: string; over: string }[];
  /** What undo can undo. `next` is the index of the step that redo would do. */
  steps: Step[];
  next: number;
};

export const NEW_STATE: State = { drafts: [], steps: [], next: 0 };

/** Where texts are kept by their bases, and the state for the next start. */
export type Memory = {
  keep: (text: string | undefined) => string;
  kept: (base: string) => string | undefined;
  remember: (state: State) => void;
};

type SessionOptions = Memory &
  Disk & {
    model: Files;
    /** Says in an owner's words what is different in content if these files are others. */
    say: (before: ContentIo, after: ContentIo, files: string[]) => string;
  };

/** More steps than anyone undoes. */
const MOST_STEPS = 500;

/**
 * An owner's work on the content. A change that the build would accept is written at once. Any other is kept as a draft, until
 * a later change makes it right. Every change can be undone. What another program saves meanwhile is never written over.
 */
export function editSession(
  { io, model, check, write, say, keep, kept, remember }: SessionOptions,
  state = NEW_STATE,
) {
  const drafts = createDrafts(
    { io, check, write },
    state.drafts.map(({ file, base, over }) => [file, { text: kept(base), over }]),
  );
  /** The content when the session began. */
  const first = copyOf(io, model);
  let { steps, next } = state;
  /** Changes run one after another: each is checked against what the one before it left. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };

  const text = (file: string): string | undefined => textIn(drafts.content(), file);

  /** The text of a file after a change, in which a new item has a short name. */
  function edited(
    { file, change }: Pick<ChangeRequest, 'file' | 'change'>,
    content = drafts.content(),
  ): string {
    const kind = kindOf(model, file);
    const changes = kind
      ? withShortName(kind.schema, change, dataIn(content, file), dataIn(io, file)).flatMap(
          (one) =>
            one === change ? withConsequences(kind.schema, one, file, dataIn(content, file)) : one,
        )
      : [change];
    return editFile(model, content, file, changes);
  }

  /** A change with what follows from it in the fields beside it. */
  function withConsequences(
    schema: GenericSchema,
    change: Change,
    file: string,
    data: unknown,
  ): Change[] {
    const [own, ...others] = withSampleMark(schema, change, data, dataIn(first, file));
    return [...withoutUnfit(schema, own!, data), ...others];
  }

  /** The last step, if it made this change. A page that was loaded again before it had the answer asks for the change once more. */
  function madeOf({ file, base, change }: ChangeRequest): Step | undefined {
    const one = steps[next - 1];
    const { before, after } = one?.files.find((other) => other.file === file) ?? {};
    if (before !== base || after !== baseOf(text(file))) return undefined;
    return baseOf(
      edited({ file, change }, withTexts(drafts.content(), new Map([[file, kept(base)]]))),
    ) === after
      ? one
      : undefined;
  }

  function stepTo(texts: Texts, label?: string): Step {
    const before = drafts.content();
    const files = Array.from(texts, ([file, to]) => ({
      file,
      before: keep(textIn(before, file)),
      after: keep(to),
    }));
    return { label: label ?? say(before, withTexts(before, texts), [...texts.keys()]), files };
  }

  function took(one: Step): void {
    steps = [...steps.slice(0, next), one].slice(-MOST_STEPS);
    next = steps.length;
  }

  /** Puts the texts of some files, and makes a step of it. Undefined if another program was quicker. */
  async function step(texts: Texts, label?: string): Promise<ChangeAnswer | undefined> {
    const one = stepTo(texts, label);
    if (one.files.every(({ before, after }) => before === after)) return answer(one, []);
    const { mistakes, late } = await drafts.put(texts);
    if (late !== undefined) return undefined;
    took(one);
    return answer(one, mistakes);
  }

  function answer({ label, files }: Step, mistakes: PlacedMistake[]): ChangeAnswer {
    save();
    const base = baseOf(text(files[0]!.file));
    return mistakes.length > 0
      ? { kind: 'draft', base, label, mistakes }
      : { kind: 'saved', base, label };
  }

  const save = (): void =>
    remember({
      drafts: Array.from(drafts.all, ([file, draft]) => ({
        file,
        base: keep(draft.text),
        over: draft.over,
      })),
      steps,
      next,
    });

  async function goTo(
    one: Step | undefined,
    from: 'before' | 'after',
    to: 'before' | 'after',
  ): Promise<ChangeAnswer | undefined> {
    if (!one) return undefined;
    const other = one.files.find(({ file, [from]: base }) => baseOf(text(file)) !== base)?.file;
    const { mistakes, late = other }: Tried =
      other !== undefined
        ? { mistakes: [] }
        : await drafts.put(new Map(one.files.map(({ file, [to]: base }) => [file, kept(base)])));
    if (late !== undefined)
      throw new BuildError(
        `${late} was changed elsewhere since "${one.label}". Undo it in the program that changed it.`,
      );
    next += to === 'before' ? -1 : 1;
    return answer(one, mistakes);
  }

  return {
    /** The content as the owner left it, with all drafts. */
    content: drafts.content,

    /** Makes one change. */
    change: (request: ChangeRequest): Promise<ChangeAnswer> =>
      inTurn(async () => {
        const { file, base, change } = request;
        const made = madeOf(request);
        if (made) return answer(made, drafts.all.has(file) ? await drafts.mistakes() : []);
        const done =
          baseOf(text(file)) === base ? await step(new Map([[file, edited(request)]])) : undefined;
        if (done) return done;
        const theirs = at(dataIn(drafts.content(), file), change.path);
        return {
          kind: 'conflict',
          base: baseOf(text(file)),
          theirs,
          yours: 'value' in change ? change.value : undefined,
        };
      }),

    /** What would be wrong if one change was made. Nothing is changed. */
    tryChange: (request: Pick<ChangeRequest, 'file' | 'change'>): Promise<PlacedMistake[]> =>
      drafts.wouldSay(new Map([[request.file, edited(request)]])),

    /** Replaces, adds and removes whole files, in one step. A draft of theirs counts no longer, even if its file has changed below it. */
    replace: (files: FileRewrite[], label?: string): Promise<ChangeAnswer> =>
      inTurn(async () => {
        const foreign = files.find(({ file }) => !isContent(model, file));
        if (foreign) throw new BuildError(`${foreign.file} is no file of the content.`);
        const late = files.find(({ file, base }) => baseOf(text(file)) !== base);
        // Undo then brings back what is on disk.
        for (const { file } of late ? [] : files) if (drafts.isStale(file)) drafts.drop(file);
        const done = late
          ? undefined
          : await step(new Map(files.map((one) => [one.file, one.after])), label);
        const { file, after: yours } = late ?? files[0]!;
        return done ?? { kind: 'conflict', base: baseOf(text(file)), theirs: text(file), yours };
      }),

    /** Undoes the last step, or does the next one again. Undefined if there is none. */
    undo: () => inTurn(() => goTo(steps[next - 1], 'after', 'before')),
    redo: () => inTurn(() => goTo(steps[next], 'before', 'after')),

    /** The labels of the steps that undo and redo would take. */
    offers: (): { undo?: string; redo?: string } => ({
      undo: steps[next - 1]?.label,
      redo: steps[next]?.label,
    }),

    /** What is wrong with the drafts. */
    mistakes: (): Promise<PlacedMistake[]> => drafts.mistakes(),

    /** The files that are not saved yet, because the build would refuse them. */
    drafts: (): string[] => [...drafts.all.keys()],

    /** Gives up the draft of a file, as a step that can be undone. What is on disk counts again. */
    drop: (file: string) =>
      inTurn(async () => {
        took(stepTo(new Map([[file, textIn(io, file)]])));
        drafts.drop(file);
      }),
  };
}

/** The content files as they are now. */
function copyOf(io: ContentIo, model: Files): ContentIo {
  const files = new Map(
    io
      .list()
      .files.flatMap((file) => (kindOf(model, file) ? [[file, io.read(file)] as const] : [])),
  );
  return {
    root: io.root,
    list: () => ({ files: [...files.keys()], links: [] }),
    read: (file) => files.get(file)!,
  };
}

export type EditSession = ReturnType<typeof editSession>;
