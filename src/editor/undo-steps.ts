/**
 * A change of some files that can be undone, and the request that it came from, if there was one.
 */
export type UndoStep = {
  label: string;
  request?: string;
  files: { file: string; before?: Uint8Array; after?: Uint8Array }[];
};

export type Direction = 'undo' | 'redo';

/** More steps than anyone undoes. */
const MOST_STEPS = 50;

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

  /** Adds a step that was done. Those that were undone cannot be done again. */
  add(step: UndoStep): void {
    this.#steps = [...this.#steps.slice(0, this.#next), step].slice(-MOST_STEPS);
    this.#next = this.#steps.length;
  }

  /** Moves one step back or on, once it is undone or done again. */
  shift(direction: Direction): void {
    this.#next += direction === 'undo' ? -1 : 1;
  }
}
