import { refKey } from '../ref-key.ts';
import type { Ref } from '../request-shapes.ts';
import { fieldAt, refOf } from './form-fields.ts';
import { InPlaceEdit } from './in-place-edit.ts';
import { selectionIn } from './text-links.ts';
import { elementAt, offersFor } from './page-refs.ts';
import { joined, paragraphAfter } from './paragraph.ts';
import { save } from './save.ts';
import { attempt, checkSoon, formOf } from './server.ts';
import { showFacts } from './show-facts.ts';
import { openForm, say, state, update } from './state.ts';
import { isAllOf } from './written-text.ts';

/** The text that is edited in its place, or was last. */
let edit: InPlaceEdit | undefined;

/** The text that is edited in its place now. */
export const currentEdit = (): InPlaceEdit | undefined => (edit?.isOver ? undefined : edit);

/** The element that holds the text that is edited. */
export const typedIn = (): HTMLElement | undefined => currentEdit()?.element;

/** Whether something would be lost if the page was loaded again now. */
export const isTypedInPlace = (): boolean =>
  typedIn() !== undefined && (state().typed !== undefined || edit?.paragraph !== undefined);

/**
 * Lets an owner edit the text of an element in its place, as the file writes it. What is not a text
 * opens its form.
 */
export async function editInPlace(
  holder: HTMLElement,
  ref: Ref,
  target: Element = holder,
  typed?: string,
): Promise<void> {
  await commit();
  const form = await formOf(ref.file);
  const field = fieldAt(form.field, ref.path);
  if (!field || typeof field.value !== 'string' || field.kind !== 'text') return openForm(ref);
  const signs = [...holder.children].filter((one) => one.ariaHidden === 'true');
  const words = signs.reduce(
    (text, { textContent }) => text.replace(textContent!, ''),
    holder.textContent!,
  );
  if (!isAllOf(words, field.value)) return update({ view: offersFor(target) });
  putBack();
  const current = InPlaceEdit.of(holder, signs, form, ref, field);
  begin(current, typed ?? field.value);
  current.facts = await showFacts(current.element);
  if (current.facts.length > 0 && edit === current && !current.isOver) changed();
}

function begin(current: InPlaceEdit, text: string): void {
  edit = current;
  current.show(text);
  changed();
}

/** Saves what was typed, and opens the fact of a chip. */
export function openFactOf(chip: HTMLElement): void {
  const ref = edit?.facts.find(({ name }) => name === chip.dataset.fact)?.ref;
  if (ref) attempt(async () => (await commit(), openForm(ref)));
}

/**
 * Shows at once what is typed elsewhere on the page, and asks what is wrong with it a moment later.
 */
export function changed(): void {
  const current = edit!;
  const { ref, form, paragraph, text, isChanged } = current;
  const isFresh = paragraph !== undefined;
  current.showElsewhere();
  current.link = undefined;
  update({
    typed: isChanged
      ? { key: refKey(paragraph?.after ?? ref), page: location.pathname, text, isFresh }
      : undefined,
  });
  if (isFresh && text === '') return;
  const { file, revision } = form;
  checkSoon({ file, revision, change: current.change }, (mistakes) => {
    current.mistakes = mistakes;
    if (currentEdit() === current) update({});
  });
}

/** Saves what was typed. */
export async function commit(): Promise<void> {
  const current = edit;
  if (!current || current.isOver) return;
  const { ref, form, change, isChanged } = current;
  const { typed } = state();
  finish();
  if (!isChanged) return putBack();
  const putBackIfLast = (): void => void (edit === current && putBack());
  try {
    const answer = await save({ file: form.file, revision: form.revision, change });
    if (answer?.kind === 'saved') return void setTimeout(putBackIfLast, 4000);
    if (answer?.kind === 'draft') openForm(ref);
    putBackIfLast();
  } catch (error) {
    putBackIfLast();
    update({ typed });
    throw error;
  }
}

/** Leaves the text as it was. */
export function cancel(): void {
  if (!typedIn()) return;
  const { holder } = edit!;
  finish();
  putBack();
  holder.focus();
  say('Nothing was changed.');
}

/** Leaves the text as it was, and shows what else may be meant by it. */
export function showMore(): void {
  const offers = offersFor(edit!.element);
  cancel();
  update({ view: { ...offers, exact: '' } });
}

function finish(): void {
  edit!.end();
  update({ typed: undefined });
}

/** Shows what the page itself had. Nothing is edited then. */
function putBack(): void {
  edit?.putBack();
  edit = undefined;
}

/**
 * Saves what was typed. In a list of paragraphs, the next one begins; elsewhere it is said why
 * there is none.
 */
export async function endParagraph(): Promise<void> {
  const { holder, form, field, paragraph, text, next } = edit!;
  const { view } = state();
  const isLast = paragraph !== undefined && text === '';
  const after = isLast ? '' : next;
  const saving = commit();
  if (typeof after === 'object') {
    // What is typed while the last paragraph is being saved is in the new one.
    begin(InPlaceEdit.below(holder, form, field, after), '');
    return saving;
  }
  await saving;
  if (state().view !== view) return;
  if (after !== '' && state().status.startsWith('Saved')) say(joined(state().status, after));
  // A sheet that opened, such as a choice between two versions, has the focus.
  (paragraph ? elementAt(refKey(paragraph.after)) : holder)?.focus();
}

/** Asks where a link at the selected words leads. */
export function askForLink(): void {
  const current = currentEdit();
  if (!current?.field.hasLinks) return;
  current.link = selectionIn(current.element);
  update({});
}

/** Puts a chosen page into the text as a link. */
export const linked = (): void => {
  if (!typedIn()) return;
  typedIn()!.focus();
  changed();
};

/** Goes on with what was typed and not saved before the page was loaded again. */
export async function resume(): Promise<void> {
  const { typed } = state();
  const element = typed?.page === location.pathname ? elementAt(typed.key) : null;
  if (!typed || !element) return;
  update({ isEditing: true });
  const ref = refOf(typed.key);
  if (typed.isFresh) {
    const form = await formOf(ref.file);
    const next = paragraphAfter(form.field, ref);
    if (typeof next === 'string') return;
    const field = fieldAt(form.field, ref.path)!;
    begin(InPlaceEdit.below(element, form, field, next), typed.text);
  } else await editInPlace(element, ref, element, typed.text);
  say('What you typed before is still here.');
}
