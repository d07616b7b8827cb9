import {
  type ContentModel,
  type FieldRef,
  type FolderItem,
  groupBy,
  mapTexts,
} from '../../generator/portable.ts';
import { schemaAt } from '../content/schema-at.ts';
import { refKey } from '../shared/field-refs.ts';
import { editorMetadataOf } from '../forms/editor-metadata.ts';

// Marks are characters that show nothing and that no text has: the last 240 variation selectors.
const FIRST = 0xe0100;
const BASE = 239;
const MARK = /\u{E0100}([\u{E0101}-\u{E01EF}])([\u{E0101}-\u{E01EF}])/gu;

/** The fields that marks stand for, by number, and the items of lists by their short names. */
export type MarkedFields = { fields: FieldRef[]; itemsByShortName: Map<string, FieldRef> };

/** A content model whose texts for visitors end in a mark. Adds their fields to the given ones. */
export function withMarks<Content>(
  model: ContentModel<Content>,
  { fields, itemsByShortName }: MarkedFields,
): ContentModel<Content> {
  const markTexts = <T>(file: string, output: T): T =>
    mapTexts(output, (text, path) => {
      const { inputKind, nameFields } = editorMetadataOf(schemaAt(model, { file, path }));
      if (nameFields) itemsByShortName.set(text, { file, path: path.slice(0, -1) });
      return inputKind === 'text' ? text + markWith(fields.push({ file, path }) - 1) : text;
    }) as T;
  return {
    ...model,
    assemble: (read, readFolder) =>
      model.assemble(
        <T>(file: string) => markTexts(file, read<T>(file)),
        <T>(folder: string) =>
          readFolder<T>(folder).map((item): T & FolderItem => markTexts(item.file, item)),
      ),
  };
}

const markWith = (number: number) =>
  String.fromCodePoint(FIRST, FIRST + 1 + Math.floor(number / BASE), FIRST + 1 + (number % BASE));

export const markNumbersIn = (text: string): number[] =>
  Array.from(
    text.matchAll(MARK),
    ([, high, low]) =>
      (high!.codePointAt(0)! - FIRST - 1) * BASE + low!.codePointAt(0)! - FIRST - 1,
  );

const HTML_PIECE = new RegExp(
  [
    '<!--[^]*?-->',
    '<!doctype[^>]*>',
    String.raw`<(?<raw>script|style)\b[^]*?</\k<raw>>`,
    String.raw`<(?<end>/?)(?<name>[a-zA-Z][^\s/>]*)(?<attributes>(?:"[^"]*"|[^">])*)>`,
    '[^<]+',
  ].join('|'),
  'gi',
);
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * A page whose elements name what they show: `data-edit` the fields of their texts, such as
 * `pages/home.yaml#hero.intro`, and `data-edit-also` those of their attributes. Pictures name their
 * slots, in `data-edit-photo`. `markedHtml` is the same page made from content with marks.
 */
export function withEditAttributes(
  html: string,
  markedHtml: string,
  { fields, itemsByShortName }: MarkedFields,
): string {
  const counterparts = matchElements(readElements(html), readElements(markedHtml)).values();
  return html.replace(HTML_PIECE, (token: string) => {
    const start = /^<[a-z][^\s/>]*/i.exec(token)?.[0];
    if (start === undefined) return token;
    const counterpart: MarkedElement | undefined = counterparts.next().value;
    if (!counterpart) return token;
    // An item's short name is the id of its element.
    const item = itemsByShortName.get(/ id="([^"]*)"/.exec(token)?.[1] ?? '');
    return start + editAttributes(counterpart, fields, item) + token.slice(start.length);
  });
}

function editAttributes(
  { texts, attributes, photo }: MarkedElement,
  fields: readonly FieldRef[],
  item: FieldRef | undefined,
): string {
  const attribute = (name: string, numbers: readonly number[], first?: FieldRef) => {
    const refs = [...(first ? [first] : []), ...numbers.flatMap((number) => fields[number] ?? [])];
    return refs.length > 0 ? ` ${name}="${refs.map(refKey).join(' ')}"` : '';
  };
  return attribute('data-edit', texts) + attribute('data-edit-also', attributes, item) + photo;
}

/**
 * An element of a page, with the marks in its own texts and in its attributes, and the attribute
 * that names its slot. Its offset in the page's text, its name and class are its `signature`.
 */
type MarkedElement = {
  offset: number;
  signature: string;
  texts: number[];
  attributes: number[];
  photo: string;
};

type Elements = { elements: MarkedElement[]; text: string };

/**
 * For each element of a page, the one with its signature on the page with marks, as far as both
 * have the same text. Some components put the end of a text into an element of its own, but find
 * no end in a text with a mark: that element has no counterpart.
 */
function matchElements(page: Elements, marked: Elements): (MarkedElement | undefined)[] {
  const sameLength = lengthOfSameStart(page.text, marked.text);
  const bySignature = groupBy(marked.elements, ({ signature }) => signature);
  return page.elements.map(({ offset, signature }) =>
    offset <= sameLength ? bySignature.get(signature)?.shift() : undefined,
  );
}

function readElements(html: string): Elements {
  const elements: MarkedElement[] = [];
  const open: MarkedElement[] = [];
  let text = '';
  for (const { 0: token, groups = {} } of html.matchAll(HTML_PIECE)) {
    const { raw, end, name, attributes = '' } = groups;
    const tag = (raw ?? name)?.toLowerCase();
    if (tag === undefined) {
      if (token.startsWith('<')) continue;
      open.at(-1)?.texts.push(...markNumbersIn(token));
      // The space that keeps two words together, and the case of a first letter inside a sentence,
      // depend on the letters around them.
      text += token.replace(MARK, '').replace(/\s/g, ' ').toLowerCase();
    } else if (end === '/') open.pop();
    else {
      const element = {
        offset: text.length,
        signature: `${text.length} ${tag}${/ class="[^"]*"/.exec(attributes)?.[0] ?? ''}`,
        texts: [],
        attributes: markNumbersIn(attributes),
        photo: PHOTO.exec(attributes)?.[0] ?? '',
      };
      elements.push(element);
      if (!raw && !VOID.test(tag) && !attributes.endsWith('/')) open.push(element);
    }
  }
  return { elements, text };
}

const PHOTO = / data-edit-photo="[\w/-]+"/;

function lengthOfSameStart(some: string, other: string): number {
  let length = 0;
  while (length < some.length && some[length] === other[length]) length++;
  return length;
}
