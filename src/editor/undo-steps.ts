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

/** More steps than anyone undoes. Each keeps whole files, such as photos, in memory. */
const MAX_STEPS = 50;

/** The last steps of a session. */
export class UndoSteps {
  #steps: UndoStep[] = [];
  /** The index of the step that redo would do. */
  #next = 0;

  toUndo(): UndoStep | undefined {
    return this.#steps[this.#next - 1];
  }

  toRedo(): UndoStep | undefined {
    return this.#steps[this.#next];
  }

  /**
   * Adds a step that was done. Those that were undone cannot be done again. If it makes a draft
   * right, it is one with the steps of the draft: to undo it changes what is on disk.
   */
  add(step: UndoStep): void {
    this.#steps = withStep(this.#steps.slice(0, this.#next), step).slice(-MAX_STEPS);
    this.#next = this.#steps.length;
  }

  /** Moves one step back or on, once it is undone or done again. */
  shift(direction: Direction): void {
    this.#next += direction === 'undo' ? -1 : 1;
  }
}

function withStep(done: UndoStep[], step: UndoStep): UndoStep[] {
  const draft = done.findLast((earlier) => makesRight(step, earlier));
  if (!draft) return [...done, step];
  return withStep(
    done.filter((earlier) => earlier !== draft),
    joined(draft, step),
  );
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
