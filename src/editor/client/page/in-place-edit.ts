import type { FieldRef } from '../../../generator/portable.ts';
import { isItemPath, refKey } from '../../shared/field-refs.ts';
import type {
  Change,
  ChangeRequest,
  Form,
  OwnerMistake,
  ShownFact,
  ValueField,
} from '../../shared/messages.ts';
import {
  insertion,
  type NextParagraph,
  type Paragraph,
  paragraphAfter,
  pathOf,
} from './paragraph.ts';
import { placeBefore, typedText } from '../parts/text-nodes.ts';

/**
 * A text that is edited in its place on the page. `element` has the text: it is `holder`, or a part
 * of it. A `paragraph` is new: it is not in the content yet.
 */
export class InPlaceEdit {
  facts: ShownFact[] = [];
  mistakes: OwnerMistake[] = [];
  linkRange?: Range;
  /** The page's own nodes in `holder`. */
  #ownNodes: ChildNode[] = [];

  private constructor(
    readonly holder: HTMLElement,
    readonly element: HTMLElement,
    readonly form: Form,
    readonly ref: FieldRef,
    readonly field: ValueField,
    readonly paragraph?: Paragraph,
  ) {}

  /** Edits a text that is there. `decorations` stay beside it. */
  static ofText(
    holder: HTMLElement,
    decorations: Element[],
    form: Form,
    ref: FieldRef,
    field: ValueField,
  ) {
    const element = decorations.length > 0 ? document.createElement('span') : holder;
    const edit = new InPlaceEdit(holder, element, form, ref, field);
    edit.#ownNodes = [...holder.childNodes];
    if (decorations.length > 0) holder.replaceChildren(...decorations, element);
    return edit;
  }

  /** Begins a paragraph below the element that shows the one before it. */
  static newParagraph(above: HTMLElement, form: Form, field: ValueField, paragraph: Paragraph) {
    const item = above.closest<HTMLElement>('li') ?? above;
    const holder = item.cloneNode(true) as HTMLElement;
    item.after(holder);
    const element = holder.querySelector<HTMLElement>('[data-edit]') ?? holder;
    const ref = { file: form.file, path: pathOf(paragraph) };
    element.dataset.edit = refKey(ref);
    // An item of a list has its number in its title.
    const title = field.title.replace(/\d+$/, String(paragraph.index + 1));
    return new InPlaceEdit(holder, element, form, ref, { ...field, title, value: '' }, paragraph);
  }

  /** As the file writes it. */
  get text(): string {
    return typedText(this.element);
  }

  /** An emptied text that the page must have is no change: its old words come back. */
  get isChanged(): boolean {
    const { text, field, ref } = this;
    const mayGo = field.isOptional || isItemPath(ref.path);
    return text !== field.value && (text !== '' || mayGo);
  }

  get change(): Change {
    const { paragraph, ref, text } = this;
    return paragraph
      ? insertion(paragraph, text)
      : { kind: 'set', path: ref.path, value: text, isTyped: true };
  }

  get request(): ChangeRequest {
    const { file, revision } = this.form;
    return { file, revision, change: this.change };
  }

  /** The paragraph that Enter begins after this one, or why it begins none. */
  get nextParagraph(): NextParagraph {
    const { paragraph, form, ref, holder } = this;
    // The lines of one headline are no paragraphs.
    if (holder.closest('h1')) return {};
    return paragraph
      ? { paragraph: { ...paragraph, after: ref, index: paragraph.index + 1 } }
      : paragraphAfter(form.field, ref);
  }

  /** Shows content to be edited, or what is there, with the caret at its end. */
  show(content?: Node[]): void {
    const { element } = this;
    if (content) element.replaceChildren(...content);
    for (const chip of element.querySelectorAll<HTMLElement>('[data-fact]')) chip.tabIndex = 0;
    element.contentEditable = 'plaintext-only';
    element.focus();
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
  }

  /** Selects what is between two places, which have so many letters behind them. */
  select(lettersBehind: readonly number[]): void {
    const [start, end] = lettersBehind.map((count) => placeBefore(count, this.element));
    if (start && end) getSelection()?.setBaseAndExtent(...start, ...end);
  }

  /** Does what a letter, Home or End does in a text. */
  press(key: string): void {
    if (key.length === 1) document.execCommand('insertText', false, key);
    if (key !== 'Home' && key !== 'End') return;
    getSelection()?.selectAllChildren(this.element);
    getSelection()?.[key === 'Home' ? 'collapseToStart' : 'collapseToEnd']();
  }

  end(): void {
    this.element.removeAttribute('contenteditable');
  }

  putBack(): void {
    if (this.paragraph) this.holder.remove();
    else this.holder.replaceChildren(...this.#ownNodes);
  }
}
