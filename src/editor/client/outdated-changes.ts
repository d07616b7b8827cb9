import type { OutdatedChange } from '../shared/messages.ts';
import { renderAgain, scriptData } from './state.ts';

const KEY = `edit-outdated-${scriptData.contentKey}`;

/** The outdated changes that the owner has not discarded yet. All windows share them. */
export const outdatedChanges = (): OutdatedChange[] =>
  JSON.parse(localStorage.getItem(KEY) ?? '[]');

export function updateOutdatedChanges(update: (all: OutdatedChange[]) => OutdatedChange[]): void {
  localStorage.setItem(KEY, JSON.stringify(update(outdatedChanges())));
  renderAgain();
}
addEventListener('storage', renderAgain);
