import { useSyncExternalStore } from 'react';
import type { FieldRef } from '../../generator/content/field-ref.ts';
import type { FieldPath } from '../../generator/content/yaml-tree.ts';
import type { OwnerMistake, PublishState } from '../answers.ts';
import { selectorOf } from '../ref-key.ts';
import type { Change, ChangeRequest } from '../request-shapes.ts';

/** What the sheet beside the page shows. */
export type SheetContent =
  | { kind: 'form'; fieldRef: FieldRef }
  | {
      kind: 'edit-targets';
      around: string;
      clickedText: string;
      refs: FieldRef[];
      subject?: FieldRef;
      buttonIndex?: number;
    }
  | { kind: 'tasks'; typed?: string; query?: string }
  | { kind: 'page' | 'photos' | 'drafts' | 'publish' | 'stand-ins' }
  | { kind: 'photo'; slot: string }
  | { kind: 'folder'; folder: string; title: string }
  | { kind: 'conflict'; request: ChangeRequest; theirs: unknown; yours: unknown };

/** A field, or a button in it. It stays folded if it is beside the one that `isGone`. */
export type FocusTarget = { path: FieldPath; button?: string; isGone?: true };

const START = {
  /** A click edits, or else it follows links. */
  isEditing: true,
  drafts: [] as { file: string; title: string; changes: string }[],
  /** What is wrong with the drafts, or with the files on disk. */
  mistakes: [] as OwnerMistake[],
  publishing: { kind: 'nothing', count: 0 } as PublishState,
  undoSummaries: {} as { undo?: string; redo?: string },
  status: '',
  /** Of something that is still being done: nobody says what became of it on the next page. */
  isStatusPending: false,
  isOffline: false,
  /** Rises with each change, so that what is shown is asked for again. */
  changeCount: 0,
  /** Changes that the server has not answered yet, in their order. */
  unansweredChanges: [] as ChangeRequest[],
  /** For each text that a change of ours has replaced, the one that it made. */
  replacedBy: {} as Record<string, { revision: string; change: Change }>,
  /** What is unfolded in forms, in the order in which it was. */
  openFolds: [] as string[],
};

/** What the editor knows at a moment. This window keeps it while it goes from page to page. */
export type EditorState = typeof START & {
  pagePath: string;
  sheet?: SheetContent;
  /** On the left, because what is edited is on the right. Undefined until that is in sight. */
  isSheetOnLeft?: boolean;
  /**
   * What is typed on a page and not saved yet. `key` names its field. What `isNewParagraph` is a
   * new paragraph after that field.
   */
  typedOnPage?: { key: string; path: string; text: string; isNewParagraph?: boolean };
  /**
   * What has the keyboard's focus, by its name in the sheet or its field on the page, and where it
   * is in the window.
   */
  focus?: string;
  focusTop?: number;
  /** A finger or a mouse shows no ring around it. */
  focusVisible?: boolean;
  /** Takes the focus when its form shows it, also after the page was loaded again. */
  pendingFocus?: FocusTarget;
  scrollTop?: number;
  /** What a form is about: the page goes to the first element that this selector finds. */
  toShow?: string;
};

const STATE_KEY = 'edit';
/** What is typed on a page outlives its window, and so do changes without an answer. */
const TYPED_KEY = 'edit-typed';
const UNANSWERED_KEY = 'edit-unanswered';

const stored = {
  ...JSON.parse(sessionStorage.getItem(STATE_KEY) ?? '{}'),
  ...JSON.parse(localStorage.getItem(UNANSWERED_KEY) ?? '{}'),
} as Partial<EditorState>;
localStorage.removeItem(UNANSWERED_KEY);
// What was said and offered about another page stays there.
if (stored.pagePath !== location.pathname) {
  stored.status = '';
  if (stored.sheet?.kind === 'edit-targets') delete stored.sheet;
}
let editorState: EditorState = {
  ...START,
  typedOnPage: JSON.parse(localStorage.getItem(TYPED_KEY) ?? 'null') ?? undefined,
  ...stored,
  pagePath: location.pathname,
  // Only what was not sent yet began on an older text: another window may have brought it back.
  ...(stored.unansweredChanges?.length === 0 && { replacedBy: {} }),
};
const listeners = new Set<() => void>();

export const state = (): EditorState => editorState;

/** Leaves the changes without an answer to the next page, in this window or another. */
export function keepUnanswered(): void {
  const { unansweredChanges, replacedBy } = editorState;
  if (unansweredChanges.length > 0)
    localStorage.setItem(UNANSWERED_KEY, JSON.stringify({ unansweredChanges, replacedBy }));
}

/** Changes the state. */
export function update(change: Partial<EditorState>): void {
  const isStatusPending = 'status' in change ? false : editorState.isStatusPending;
  editorState = { ...editorState, isStatusPending, ...change };
  if ('typedOnPage' in change) {
    if (editorState.typedOnPage)
      localStorage.setItem(TYPED_KEY, JSON.stringify(editorState.typedOnPage));
    else localStorage.removeItem(TYPED_KEY);
  }
  const status = editorState.isStatusPending ? '' : editorState.status;
  sessionStorage.setItem(STATE_KEY, JSON.stringify({ ...editorState, status, isOffline: false }));
  for (const listener of listeners) listener();
}

/** Shows again what does not lie in the state. */
export function renderAgain(): void {
  editorState = { ...editorState };
  for (const listener of listeners) listener();
}

export const showStatus = (status: string): void => update({ status });

/** Says what is being done. */
export const showPendingStatus = (status: string): void =>
  update({ status, isStatusPending: true });

export const closeSheet = (status = ''): void => update({ sheet: undefined, status });

/** Opens the form of a field. */
export const openForm = (fieldRef: FieldRef): void =>
  update({ sheet: { kind: 'form', fieldRef }, toShow: selectorOf(fieldRef) });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useEditorState = (): EditorState => useSyncExternalStore(subscribe, state);
