import { editedElement } from './in-place.ts';
import { editNearest } from './page-clicks.ts';
import { EDITABLE } from './page-refs.ts';
import { redo, undo } from './save.ts';
import { attempt } from './ask.ts';
import { state } from './state.ts';

/** Listens to keys on the page: Enter edits, and others undo and redo. */
export const listenToKeys = (): void => document.addEventListener('keydown', onKey, true);

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const inner = event.composedPath()[0] as Element;
  if (!state().isEditing || editedElement()) return;
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const isTyped = inner.matches('input, textarea, select, [contenteditable]');
  if (isCommand && /^[zy]$/i.test(key) && !isTyped) {
    event.preventDefault();
    // Asks in any case: the bar may not know the newest change.
    attempt(shiftKey || key.toLowerCase() === 'y' ? redo : undo);
  }
  if (!target.matches(EDITABLE) || isCommand || altKey) return;
  if (key === 'Enter') editNearest(target);
  // Further letters are meant for the text, not for the page. Space unfolds a line.
  else if (key.length !== 1 || (key === ' ' && target.matches('summary'))) return;
  event.preventDefault();
  event.stopPropagation();
}
