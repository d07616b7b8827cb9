import type { Conflict } from '../shared/messages.ts';
import { renderAgain, scriptData } from './state.ts';

const KEY = `edit-conflicts-${scriptData.content}`;

/** The outdated changes that the owner has not discarded yet. All windows share them. */
export const conflicts = (): Conflict[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

export function updateConflicts(update: (all: Conflict[]) => Conflict[]): void {
  localStorage.setItem(KEY, JSON.stringify(update(conflicts())));
  renderAgain();
}
addEventListener('storage', renderAgain);
