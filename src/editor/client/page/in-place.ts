import type { FieldRef } from '../../../generator/portable.ts';
import { refKey } from '../../shared/field-refs.ts';
import type { ChangeAnswer } from '../../shared/messages.ts';
import { fieldIn } from '../fields/form-fields.ts';
import { InPlaceEdit } from './in-place-edit.ts';
import { selectionIn } from '../parts/text-links.ts';
import { editTargetsFor } from './page-refs.ts';
import { elementAt } from '../page-elements.ts';
import { queue, save } from '../save.ts';
import { keepUnsavedWords } from '../unsaved-words.ts';
import { ask, askState, showErrorOf, checkSoon } from '../ask.ts';
import {
  closeSheet,
  keepTyped,
  openForm,
  renderAgain,
  showStatus,
  showTyping,
  state,
  updateState,
} from '../state.ts';
import { asNodes, lettersBehindEnds, showFacts, showsOnly } from '../parts/text-nodes.ts';

let edit: InPlaceEdit | undefined;

export const currentEdit = (): InPlaceEdit | undefined => edit;

/** A clicked text that is about to open, and the keys that were pressed since. */
type Opening = { ref: FieldRef; holder: Element; keys: string[]; end?: Promise<void> };

let opening: Opening | undefined;

/** Whether a clicked text is about to open. */
export const isOpening = (): boolean => opening !== undefined;

/** Keeps a key for the text that is about to open. */
export const keepKey = (key: string): void => void opening!.keys.push(key);

/** Waits until a clicked text is open, or it turns out that it cannot be. */
export const untilOpened = async (): Promise<void> => opening?.end?.catch(() => {});

/** Keeps the letters for a text that did not open. Nobody has checked them, so nothing is saved. */
function keepLetters({ ref, holder, keys }: Opening, why: string): void {
  const letters = keys.filter((key) => key.length === 1).join('');
  const where = holder.textContent!.trim().slice(0, 80);
  if (letters.trim()) keepUnsavedWords({ kind: 'unsaved', ref, where, words: letters, why });
}
addEventListener(
  'pagehide',
  () => opening && keepLetters(opening, 'You left the page before this text opened.'),
);

export const editedElement = (): HTMLElement | undefined => edit?.element;

/**
 * Edits the text of an element in its place. Opens a form if the field is no text, and the sheet of
 * edit targets if the element shows more than this text. Selects what was `clicked`.
 */
export async function editInPlace(
  holder: HTMLElement,
  ref: FieldRef,
  target: Element = holder,
  clicked?: Range,
): Promise<void> {
  // Until the server answers, a click begins nothing: the bar says so.
  if (state().isOffline) await askState();
  const own: Opening = { ref, holder, keys: [] };
  opening = own;
  own.end = openText(own, holder, target, clicked).catch((error: Error) => {
    keepLetters(own, error.message);
    throw error;
  });
  return own.end;
}

async function openText(
  own: Opening,
  holder: HTMLElement,
  target: Element,
  clicked?: Range,
): Promise<void> {
  const { ref } = own;
  const lettersBehind = clicked && lettersBehindEnds(clicked, holder);
  renderAgain();
  const { form, field, content, facts } = await saveEdit()
    // A change on its way may move the text: a form without it would name another.
    .then(() => queue.run(() => ask('form', { file: ref.file })))
    .then(async (form) => {
      const field = fieldIn(form.field, ref.path);
      const content = new DocumentFragment();
      content.append(...asNodes(String(field?.value)));
      return { form, field, content, facts: await showFacts(content) };
    })
    .finally(() => {
      // Letters after another click belong to its text.
      if (opening === own) opening = undefined;
    });
  if (!field || typeof field.value !== 'string' || field.kind !== 'text') return openForm(ref);
  const decorations = [...holder.children].filter((child) => child.ariaHidden === 'true');
  const shownText = decorations.reduce(
    (text, { textContent }) => text.replace(textContent!, ''),
    holder.textContent!,
  );
  if (!showsOnly(shownText, field.value)) return updateState({ sheet: editTargetsFor(target) });
  const current = InPlaceEdit.ofText(holder, decorations, form, ref, field);
  current.facts = facts;
  beginEdit(current, [content]);
  if (lettersBehind) current.select(lettersBehind);
  for (const key of own.keys) {
    if (key === 'Enter') return endParagraph();
    current.press(key);
  }
}

function beginEdit(current: InPlaceEdit, content?: Node[]): void {
  // Another click may have begun an edit meanwhile.
  void showErrorOf(saveEdit);
  // `show` removes a clicked link that has the focus. `edit` is set after that, or its focusout
  // would end the edit.
  current.show(content);
  edit = current;
  // On a phone, the sheet would lie below the bubble.
  if (innerWidth <= 800) closeSheet();
  onTyped();
}

/** Saves the typed text, and opens the form of a chip's fact. */
export function openFactOf(chip: HTMLElement): void {
  const ref = edit?.facts.find(({ name }) => name === chip.dataset.fact)?.ref;
  if (ref)
    showErrorOf(async () => {
      await saveEdit();
      openForm(ref);
    });
}

/** Keeps the typed text, and asks a moment later for its mistakes. */
export function onTyped(): void {
  const current = edit!;
  const { paragraph, text, isChanged, request } = current;
  current.linkRange = undefined;
  // The bubble stays below a text that gets longer.
  current.element.scrollIntoView({ block: 'nearest' });
  // What the bar said before is not about this text.
  showTyping(isChanged ? request : undefined);
  if (paragraph && text === '') return;
  checkSoon(request, (mistakes) => {
    current.mistakes = mistakes;
    if (edit === current) renderAgain();
  });
}

/** Saves the typed text, and returns the answer, if any. A saved text stays until the reload. */
export async function saveEdit(): Promise<ChangeAnswer | undefined> {
  const current = edit;
  if (!current) return undefined;
  const { ref, request, isChanged, text, paragraph } = current;
  closeEdit();
  if (!isChanged) {
    current.putBack();
    if (!text && !paragraph) showStatus('It cannot be empty, so the old words are back.');
    return undefined;
  }
  const answer = await save(request);
  if (answer?.kind === 'draft') openForm(ref);
  if (answer?.kind !== 'saved') current.putBack();
  return answer;
}

export function cancelEdit(): void {
  const current = edit;
  if (!current) return;
  closeEdit();
  current.putBack();
  current.holder.focus();
  // The paragraph before an empty new one has just been saved.
  if (!current.paragraph || current.isChanged) showStatus('Nothing was changed.');
}

/** Saves the typed text, and shows what else the owner may want to change. */
export async function showEditTargets(): Promise<void> {
  const targets = editTargetsFor(edit!.element);
  const { sheet } = state();
  await endText();
  // The form of a draft comes first.
  if (state().sheet === sheet) updateState({ sheet: { ...targets, clickedText: '' } });
}

function closeEdit(): void {
  const current = edit!;
  edit = undefined;
  current.end();
  keepTyped();
}

/** Saves the text. In a list of paragraphs, begins the next one, unless this new one is empty. */
export async function endParagraph(): Promise<void> {
  const { paragraph, text, nextParagraph: next } = edit!;
  const isLast = paragraph !== undefined && text === '';
  if (!next.paragraph || isLast) return endText();
  const { holder, form, field } = edit!;
  const saving = saveEdit();
  // Does not wait: keys pressed meanwhile belong to the new paragraph.
  beginEdit(InPlaceEdit.newParagraph(holder, form, field, next.paragraph), []);
  // A draft's form comes before an empty paragraph.
  if ((await saving)?.kind === 'draft' && edit?.text === '') await saveEdit();
}

async function endText(): Promise<void> {
  const { holder, paragraph } = edit!;
  const { sheet } = state();
  await saveEdit();
  // A sheet that opened has the focus.
  if (state().sheet !== sheet) return;
  (paragraph ? elementAt(refKey(paragraph.after)) : holder)?.focus();
}

/** Asks where a link at the selected words leads. */
export function askForLink(): void {
  if (!edit?.field.hasLinks) return;
  edit.linkRange = selectionIn(edit.element);
  renderAgain();
}

/** Goes back to the text when the form for its link closes. */
export function finishLink(): void {
  if (!edit) return;
  edit.element.focus();
  onTyped();
}
