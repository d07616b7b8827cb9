import type { Field, Form, Ref } from '../api.ts';
import type { Change } from '../change.ts';
import { changeInWords, fieldAt, placeOf, refOf } from './fields.ts';
import { offersFor } from './page-refs.ts';
import { ask, attempt, formOf, save } from './server.ts';
import { say, state, update } from './state.ts';

/** A text that is edited in its place. `kids` is what the page shows in the element otherwise. */
type Edit = { element: HTMLElement; ref: Ref; form: Form; field: Field; kids: ChildNode[]; twins: Map<Element, ChildNode[]> };

const PLACEHOLDER = /(\{[A-Za-z0-9][\w.-]*\})/;
const TYPED = 'edit typed';

let edit: Edit | undefined;
/** What was typed and saved, until the page itself shows it. */
let saved: Edit | undefined;
/** The page is exchanged. What is typed is not in it meanwhile, and loses the focus. */
let isExchanging = false;
let checking: ReturnType<typeof setTimeout> | undefined;

export const isTyping = (): boolean => edit !== undefined;

/** The element that holds the text that is edited. */
export const typedIn = (): HTMLElement | undefined => edit?.element;

/** Lets an owner edit the text of an element in its place, as the file writes it. What is not a text opens its form. */
export async function editInPlace(element: HTMLElement, ref: Ref, target: Element = element, typed?: string): Promise<void> {
  if (edit) await commit();
  const form = await formOf(ref.file);
  const field = fieldAt(form.field, ref.path);
  if (!field || typeof field.value !== 'string' || field.kind !== 'text') return update({ view: { kind: 'form', ref } });
  if (!isAllOf(element, field.value)) return update({ view: offersFor(target) });
  putBack();
  const twins = [...document.querySelectorAll(`[data-edit="${CSS.escape(placeOf(ref))}"]`)].filter((twin) => twin !== element);
  edit = {
    element,
    ref,
    form,
    field,
    kids: [...element.childNodes],
    twins: new Map(twins.filter(({ childElementCount }) => childElementCount === 0).map((twin) => [twin, [...twin.childNodes]])),
  };
  element.replaceChildren(...asNodes(typed ?? field.value));
  element.contentEditable = 'plaintext-only';
  if (element.contentEditable !== 'plaintext-only') element.contentEditable = 'true';
  element.focus();
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
  changed();
  await showFacts(element);
}

/** Whether an element shows a text and nothing else, such as a price beside it. */
function isAllOf(element: HTMLElement, written: string): boolean {
  const parts = written.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(PLACEHOLDER);
  const pattern = parts.map((part) => (PLACEHOLDER.test(part) ? '.*' : plain(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('');
  return new RegExp(`^${pattern}$`, 'i').test(plain(element.textContent ?? '').trim());
}

/** A text without what the page sets in other signs than the file. */
const plain = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2014]/g, '-')
    .replace(/[\u2060\u00ad]/g, '')
    .replace(/\s+/g, ' ');

/** A text with its placeholders as chips. */
const asNodes = (text: string): Node[] =>
  text.split(PLACEHOLDER).map((part) => {
    if (!PLACEHOLDER.test(part)) return document.createTextNode(part);
    const chip = document.createElement('span');
    chip.contentEditable = 'false';
    chip.dataset.fact = chip.textContent = part.slice(1, -1);
    return chip;
  });

/** Shows the values of placeholders in their chips. A click on one opens its fact. */
async function showFacts(element: HTMLElement): Promise<void> {
  const chips = [...element.querySelectorAll<HTMLElement>('[data-fact]')];
  if (chips.length === 0) return;
  const facts = await ask('facts', { names: chips.map(({ dataset }) => dataset.fact!) });
  for (const chip of chips) {
    const fact = facts.find(({ name }) => name === chip.dataset.fact);
    const [ref] = fact?.refs ?? [];
    chip.textContent = fact?.value ?? `{${chip.dataset.fact}}`;
    if (fact && ref)
      chip.addEventListener('open-fact', () => attempt(async () => (await commit(), update({ view: { kind: 'form', ref, fact } }))));
  }
  if (edit?.element === element) changed();
}

/** What is typed, with placeholders in braces. A line break becomes a space, as in the file. */
function textIn(element: HTMLElement): string {
  const parts = [...element.childNodes].map((node) =>
    node instanceof HTMLElement && node.dataset.fact !== undefined ? `{${node.dataset.fact}}` : (node.textContent ?? ''),
  );
  return parts
    .join('')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Shows at once what is typed elsewhere on the page, and asks what is wrong with it a moment later. */
function changed(): void {
  const { element, ref, form, field, twins } = edit!;
  const text = textIn(element);
  for (const twin of twins.keys()) twin.textContent = element.textContent;
  sessionStorage.setItem(TYPED, JSON.stringify({ place: placeOf(ref), path: location.pathname, text, was: field.value }));
  const { left, top, bottom } = element.getBoundingClientRect();
  const mistakes = state().typing?.mistakes ?? [];
  const shown = { title: field.title, length: (element.textContent ?? '').trim().length, ...field.limits };
  const typing = {
    ...shown,
    mistakes,
    top: bottom + 170 > innerHeight ? Math.max(70, top - 150) : bottom + 10,
    left: Math.max(8, Math.min(left, innerWidth - 400)),
  };
  update({ typing });
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

/** Saves what was typed. */
export async function commit(): Promise<void> {
  if (!edit) return;
  const done = edit;
  const { element, ref, form, field } = done;
  const text = textIn(element);
  finish();
  saved = done;
  update({ last: placeOf(ref) });
  if (text === field.value) return putBack();
  const label = `${field.title}: ${changeInWords(field.value, text)}`;
  try {
    const { kind } = await save({ file: ref.file, base: form.base, change: { kind: 'set', path: ref.path, value: text } }, label);
    sessionStorage.removeItem(TYPED);
    if (kind === 'saved') return void setTimeout(() => saved === done && putBack(), 4000);
    if (kind === 'draft') update({ view: { kind: 'form', ref } });
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
  saved = edit;
  finish();
  putBack();
  sessionStorage.removeItem(TYPED);
  element.focus();
  say('Nothing was changed.');
}

function finish(): void {
  clearTimeout(checking);
  const { element } = edit!;
  edit = undefined;
  element.removeAttribute('contenteditable');
  update({ typing: undefined });
}

/** Shows what the page itself had in place of what was typed. */
function putBack(): void {
  if (!saved) return;
  const { element, kids, twins } = saved;
  saved = undefined;
  element.replaceChildren(...kids);
  for (const [twin, own] of twins) twin.replaceChildren(...own);
}

/** Before the dev server exchanges the page's markup: gives it the page as it was. Typing goes on afterwards. */
export function beforeExchange(): void {
  putBack();
  if (!edit) return;
  const { element, kids, twins } = edit;
  const typed = [...element.childNodes];
  isExchanging = true;
  element.removeAttribute('contenteditable');
  element.replaceChildren(...kids);
  for (const [twin, own] of twins) twin.replaceChildren(...own);
  queueMicrotask(() => {
    setTimeout(() => (isExchanging = false));
    if (!edit || !element.isConnected) return;
    edit.kids = [...element.childNodes];
    for (const twin of twins.keys()) twins.set(twin, [...twin.childNodes]);
    element.replaceChildren(...typed);
    element.contentEditable = 'plaintext-only';
    element.focus();
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
  });
}

const elementAt = (place: string): HTMLElement | null => document.querySelector(`[data-edit="${CSS.escape(place)}"]`);

/** Goes on where the owner was before the page was loaded again: at the last place, or with what was typed and not saved. */
export async function resume(): Promise<void> {
  const { isEditing, view, last } = state();
  if (isEditing && !view && last !== undefined) elementAt(last)?.focus({ preventScroll: true });
  const kept = sessionStorage.getItem(TYPED);
  if (kept === null) return;
  const { place, path, text, was } = JSON.parse(kept) as Record<'place' | 'path' | 'text' | 'was', string>;
  if (path !== location.pathname || text === was) return;
  const element = elementAt(place);
  if (!element) return;
  update({ isEditing: true });
  await editInPlace(element, refOf(place), element, text);
  say('What you typed before is still here.');
}

/** The keys and events of the text that is edited. */
export function listenToTyping(): void {
  document.addEventListener('input', ({ target }) => target === edit?.element && changed());
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
  document.addEventListener(
    'paste',
    (event) => {
      if (!edit?.element.contains(event.target as Node)) return;
      event.preventDefault();
      const text = (event.clipboardData?.getData('text/plain') ?? '').replace(/\s+/g, ' ');
      const range = getSelection()?.getRangeAt(0);
      range?.deleteContents();
      range?.insertNode(document.createTextNode(text));
      range?.collapse(false);
      changed();
    },
    true,
  );
  document.addEventListener('focusout', (event) => {
    if (event.target === edit?.element && !isExchanging && document.hasFocus()) attempt(commit);
  });
}
