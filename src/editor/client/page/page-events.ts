import { editInPlace, editedElement, isOpening, keepKey, openFactOf } from './in-place.ts';
import { editTargetsFor, onlyText, subjectOfLabel } from './page-refs.ts';
import { selectionIn } from '../parts/text-links.ts';
import { EDITABLE, isPageBroken } from '../page-elements.ts';
import { redo, undo } from '../save.ts';
import { showErrorOf } from '../ask.ts';
import { openForm, openPhoto, state, updateState } from '../state.ts';

/** Listens to clicks and keys on the page: Enter edits, and others undo and redo. */
export function listenToPage(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
}

/** Whether a chip was clicked first, by a double click perhaps. The chip is gone by the second. */
let beganOnChip = false;

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (
    !state().isEditing ||
    // `unfoldLine` clicks a line.
    !event.isTrusted ||
    // A page that shows a mistake has nothing to edit.
    isPageBroken() ||
    target.matches('site-editor') ||
    event.ctrlKey ||
    event.metaKey ||
    // A click by a key folds or unfolds a line.
    (event.detail === 0 && target.matches('summary')) ||
    // A phone's menu covers the editor, and is opened to go to a page.
    target.closest('nav:popover-open')
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  if (event.detail > 1 && beganOnChip) return;
  const chip = target.closest<HTMLElement>('[data-fact]');
  beganOnChip = chip !== null;
  if (chip) openFactOf(chip);
  else if (!editedElement()?.contains(target) && !unfoldLine(target, event))
    editNearest(target, event, document.elementsFromPoint(event.clientX, event.clientY));
}

/** What a click selects: a word or more, or else the place of the caret. */
function selectedBy({ clientX, clientY }: MouseEvent, element: HTMLElement): Range | undefined {
  const selected = selectionIn(element);
  if (selected && !selected.collapsed) return selected;
  // Older browsers cannot tell: there, the caret is at the end.
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (!caret) return undefined;
  const range = new Range();
  range.setStart(caret.offsetNode, caret.offset);
  return range;
}

/** Puts the sheet on the left if it would cover an element of the page on the right. */
export function keepInSight(element: Element): void {
  const { left, right } = element.getBoundingClientRect();
  updateState({ isSheetOnLeft: (left + right) / 2 > innerWidth * 0.6 });
}

/** Edits the words that a click or Enter is on, or else the nearest picture. */
function editNearest(target: Element, click?: MouseEvent, below: readonly Element[] = []): void {
  keepInSight(target);
  // A long review is cut: only its hidden end is marked.
  const end = target.querySelector(':scope > [data-edit][hidden]');
  if (end) return openForm(onlyText(end)!);
  const nearest = target.closest<HTMLElement>(EDITABLE);
  // Words may lie on a picture. A drawing or an empty element may lie on words.
  const selector = nearest ? '[data-edit]' : EDITABLE;
  const covered = below.find((element) => element.matches(selector) && !element.contains(target));
  if (covered && !nearest?.matches('[data-edit]')) return editNearest(covered, click);
  const { editPhoto: slot } = nearest?.dataset ?? {};
  if (slot !== undefined) return openPhoto(slot);
  const ref = nearest && onlyText(nearest);
  if (nearest && ref && !subjectOfLabel(nearest, ref))
    showErrorOf(() => editInPlace(nearest, ref, target, click && selectedBy(click, nearest)));
  else updateState({ sheet: editTargetsFor(target) });
}

/** Unfolds a clicked line. The sign at its end also folds it. Returns whether that was clicked. */
function unfoldLine(target: Element, { clientX, clientY }: MouseEvent): boolean {
  const summary = target.closest('summary');
  if (!summary) return false;
  const range = new Range();
  range.selectNodeContents(summary);
  const isOnWords = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );
  const isOnSign = !isOnWords && clientX > summary.getBoundingClientRect().right - 48;
  if (isOnSign || !summary.closest('details')!.open) summary.click();
  return isOnSign;
}

function undoOrRedo(event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  // Asks in any case: the bar may not know the newest change.
  showErrorOf(event.shiftKey || key === 'y' ? redo : undo);
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const inner = event.composedPath()[0] as Element;
  if (!state().isEditing || editedElement()) return;
  const { key, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const isTyped = inner.matches('input, textarea, select, [contenteditable]');
  if (isCommand && !isTyped) undoOrRedo(event);
  const isForPageText = isOpening() ? !target.matches('site-editor') : target.matches(EDITABLE);
  const isCaretMove = isOpening() && (key === 'Home' || key === 'End');
  if (!isForPageText || altKey || (isCommand && !isCaretMove)) return;
  if (isOpening()) {
    if (key !== 'Enter' || !event.repeat) keepKey(key);
  } else if (key === 'Enter') editNearest(target);
  // Further letters are meant for the text, not for the page. Space unfolds a line.
  else if (key.length !== 1 || (key === ' ' && target.matches('summary'))) return;
  event.preventDefault();
  event.stopPropagation();
}
