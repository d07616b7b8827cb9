import type { FieldRef } from '../../generator/content/field-ref.ts';
import { parseRefKey, refKey } from '../ref-key.ts';
import type { ChangeAnswer } from '../answers.ts';
import { fieldIn } from './form-fields.ts';
import { InPlaceEdit } from './in-place-edit.ts';
import { selectionIn } from './text-links.ts';
import { elementAt, editTargetsFor } from './page-refs.ts';
import { paragraphAfter } from './paragraph.ts';
import { save } from './save.ts';
import { attempt, checkSoon, fetchForm } from './ask.ts';
import { showFacts } from './show-facts.ts';
import { openForm, renderAgain, showStatus, state, update } from './state.ts';
import { isAllOf } from './text-nodes.ts';

let edit: InPlaceEdit | undefined;

export const currentEdit = (): InPlaceEdit | undefined => edit;

/** The element that holds the text that is edited. */
export const editedElement = (): HTMLElement | undefined => edit?.element;

/**
 * Lets an owner edit the text of an element in its place, as the file writes it. What is not a text
 * opens its form.
 */
export async function editInPlace(
  holder: HTMLElement,
  ref: FieldRef,
  target: Element = holder,
  typed?: string,
): Promise<void> {
  await saveEdit();
  const form = await fetchForm(ref.file);
  const field = fieldIn(form.field, ref.path);
  if (!field || typeof field.value !== 'string' || field.kind !== 'text') return openForm(ref);
  const decorations = [...holder.children].filter((child) => child.ariaHidden === 'true');
  const words = decorations.reduce(
    (text, { textContent }) => text.replace(textContent!, ''),
    holder.textContent!,
  );
  if (!isAllOf(words, field.value)) return update({ sheet: editTargetsFor(target) });
  const current = InPlaceEdit.ofText(holder, decorations, form, ref, field);
  beginEdit(current, typed ?? field.value);
  current.facts = await showFacts(current.element);
  if (current.facts.length > 0 && edit === current) noteTyping();
}

function beginEdit(current: InPlaceEdit, text: string): void {
  // Another click may have been answered meanwhile.
  void attempt(saveEdit);
  edit = current;
  current.show(text);
  noteTyping();
}

/** Saves what was typed, and opens the fact of a chip. */
export function openFactOf(chip: HTMLElement): void {
  const ref = edit?.facts.find(({ name }) => name === chip.dataset.fact)?.ref;
  if (ref)
    attempt(async () => {
      await saveEdit();
      openForm(ref);
    });
}

/** Keeps what is typed, and asks a moment later what is wrong with it. */
export function noteTyping(): void {
  const current = edit!;
  const { ref, form, paragraph, text, isChanged } = current;
  const isNewParagraph = paragraph !== undefined;
  current.linkRange = undefined;
  update({
    typedOnPage: isChanged
      ? { key: refKey(paragraph?.after ?? ref), path: location.pathname, text, isNewParagraph }
      : undefined,
  });
  if (isNewParagraph && text === '') return;
  const { file, revision } = form;
  checkSoon({ file, revision, change: current.change }, (mistakes) => {
    current.mistakes = mistakes;
    if (edit === current) renderAgain();
  });
}

/**
 * Saves what was typed, and returns what became of it. If it is saved, it stays on the page, which
 * is loaded again then.
 */
export async function saveEdit(): Promise<ChangeAnswer | undefined> {
  const current = edit;
  if (!current) return undefined;
  const { ref, form, change, isChanged } = current;
  const { typedOnPage } = state();
  closeEdit();
  if (!isChanged) {
    current.putBack();
    return undefined;
  }
  let answer: ChangeAnswer | undefined;
  try {
    answer = await save({ file: form.file, revision: form.revision, change });
  } catch (error) {
    update({ typedOnPage });
    throw error;
  }
  if (answer?.kind === 'draft') openForm(ref);
  if (answer?.kind !== 'saved') current.putBack();
  return answer;
}

/** Leaves the text as it was. */
export function cancelEdit(): void {
  const current = edit;
  if (!current) return;
  closeEdit();
  current.putBack();
  current.holder.focus();
  showStatus('Nothing was changed.');
}

/** Leaves the text as it was, and shows what else may be meant by it. */
export function showEditTargets(): void {
  const sheet = editTargetsFor(edit!.element);
  cancelEdit();
  update({ sheet: { ...sheet, clickedText: '' } });
}

function closeEdit(): void {
  const current = edit!;
  edit = undefined;
  current.end();
  update({ typedOnPage: undefined });
}

/** Saves what was typed. In a list of paragraphs, the next one begins, unless this one is empty. */
export async function endParagraph(): Promise<void> {
  const { paragraph, text, nextParagraph: next } = edit!;
  const isLast = paragraph !== undefined && text === '';
  if (!next.paragraph || isLast) return endText();
  const { holder, form, field } = edit!;
  const saving = saveEdit();
  // What is typed while the last paragraph is being saved is in the new one.
  beginEdit(InPlaceEdit.newParagraph(holder, form, field, next.paragraph), '');
  // What is wrong comes first.
  if ((await saving)?.kind === 'draft' && edit?.text === '') await saveEdit();
}

async function endText(): Promise<void> {
  const { holder, paragraph } = edit!;
  const { sheet } = state();
  await saveEdit();
  // A sheet that opened, such as a choice between two versions, has the focus.
  if (state().sheet !== sheet) return;
  (paragraph ? elementAt(refKey(paragraph.after)) : holder)?.focus();
}

/** Asks where a link at the selected words leads. */
export function askForLink(): void {
  if (!edit?.field.hasLinks) return;
  edit.linkRange = selectionIn(edit.element);
  renderAgain();
}

/** Puts a chosen page into the text as a link. */
export function finishLink(): void {
  if (!edit) return;
  edit.element.focus();
  noteTyping();
}

/** Goes on with what was typed and not saved before the page was loaded again. */
export async function resumeTyping(): Promise<void> {
  const { typedOnPage } = state();
  const element = typedOnPage?.path === location.pathname ? elementAt(typedOnPage.key) : null;
  if (!typedOnPage || !element) return;
  update({ isEditing: true });
  const ref = parseRefKey(typedOnPage.key);
  if (typedOnPage.isNewParagraph) {
    const form = await fetchForm(ref.file);
    const { paragraph } = paragraphAfter(form.field, ref);
    const field = fieldIn(form.field, ref.path);
    if (!paragraph || field?.kind !== 'text') return;
    beginEdit(InPlaceEdit.newParagraph(element, form, field, paragraph), typedOnPage.text);
  } else await editInPlace(element, ref, element, typedOnPage.text);
  showStatus('What you typed before is still here.');
}
