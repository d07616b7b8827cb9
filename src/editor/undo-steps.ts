/** A change of some files that can be undone, and the request that it came from, if there was one. */
export type Step = {
  label: string;
  request?: string;
  files: { file: string; before?: Uint8Array; after?: Uint8Array }[];
};

/** More steps than anyone undoes. */
const MOST_STEPS = 50;

/** The steps of a session. */
export function undoSteps() {
  let steps: Step[] = [];
  /** The index of the step that redo would do. */
  let next = 0;
  return {
    /** The step that undo would undo. */
    last: (): Step | undefined => steps[next - 1],
    /** The step that redo would do again. */
    lastUndone: (): Step | undefined => steps[next],
    /** Adds a step that was done. Those that were undone cannot be done again. */
    add(step: Step): void {
      steps = [...steps.slice(0, next), step].slice(-MOST_STEPS);
      next = steps.length;
    },
    /** Moves one step back or on, once it is undone or done again. */
    move: (to: 'before' | 'after'): void => void (next += to === 'before' ? -1 : 1),
  };
}
