import type { UnsavedWords } from '../shared/messages.ts';
import { renderAgain, scriptData } from './state.ts';

const KEY = `edit-unsaved-${scriptData.contentKey}`;

/** The unsaved words that the owner has not discarded yet. All windows share them. */
export const unsavedWords = (): UnsavedWords[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** Keeps unsaved words once, though a second window may have sent the same. */
export const keepUnsavedWords = (unsaved: UnsavedWords): void =>
  store([...allBut(unsaved), unsaved]);

export const discardUnsavedWords = (unsaved: UnsavedWords): void => store(allBut(unsaved));

function allBut({ where, words }: UnsavedWords): UnsavedWords[] {
  return unsavedWords().filter((other) => other.where !== where || other.words !== words);
}

function store(unsaved: UnsavedWords[]): void {
  localStorage.setItem(KEY, JSON.stringify(unsaved));
  renderAgain();
}
addEventListener('storage', renderAgain);
