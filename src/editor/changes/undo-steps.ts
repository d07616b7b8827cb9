import type { ContentFolder } from '../../generator/portable.ts';
import { revisionIn, revisionOf } from '../content/content-files.ts';

/** A change of some files that can be undone. */
export type UndoStep = {
  summary: string;
  /** The step changed nothing on disk. */
  isDraft?: boolean;
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

  /**
   * Adds a done step, and forgets the undone ones. If the step also wrote earlier drafts to
   * `disk`, their steps join it: one undo takes all of them back.
   */
  add(step: UndoStep, disk?: ContentFolder): void {
    const done = this.#steps.slice(0, this.#doneCount);
    this.#steps = (disk ? withStep(done, step, disk) : [...done, step]).slice(-MAX_STEPS);
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

function withStep(done: UndoStep[], step: UndoStep, disk: ContentFolder): UndoStep[] {
  const draft = done.findLast((earlier) => completesDraft(step, earlier, disk));
  if (!draft) return [...done, step];
  const others = done.filter((earlier) => earlier !== draft);
  return withStep(others, joinSteps(draft, step), disk);
}

/** Whether a step saves what the draft before it typed, so that one undo takes back both. */
function completesDraft(step: UndoStep, draft: UndoStep, disk: ContentFolder): boolean {
  if (!draft.isDraft || step.isDraft) return false;
  return draft.files.every(({ file, after }) => {
    const next = step.files.find((change) => change.file === file);
    return revisionOf(after) === (next ? revisionOf(next.before) : revisionIn(disk, file));
  });
}

function joinSteps(draft: UndoStep, step: UndoStep): UndoStep {
  const afterByFile = new Map(
    [...draft.files, ...step.files].map(({ file, after }) => [file, after]),
  );
  const beforeByFile = new Map(
    [...step.files, ...draft.files].map(({ file, before }) => [file, before]),
  );
  const files = Array.from(afterByFile, ([file, after]) => ({
    file,
    before: beforeByFile.get(file),
    after,
  }));
  return { ...step, files };
}
