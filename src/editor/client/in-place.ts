import type { Fact, Field, Form } from '../api.ts';
import { refText } from '../ref-text.ts';
import { fieldAt, refOf } from './fields.ts';
import { pasteLink, selectedIn } from './links.ts';
import { elementAt, elementsOf, offersFor } from './page-refs.ts';
import { insertion, joined, type Paragraph, paragraphAfter, pathOf } from './paragraph.ts';
import { save } from './save.ts';
import { attempt, checkSoon, formOf } from './server.ts';
import { showFacts } from './show-facts.ts';
import { openForm, say, state, update } from './state.ts';
import { asNodes, isAllOf, textIn } from './written-text.ts';
import type { Change, Ref } from '../request-shapes.ts';

/**
 * A text that is edited in its place, in its `element` or in all of it that is for readers. `own`
 * is what the page shows otherwise, there and wherever else it shows this text. A `fresh` paragraph
 * is not in the content yet. When it `isDone`, what was typed stays until the page itself shows it.
 */
type Edit = {
  element: HTMLElement;
  holder: HTMLElement;
  ref: Ref;
  form: Form;
  field: Field;
  facts: Fact[];
  own: Map<Element, ChildNode[]>;
  fresh?: Paragraph;
  isDone?: boolean;
};

let edit: Edit | undefined;

/** The element that holds the text that is edited. */
export const typedIn = (): HTMLElement | undefined => (edit?.isDone ? undefined : edit?.element);

/** Whether something would be lost if the page was loaded again now. */
export const isTypedInPlace = (): boolean =>
  typedIn() !== undefined && (state().typed !== undefined || edit?.fresh !== undefined);

/**
 * Lets an owner edit the text of an element in its place, as the file writes it. What is not a text
 * opens its form.
 */
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
  const now = edit;
  now.facts = await showFacts(now.element);
  if (now.facts.length > 0 && edit === now && !now.isDone) changed();
}

function show(nodes: Node[]): void {
  const { element } = edit!;
  element.replaceChildren(...nodes);
  element.contentEditable = 'plaintext-only';
  element.focus();
}

/** Saves what was typed, and opens the fact of a chip. */
export function openFactOf(chip: HTMLElement): void {
  const ref = edit?.facts.find(({ name }) => name === chip.dataset.fact)?.ref;
  if (ref) attempt(async () => (await commit(), openForm(ref)));
}

/**
 * Shows at once what is typed elsewhere on the page, and asks what is wrong with it a moment later.
 */
function changed(): void {
  const now = edit!;
  const { element, holder, ref, form, field, own, fresh } = now;
  const text = textIn(element);
  for (const other of own.keys()) if (other !== holder) other.textContent = element.textContent;
  const length = (element.textContent ?? '').trim().length;
  const place = refText(fresh?.after ?? ref);
  update({
    typed:
      text === field.value
        ? undefined
        : { place, page: location.pathname, text, isFresh: fresh !== undefined },
    typing: {
      ref,
      field,
      length,
      isOneOfMany: typeof nextOf(now) === 'object',
      mistakes: state().typing?.mistakes ?? [],
    },
  });
  if (fresh && text === '') return;
  checkSoon(
    { file: ref.file, revision: form.revision, change: changeOf(now, text) },
    (mistakes) => {
      const { typing } = state();
      if (edit === now && typing) update({ typing: { ...typing, mistakes } });
    },
  );
}

const changeOf = ({ ref: { path }, fresh }: Edit, value: string): Change =>
  fresh ? insertion(fresh, value) : { kind: 'set', path, value };

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
      revision: form.revision,
      change: changeOf(now, text),
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

/** Leaves the text as it was, and shows what else may be meant by it. */
export function showMore(): void {
  const offers = offersFor(edit!.element);
  cancel();
  update({ view: { ...offers, exact: '' } });
}

function finish(): void {
  edit!.isDone = true;
  edit!.element.removeAttribute('contenteditable');
  update({ typing: undefined, typed: undefined });
}

/** Shows what the page itself had. Nothing is edited then. */
function putBack(): void {
  for (const [shown, nodes] of edit?.own ?? []) shown.replaceChildren(...nodes);
  if (edit?.fresh) edit.holder.remove();
  edit = undefined;
}

/** Where Enter begins a paragraph after the one that is edited, or why it does not. */
const nextOf = ({ form, ref, fresh }: Edit): Paragraph | string =>
  fresh ? { ...fresh, after: ref, index: fresh.index + 1 } : paragraphAfter(form.field, ref);

function writeBelow(above: HTMLElement, form: Form, field: Field, fresh: Paragraph): void {
  const item = above.closest<HTMLElement>('li') ?? above;
  const holder = item.cloneNode(true) as HTMLElement;
  item.after(holder);
  const element = holder.querySelector<HTMLElement>('[data-edit]') ?? holder;
  const ref = { file: form.file, path: pathOf(fresh) };
  element.dataset.edit = refText(ref);
  edit = {
    element,
    holder,
    ref,
    form,
    field: { ...field, value: '' },
    facts: [],
    own: new Map(),
    fresh,
  };
  show([]);
  changed();
}

/**
 * Saves what was typed. In a list of paragraphs, the next one begins; elsewhere it is said why
 * there is none.
 */
async function end(): Promise<void> {
  const now = edit!;
  const { holder, form, field, element } = now;
  const { view } = state();
  const isLast = now.fresh !== undefined && textIn(element) === '';
  const next = isLast ? '' : nextOf(now);
  const saving = commit();
  // What is typed while the last paragraph is being saved is in the new one.
  if (typeof next === 'object') writeBelow(holder, form, field, next);
  await saving;
  if (state().view !== view || typeof next === 'object') return;
  if (next !== '' && state().said.startsWith('Saved')) say(joined(state().said, next));
  // A sheet that opened, such as a choice between two versions, has the focus.
  const { fresh } = now;
  (fresh ? elementAt(refText(fresh.after)) : holder)?.focus();
}

/** Asks where a link at the selected words leads. */
export function askForLink(): void {
  const { typing } = state();
  if (typing?.field.hasLinks) update({ typing: { ...typing, link: selectedIn(typedIn()!) } });
}

/** Puts a pasted address or a chosen page into the text as a link. */
export const linked = (): void => {
  if (!typedIn()) return;
  typedIn()!.focus();
  changed();
};

/** Goes on with what was typed and not saved before the page was loaded again. */
export async function resume(): Promise<void> {
  const { typed } = state();
  const element = typed?.page === location.pathname ? elementAt(typed.place) : null;
  if (!typed || !element) return;
  update({ isEditing: true });
  const ref = refOf(typed.place);
  if (typed.isFresh) {
    const form = await formOf(ref.file);
    const next = paragraphAfter(form.field, ref);
    if (typeof next === 'string') return;
    writeBelow(element, form, fieldAt(form.field, ref.path)!, next);
    show(asNodes(typed.text));
    changed();
  } else await editInPlace(element, ref, element, typed.text);
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
      if (event.key === 'Enter') attempt(end);
      if (!(event.ctrlKey || event.metaKey) || !/^[bikm]$/i.test(event.key)) return;
      event.preventDefault();
      const key = event.key.toLowerCase();
      if (key === 'k') askForLink();
      else if (key === 'm') showMore();
      else
        say('Texts have no bold or slanted words: the site sets what matters in its own letters.');
    },
    true,
  );
  document.addEventListener('focusout', (event) => {
    if (event.target === typedIn() && document.hasFocus() && !state().typing?.link) attempt(commit);
  });
  document.addEventListener('paste', (event) => {
    const element = typedIn();
    const { field } = state().typing ?? {};
    if (element?.contains(event.target as Node) && field?.hasLinks && pasteLink(element, event))
      changed();
  });
}
