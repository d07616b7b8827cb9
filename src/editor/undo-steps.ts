import { revisionOf } from './content-files.ts';

/**
 * A change of some files that can be undone, and the request that it came from, if there was one.
 */
export type UndoStep = {
  label: string;
  request?: string;
  /** What was on disk stayed as it was. */
  isDraft?: boolean;
  files: { file: string; before?: Uint8Array; after?: Uint8Array }[];
};

export type Direction = 'undo' | 'redo';

/** The steps of a session. */
export class UndoSteps {
  #steps: UndoStep[] = [];
  /** The index of the step that redo would do. */
  #next = 0;

  /** The step that undo would undo. */
  toUndo(): UndoStep | undefined {
    return this.#steps[this.#next - 1];
  }

  /** The step that redo would do again. */
  toRedo(): UndoStep | undefined {
    return this.#steps[this.#next];
  }

  /**
   * Adds a step that was done. Those that were undone cannot be done again. If it makes a draft
   * right, it is one with the steps of the draft: to undo it changes what is on disk.
   */
  add(step: UndoStep): void {
    const done = this.#steps.slice(0, this.#next);
    const draft = done.findLast((earlier) => makesRight(step, earlier));
    this.#steps = draft ? done.filter((earlier) => earlier !== draft) : [...done, step];
    this.#next = this.#steps.length;
    if (draft) this.add(joined(draft, step));
  }

  /** Moves one step back or on, once it is undone or done again. */
  shift(direction: Direction): void {
    this.#next += direction === 'undo' ? -1 : 1;
  }
}

/** Whether a step goes on from one that only made a draft, and makes none. */
const makesRight = (step: UndoStep, draft: UndoStep): boolean =>
  draft.isDraft === true && !step.isDraft && sideOf(draft, 'after') === sideOf(step, 'before');

const sideOf = ({ files }: UndoStep, side: 'before' | 'after'): string =>
  String(files.map((change) => [change.file, revisionOf(change[side])]));

const joined = (draft: UndoStep, step: UndoStep): UndoStep => ({
  ...step,
  files: step.files.map((change, index) => ({ ...change, before: draft.files[index]!.before })),
});
