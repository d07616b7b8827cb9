import type { Fact, Field, Form, Ref } from '../api.ts';
import { placeOf } from '../places.ts';
import { fieldAt, refOf } from './fields.ts';
import { elementAt, elementsOf, offersFor } from './page-refs.ts';
import { save } from './save.ts';
import { ask, attempt, checkSoon, formOf } from './server.ts';
import { openForm, say, state, update } from './state.ts';
import { asNodes, isAllOf, textIn } from './written-text.ts';

/**
 * A text that is edited in its place, in its `element` or in all of it that is for readers. `own` is what the page shows otherwise, there and wherever else it shows this text. When it
 * `isDone`, what was typed stays until the page itself shows it.
 */
type Edit = {
  element: HTMLElement;
  holder: HTMLElement;
  ref: Ref;
  form: Form;
  field: Field;
  facts: Fact[];
  own: Map<Element, ChildNode[]>;
  isDone?: boolean;
};

let edit: Edit | undefined;

/** The element that holds the text that is edited. */
export const typedIn = (): HTMLElement | undefined => (edit?.isDone ? undefined : edit?.element);

/** Lets an owner edit the text of an element in its place, as the file writes it. What is not a text opens its form. */
export async function editInPlace(
  element: HTMLElement,
  ref: Ref,
  target: Element = element,
  typed?: string,
): Promise<void> {
  await commit();
  const form = await formOf(ref.file);
  const field = fieldAt(form.field, ref.path);
  if (!field || typeof field.value !== 'string' || field.kind !== 'text') return openForm(ref);
  const signs = [...element.children].filter((one) => one.ariaHidden === 'true');
  const words = signs.reduce(
    (text, { textContent }) => text.replace(textContent!, ''),
    element.textContent!,
  );
  if (!isAllOf(words, field.value)) return update({ view: offersFor(target) });
  putBack();
  const shown = new Set([element, ...elementsOf(ref)]);
  edit = {
    element: signs.length > 0 ? document.createElement('span') : element,
    holder: element,
    ref,
    form,
    field,
    facts: [],
    own: new Map([...shown].map((one) => [one, [...one.childNodes]])),
  };
  if (signs.length > 0) element.replaceChildren(...signs, edit.element);
  show(asNodes(typed ?? field.value));
  getSelection()?.selectAllChildren(edit.element);
  getSelection()?.collapseToEnd();
  changed();
  await showFacts(edit);
}

/** Shows what is typed. */
function show(nodes: Node[]): void {
  const { element } = edit!;
  element.replaceChildren(...nodes);
  element.contentEditable = 'plaintext-only';
  element.focus();
}

/** Shows the values of placeholders in their chips. */
async function showFacts(now: Edit): Promise<void> {
  const chips = [...now.element.querySelectorAll<HTMLElement>('[data-fact]')];
  if (chips.length === 0) return;
  now.facts = await ask('facts', { names: chips.map(({ dataset }) => dataset.fact!) });
  for (const chip of chips)
    chip.textContent =
      now.facts.find(({ name }) => name === chip.dataset.fact)?.value ?? `{${chip.dataset.fact}}`;
  if (edit === now && !now.isDone) changed();
}

/** Saves what was typed, and opens the fact of a chip. */
export function openFactOf(chip: HTMLElement): void {
  const ref = edit?.facts.find(({ name }) => name === chip.dataset.fact)?.ref;
  if (ref) attempt(async () => (await commit(), openForm(ref)));
}

/** Shows at once what is typed elsewhere on the page, and asks what is wrong with it a moment later. */
function changed(): void {
  const now = edit!;
  const { element, holder, ref, form, field, own } = now;
  const text = textIn(element);
  for (const other of own.keys()) if (other !== holder) other.textContent = element.textContent;
  const length = (element.textContent ?? '').trim().length;
  update({
    typed:
      text === field.value ? undefined : { place: placeOf(ref), page: location.pathname, text },
    typing: { ref, field, length, mistakes: state().typing?.mistakes ?? [] },
  });
  checkSoon(
    { file: ref.file, base: form.base, change: { kind: 'set', path: ref.path, value: text } },
    (mistakes) => {
      const { typing } = state();
      if (edit === now && typing) update({ typing: { ...typing, mistakes } });
    },
  );
}

/** Saves what was typed. */
export async function commit(): Promise<void> {
  const now = edit;
  if (!now || now.isDone) return;
  const { element, ref, form, field } = now;
  const text = textIn(element);
  const { typed } = state();
  finish();
  if (text === field.value) return putBack();
  try {
    const answer = await save({
      file: ref.file,
      base: form.base,
      change: { kind: 'set', path: ref.path, value: text },
    });
    if (answer?.kind === 'saved') return void setTimeout(() => edit === now && putBack(), 4000);
    if (answer?.kind === 'draft') openForm(ref);
    if (edit === now) putBack();
  } catch (error) {
    if (edit === now) putBack();
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

function finish(): void {
  edit!.isDone = true;
  edit!.element.removeAttribute('contenteditable');
  update({ typing: undefined, typed: undefined });
}

/** Shows what the page itself had. Nothing is edited then. */
function putBack(): void {
  for (const [shown, nodes] of edit?.own ?? []) shown.replaceChildren(...nodes);
  edit = undefined;
}

/** Goes on with what was typed and not saved before the page was loaded again. */
export async function resume(): Promise<void> {
  const { typed } = state();
  const element = typed?.page === location.pathname ? elementAt(typed.place) : null;
  if (!typed || !element) return;
  update({ isEditing: true });
  await editInPlace(element, refOf(typed.place), element, typed.text);
  say('What you typed before is still here.');
}

/** The keys and events of the text that is edited. */
export function listenToTyping(): void {
  document.addEventListener('input', ({ target }) => target === typedIn() && changed());
  // The bubble goes with its text.
  for (const event of ['scroll', 'resize'])
    addEventListener(event, () => typedIn() && update({}), { passive: true });
  document.addEventListener(
    'keydown',
    (event) => {
      const element = typedIn();
      if (!element?.contains(event.target as Node) || event.isComposing) return;
      event.stopPropagation();
      if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
      if (event.key === 'Escape') cancel();
      if (event.key === 'Enter')
        attempt(async () => {
          const { view } = state();
          const { holder } = edit!;
          await commit();
          if (state().view === view && state().said.startsWith('Saved'))
            say(`${state().said}. This text is one paragraph. To go on in it, press Enter again.`);
          // A sheet that opened, such as a choice between two versions, has the focus.
          if (state().view === view) holder.focus();
        });
    },
    true,
  );
  document.addEventListener('focusout', (event) => {
    if (event.target === typedIn() && document.hasFocus()) attempt(commit);
  });
}
