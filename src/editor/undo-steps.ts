/** A change of some files that can be undone: their texts before and after. */
export type Step = { label: string; files: { file: string; before?: string; after?: string }[] };

/** More steps than anyone undoes. */
const MOST_STEPS = 50;

/** The steps of a session. */
export function undoSteps() {
  let steps: Step[] = [];
  /** The index of the step that redo would do. */
  let next = 0;
  return {
    /** The step that undo would undo. */
    done: (): Step | undefined => steps[next - 1],
    /** The step that redo would do again. */
    undone: (): Step | undefined => steps[next],
    /** Adds a step that was done. Those that were undone cannot be done again. */
    add(step: Step): void {
      steps = [...steps.slice(0, next), step].slice(-MOST_STEPS);
      next = steps.length;
    },
    /** Moves one step back or on, once it is undone or done again. */
    move: (to: 'before' | 'after'): void => void (next += to === 'before' ? -1 : 1),
  };
}
