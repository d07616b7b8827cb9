import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FieldPath, FieldRef } from '../../generator/portable.ts';
import type { Change, ChangeRequest, OwnerMistake, PublishState } from '../shared/messages.ts';
import { photoSelector, selectorOf } from './page-elements.ts';
import { wait } from './wait.ts';

/** The content of the sheet beside the page. */
export type SheetContent =
  | { kind: 'form'; fieldRef: FieldRef }
  | {
      kind: 'edit-targets';
      textAround: string;
      clickedText: string;
      nearbyFields: FieldRef[];
      subject?: FieldRef;
      link?: string;
    }
  | { kind: 'tasks'; typed?: string; query?: string }
  | { kind: 'page' | 'photos' | 'drafts' | 'publish' | 'stand-ins' }
  | { kind: 'photo'; slot: string }
  | { kind: 'folder'; folder: string; title: string };

/**
 * A field, or a button in it. `isGone`: the item was removed, so the one now in its place gets the
 * focus, and stays folded.
 */
export type FocusTarget = { path: FieldPath; button?: string; isGone?: true };

const INITIAL_STATE = {
  /** Whether clicks edit. Else they work as for visitors. */
  isEditing: true,
  drafts: [] as { file: string; title: string; changes: string }[],
  /** Mistakes in the drafts, or in the files on disk. */
  mistakes: [] as OwnerMistake[],
  publishing: { kind: 'nothing', count: 0 } as PublishState,
  undoSummaries: {} as { undo?: string; redo?: string },
  status: '',
  isOffline: false,
  /** Rises with each change, so that `useAnswer` asks again. */
  changeCount: 0,
  /** Changes that the server has not answered yet, in their order. */
  unansweredChanges: [] as ChangeRequest[],
  /** For each revision that this window has changed, the change and the next revision. */
  nextRevisions: {} as Record<string, { revision: string; change: Change }>,
  /** The keys of unfolded fields, last opened last. */
  openFolds: [] as string[],
};

/** `escape`: the next Escape takes back what was typed. */
type PendingWork = 'typing' | 'escape' | 'saving' | 'other';

/** The editor's state. A window keeps it from page to page. */
export type EditorState = typeof INITIAL_STATE & {
  pagePath: string;
  /** The unfinished work that the status is about. The next page does not repeat such a status. */
  pendingWork?: PendingWork;
  sheet?: SheetContent;
  /** On the left, to leave the edited element in sight. Undefined until its place is known. */
  isSheetOnLeft?: boolean;
  /** The change that would save what is typed now. */
  typed?: ChangeRequest;
  /** The focused element, by its name in the editor or its field on the page. */
  focus?: string;
  /** The element that had the focus before the sheet, named likewise. */
  opener?: string;
  /** Takes the focus when its form shows it, even after a reload. */
  pendingFocus?: FocusTarget;
  scrollTop?: number;
  /** A selector: the page scrolls to the first element that it finds. */
  scrollTarget?: string;
};

const STATE_KEY = 'edit';
/** What the program tells its script. Another site's content may be edited at the same address. */
export const scriptData = (document.currentScript as HTMLScriptElement).dataset;
/** What is typed outlives its window, and so do unanswered changes. */
const TYPED_KEY = `edit-typed-${scriptData.contentKey}`;
const UNANSWERED_KEY = `edit-unanswered-${scriptData.contentKey}`;

/** Several windows may have left some: a page takes over those of one, and the next page others. */
const unansweredKey = Object.keys(localStorage).find((key) => key.startsWith(UNANSWERED_KEY)) ?? '';

const stored = {
  ...JSON.parse(sessionStorage.getItem(STATE_KEY) ?? '{}'),
  ...JSON.parse(localStorage.getItem(unansweredKey) ?? '{}'),
} as Partial<EditorState>;
localStorage.removeItem(unansweredKey);
// The status of another page, and these sheets about it, are not shown here.
const PAGE_SHEETS = ['edit-targets', 'form', 'page', 'photos', 'photo'];
if (stored.pagePath !== location.pathname) {
  stored.status = '';
  if (PAGE_SHEETS.includes(stored.sheet?.kind ?? '')) delete stored.sheet;
}
let editorState: EditorState = {
  ...INITIAL_STATE,
  ...stored,
  pagePath: location.pathname,
  // If all is answered, forgets the chain: after an undo, an old revision would lead to a wrong
  // next one.
  ...(stored.unansweredChanges?.length === 0 && { nextRevisions: {} }),
};
const listeners = new Set<() => void>();

export const state = (): EditorState => editorState;

/** Hands what is typed or unanswered over to the next page, in this window or another. */
export function keepUnsaved(): void {
  const { typed, nextRevisions } = editorState;
  const unansweredChanges = [...editorState.unansweredChanges, ...(typed ? [typed] : [])];
  if (unansweredChanges.length === 0) return;
  const unanswered = JSON.stringify({ unansweredChanges, nextRevisions });
  localStorage.setItem(UNANSWERED_KEY + Date.now(), unanswered);
  if (typed) keepTyped();
}

/** Keeps what is typed, at each key: a browser may crash. */
export function keepTyped(typed?: ChangeRequest): void {
  updateState({ typed });
  if (typed) localStorage.setItem(TYPED_KEY, JSON.stringify(typed));
  else localStorage.removeItem(TYPED_KEY);
}

const windowChannel = new BroadcastChannel(TYPED_KEY);
let isInOpenWindow = false;
windowChannel.onmessage = ({ data: isAnswer }) => {
  if (isAnswer) isInOpenWindow = true;
  else if (editorState.typed) windowChannel.postMessage(true);
};

/** What was typed in a window that crashed. An open one answers that it is its own. */
export async function typedBeforeCrash(): Promise<ChangeRequest | undefined> {
  const typed = localStorage.getItem(TYPED_KEY);
  if (!typed) return undefined;
  windowChannel.postMessage(false);
  await wait(200);
  if (isInOpenWindow) return undefined;
  keepTyped(editorState.typed);
  return JSON.parse(typed);
}

export function updateState(change: Partial<EditorState>): void {
  const pendingWork = 'status' in change ? undefined : editorState.pendingWork;
  editorState = { ...editorState, pendingWork, ...change };
  const kept = { ...editorState, typed: undefined, pendingWork: undefined, isOffline: false };
  if (editorState.pendingWork) kept.status = '';
  sessionStorage.setItem(STATE_KEY, JSON.stringify(kept));
  renderAgain();
}

/** Renders after a change of the edited text or of localStorage, which are not in the state. */
export function renderAgain(): void {
  editorState = { ...editorState };
  for (const listener of listeners) listener();
}

export const showStatus = (status: string): void => updateState({ status });

export const showPendingStatus = (status: string, pendingWork: PendingWork = 'other'): void =>
  updateState({ status, pendingWork });

/** Keeps what is typed, and says that it is not saved. An empty status takes only this back. */
export function showTyping(
  typed?: ChangeRequest,
  status = typed ? 'Not saved yet: press Enter or Save…' : '',
): void {
  keepTyped(typed);
  if (status || ['typing', 'escape'].includes(editorState.pendingWork ?? ''))
    showPendingStatus(status, 'typing');
}

/** Asks for a second press of Escape. Returns whether this is the second one. */
export function confirmEscape(): boolean {
  if (editorState.pendingWork === 'escape') return true;
  showPendingStatus('Press Escape again to take back what you typed.', 'escape');
  return false;
}

export const closeSheet = (status = ''): void => updateState({ sheet: undefined, status });

export const openForm = (fieldRef: FieldRef): void =>
  updateState({ sheet: { kind: 'form', fieldRef }, scrollTarget: selectorOf(fieldRef) });

export const openPhoto = (slot: string): void =>
  updateState({ sheet: { kind: 'photo', slot }, scrollTarget: photoSelector(slot) });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useEditorState = (): EditorState => useSyncExternalStore(subscribe, state);

/** Says what was lost, if anything, when its component is gone. */
export function useLoss(loss: string): void {
  const latest = useRef('');
  useEffect(() => void (latest.current = loss));
  useEffect(() => () => void (latest.current && showStatus(latest.current)), []);
}
