import type { OutdatedChange } from '../shared/messages.ts';
import { renderAgain, scriptData } from './state.ts';

const KEY = `edit-outdated-${scriptData.contentKey}`;

/** The outdated changes that the owner has not discarded yet. All windows share them. */
export const outdatedChanges = (): OutdatedChange[] =>
  JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** Keeps an outdated change once, though a second window may have sent the same words. */
export const keepOutdatedChange = (change: OutdatedChange): void =>
  store([...withoutChange(change), change]);

export const discardOutdatedChange = (change: OutdatedChange): void => store(withoutChange(change));

function withoutChange({ where, words }: OutdatedChange): OutdatedChange[] {
  return outdatedChanges().filter((other) => other.where !== where || other.words !== words);
}

function store(changes: OutdatedChange[]): void {
  localStorage.setItem(KEY, JSON.stringify(changes));
  renderAgain();
}
addEventListener('storage', renderAgain);
