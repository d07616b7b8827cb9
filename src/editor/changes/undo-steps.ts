/** A change of some files that can be undone. */
export type UndoStep = {
  summary: string;
  files: { file: string; before?: Uint8Array; after?: Uint8Array }[];
};

/** The step that undoes a step. */
export const inverseOf = ({ files, ...step }: UndoStep): UndoStep => ({
  ...step,
  files: files.map(({ file, before, after }) => ({ file, before: after, after: before })),
});

export type Direction = 'undo' | 'redo';

/** Each keeps whole files, such as photos, in memory. */
const MAX_STEPS = 50;

export class UndoSteps {
  #steps: UndoStep[] = [];
  /** How many steps are done. Those after them are undone. */
  #doneCount = 0;

  next(direction: Direction): UndoStep | undefined {
    return this.#steps[direction === 'undo' ? this.#doneCount - 1 : this.#doneCount];
  }

  /** Adds a done step, and forgets the undone ones. */
  add(step: UndoStep): void {
    this.#steps = [...this.#steps.slice(0, this.#doneCount), step].slice(-MAX_STEPS);
    this.#doneCount = this.#steps.length;
  }

  /** Forgets the next step, which cannot be done. */
  drop(direction: Direction): void {
    if (direction === 'undo') this.#doneCount--;
    this.#steps = this.#steps.toSpliced(this.#doneCount, 1);
  }

  move(direction: Direction): void {
    this.#doneCount += direction === 'undo' ? -1 : 1;
  }
}
