import type { Fact, Field, Form, Ref } from '../api.ts';
import type { Change } from '../change.ts';
import { fieldAt, placeOf, refOf } from './fields.ts';
import { offersFor } from './page-refs.ts';
import { save } from './save.ts';
import { ask, attempt, formOf } from './server.ts';
import { keep, kept, openForm, say, state, update } from './state.ts';
import { asNodes, isAllOf, textIn } from './written-text.ts';

/** A text that is edited in its place. `own` is what the page shows otherwise, there and wherever else it shows this text. */
type Edit = { element: HTMLElement; ref: Ref; form: Form; field: Field; facts: Fact[]; own: Map<Element, ChildNode[]> };

const TYPED = 'edit typed';

let edit: Edit | undefined;
/** What was typed and saved, until the page itself shows it. */
let saved: Edit | undefined;
/** The page is exchanged. What is typed is not in it meanwhile, and loses the focus. */
let isExchanging = false;
let checking: ReturnType<typeof setTimeout> | undefined;

/** The element that holds the text that is edited. */
export const typedIn = (): HTMLElement | undefined => edit?.element;

/** Lets an owner edit the text of an element in its place, as the file writes it. What is not a text opens its form. */
export async function editInPlace(element: HTMLElement, ref: Ref, target: Element = element, typed?: string): Promise<void> {
  if (edit) await commit();
  const form = await formOf(ref.file);
  const field = fieldAt(form.field, ref.path);
  if (!field || typeof field.value !== 'string' || field.kind !== 'text') return openForm(ref);
  if (!isAllOf(element, field.value)) return update({ view: offersFor(target) });
  putBack();
  const alike = [...document.querySelectorAll(`[data-edit="${CSS.escape(placeOf(ref))}"]`)];
  const shown = alike.filter((one) => one === element || one.childElementCount === 0);
  edit = { element, ref, form, field, facts: [], own: new Map(shown.map((one) => [one, [...one.childNodes]])) };
  show(asNodes(typed ?? field.value));
  changed();
  await showFacts(edit);
}

/** Shows what is typed, with the caret at its end. */
function show(nodes: Node[]): void {
  const { element } = edit!;
  element.replaceChildren(...nodes);
  element.contentEditable = 'plaintext-only';
  element.focus();
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
}

/** Shows the values of placeholders in their chips. */
async function showFacts(now: Edit): Promise<void> {
  const chips = [...now.element.querySelectorAll<HTMLElement>('[data-fact]')];
  if (chips.length === 0) return;
  now.facts = await ask('facts', { names: chips.map(({ dataset }) => dataset.fact!) });
  for (const chip of chips) chip.textContent = now.facts.find(({ name }) => name === chip.dataset.fact)?.value ?? `{${chip.dataset.fact}}`;
  if (edit === now) changed();
}

/** Saves what was typed, and opens the fact of a chip. */
export function openFactOf(chip: HTMLElement): void {
  const fact = edit?.facts.find(({ name }) => name === chip.dataset.fact);
  const [ref] = fact?.refs ?? [];
  if (ref) attempt(async () => (await commit(), openForm(ref, fact)));
}

/** Shows at once what is typed elsewhere on the page, and asks what is wrong with it a moment later. */
function changed(): void {
  const { element, ref, form, field, own } = edit!;
  const text = textIn(element);
  for (const other of own.keys()) if (other !== element) other.textContent = element.textContent;
  keep(TYPED, { place: placeOf(ref), path: location.pathname, text, was: field.value });
  const mistakes = state().typing?.mistakes ?? [];
  const length = (element.textContent ?? '').trim().length;
  update({ typing: { field, length, mistakes, ...beside(element) } });
  clearTimeout(checking);
  checking = setTimeout(() => {
    attempt(async () => {
      const change: Change = { kind: 'set', path: ref.path, value: text };
      const answer = text === field.value ? { mistakes: [] } : await ask('check', { file: ref.file, base: form.base, change });
      const now = state().typing;
      if (edit?.element === element && now) update({ typing: { ...now, mistakes: answer.mistakes } });
    });
  }, 200);
}

/** The place for a bubble below an element, or above it where there is no room. */
function beside(element: Element): { top: number; left: number } {
  const { left, top, bottom } = element.getBoundingClientRect();
  return {
    top: bottom + 170 > innerHeight ? Math.max(70, top - 150) : bottom + 10,
    left: Math.max(8, Math.min(left, innerWidth - 400)),
  };
}

/** Saves what was typed. */
export async function commit(): Promise<void> {
  if (!edit) return;
  const { element, ref, form, field } = edit;
  const text = textIn(element);
  finish();
  const done = saved;
  update({ last: placeOf(ref) });
  if (text === field.value) return putBack();
  try {
    const { kind } = await save({ file: ref.file, base: form.base, change: { kind: 'set', path: ref.path, value: text } });
    sessionStorage.removeItem(TYPED);
    if (kind === 'saved') return void setTimeout(() => saved === done && putBack(), 4000);
    if (kind === 'draft') openForm(ref);
    putBack();
  } catch (error) {
    putBack();
    throw error;
  }
}

/** Leaves the text as it was. */
export function cancel(): void {
  if (!edit) return;
  const { element } = edit;
  finish();
  putBack();
  sessionStorage.removeItem(TYPED);
  element.focus();
  say('Nothing was changed.');
}

function finish(): void {
  clearTimeout(checking);
  saved = edit;
  edit = undefined;
  saved?.element.removeAttribute('contenteditable');
  update({ typing: undefined });
}

/** Shows what the page itself had in place of what was typed. */
function putBack(): void {
  const own = saved?.own;
  saved = undefined;
  for (const [shown, nodes] of own ?? []) shown.replaceChildren(...nodes);
}

/** Before the dev server exchanges the page's markup: gives it the page as it was. Typing goes on afterwards. */
export function beforeExchange(): void {
  putBack();
  if (!edit) return;
  const { element, own } = edit;
  const typed = [...element.childNodes];
  isExchanging = true;
  element.removeAttribute('contenteditable');
  for (const [shown, nodes] of own) shown.replaceChildren(...nodes);
  queueMicrotask(() => {
    setTimeout(() => (isExchanging = false));
    if (!edit) return;
    if (!element.isConnected) {
      edit = undefined;
      return attempt(resume);
    }
    for (const shown of own.keys()) own.set(shown, [...shown.childNodes]);
    show(typed);
  });
}

const elementAt = (place: string): HTMLElement | null => document.querySelector(`[data-edit="${CSS.escape(place)}"]`);

/** Goes on where the owner was before the page was loaded again: at the last place, or with what was typed and not saved. */
export async function resume(): Promise<void> {
  const { isEditing, view, last } = state();
  if (isEditing && !view && last !== undefined) elementAt(last)?.focus({ preventScroll: true });
  const before = kept<Record<'place' | 'path' | 'text' | 'was', string>>(TYPED);
  if (!before || before.path !== location.pathname || before.text === before.was) return;
  const element = elementAt(before.place);
  if (!element) return;
  update({ isEditing: true });
  await editInPlace(element, refOf(before.place), element, before.text);
  say('What you typed before is still here.');
}

/** The keys and events of the text that is edited. */
export function listenToTyping(): void {
  document.addEventListener('input', ({ target }) => target === edit?.element && changed());
  addEventListener('scroll', () => edit && update({ typing: { ...state().typing!, ...beside(edit.element) } }), { passive: true });
  document.addEventListener(
    'keydown',
    (event) => {
      if (!edit || !edit.element.contains(event.target as Node) || event.isComposing) return;
      event.stopPropagation();
      if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
      if (event.key === 'Escape') cancel();
      if (event.key === 'Enter') {
        const { element } = edit;
        attempt(async () => (await commit(), element.focus()));
      }
    },
    true,
  );
  document.addEventListener('focusout', (event) => {
    if (event.target === edit?.element && !isExchanging && document.hasFocus()) attempt(commit);
  });
}
