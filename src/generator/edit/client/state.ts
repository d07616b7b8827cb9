import { useSyncExternalStore } from 'react';
import type { Fact, Field, PlacedMistake, Ref } from '../api.ts';
import type { Change } from '../change.ts';
import type { Value } from '../written-value.ts';

/** What the sheet beside the page shows. */
export type View =
  | { kind: 'form'; ref: Ref; fact?: Fact; begin?: Record<string, Value> }
  | { kind: 'offers'; text: string; exact: string; refs: Ref[] }
  | { kind: 'jobs' | 'page' | 'drafts' | 'publish' | 'missing' }
  | { kind: 'photo'; of: { slot: string } | { field: Ref } }
  | { kind: 'folder'; folder: string; title: string }
  | { kind: 'conflict'; file: string; base: string; theirs: unknown; yours: unknown; change: Change };

/** What the editor knows at a moment. */
export type State = {
  /** A click edits, or else it follows links. */
  isEditing: boolean;
  view?: View;
  /** The sheet is on the left, because what is edited is on the right. */
  isLeft?: boolean;
  /** The labels of the steps that undo and redo would take. */
  undo?: string;
  redo?: string;
  drafts: string[];
  /** What is wrong with the drafts, or with the files on disk. */
  mistakes: PlacedMistake[];
  /** The last thing that the editor has to say. */
  said: string;
  isOffline: boolean;
  /** The place that was edited last. It has the focus again after the page was loaded again. */
  last?: string;
  /** Rises with each change, so that open forms are read again. */
  changes: number;
  /** The text that is edited in its place: its field, its length, what is wrong with it, and where that is said. */
  typing?: { field: Field; length: number; mistakes: PlacedMistake[]; top: number; left: number };
};

/** Whether this is the editor's own page, without a page of the site beside it. */
export const isStartPage = location.pathname === '/__edit/';

const KEPT = 'edit view';

/** What was kept under a name in this window, even if the page was loaded again. */
export const kept = <T>(name: string): T | undefined => {
  const text = sessionStorage.getItem(name);
  return text === null ? undefined : (JSON.parse(text) as T);
};
export const keep = (name: string, value: unknown): void => sessionStorage.setItem(name, JSON.stringify(value));

let now: State = { isEditing: false, drafts: [], mistakes: [], said: '', isOffline: false, changes: 0, ...kept<Partial<State>>(KEPT) };
const listeners = new Set<() => void>();

export const state = (): State => now;

/** Changes the state, and keeps for the next page what an owner would miss on it. */
export function update(change: Partial<State>): void {
  now = { ...now, ...change };
  const { isEditing, view, said, last } = now;
  keep(KEPT, { isEditing, view, said, last });
  for (const listener of listeners) listener();
}

export const say = (said: string): void => update({ said });

/** Opens the form of a field. */
export const openForm = (ref: Ref, fact?: Fact): void => update({ view: { kind: 'form', ref, fact } });

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useEditor = (): State => useSyncExternalStore(subscribe, state);
