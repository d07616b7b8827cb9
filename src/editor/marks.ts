import {
  type ContentModel,
  fieldAt,
  type InFolder,
  kindOf,
  mapTexts,
} from '../generator/content.ts';
import { metadataOf } from './field-metadata.ts';
import { refKey } from './ref-key.ts';
import type { Ref } from './request-shapes.ts';

// Marks are made of characters that show nothing and that no text has: the last 240 variation
// selectors.
const FIRST = 0xe0100;
const BASE = 239;
const MARK = /\u{E0100}([\u{E0101}-\u{E01EF}])([\u{E0101}-\u{E01EF}])/gu;

/** The places in the content that marks stand for, by number. */
export type Marks = Ref[];

/** A content model whose texts for visitors end in a mark. `marks` gets their places. */
export function withMarks<Content>(
  model: ContentModel<Content>,
  marks: Marks,
): ContentModel<Content> {
  const add = <T>(file: string, output: T): T => {
    const schema = kindOf(model, file)?.schema;
    return mapTexts(output, (text, path) => {
      if (metadataOf(fieldAt(schema, path)).input !== 'text' || marks.length >= BASE * BASE)
        return text;
      marks.push({ file, path: [...path] });
      return text + markOf(marks.length - 1);
    }) as T;
  };
  return {
    ...model,
    assemble: (read, readFolder) =>
      model.assemble(
        <T>(file: string) => add(file, read<T>(file)),
        <T>(folder: string) =>
          readFolder<T>(folder).map((item): T & InFolder => add(`${folder}/${item.id}.yaml`, item)),
      ),
  };
}

const markOf = (number: number): string =>
  String.fromCodePoint(FIRST, FIRST + 1 + Math.floor(number / BASE), FIRST + 1 + (number % BASE));

/** The numbers of the marks in a text. */
export const marksIn = (text: string): number[] =>
  Array.from(
    text.matchAll(MARK),
    ([, high, low]) =>
      (high!.codePointAt(0)! - FIRST - 1) * BASE + low!.codePointAt(0)! - FIRST - 1,
  );

const TOKEN =
  /<!--[^]*?-->|<!doctype[^>]*>|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * A page whose elements name what they show: `data-edit` the places of their texts, such as
 * `pages/home.yaml#hero.intro`, and `data-edit-also` those of their attributes. Pictures name their
 * slots, in `data-edit-photo`. `marked` is the same page made from content with marks. Elements
 * after the first that differs between the two pages get no attributes.
 */
export function withEditAttributes(html: string, marked: string, marks: Marks): string {
  const attribute = (name: string, numbers: readonly number[]): string => {
    const keys = numbers.flatMap((number) => marks[number] ?? []).map(refKey);
    return keys.length > 0 ? ` ${name}="${keys.join(' ')}"` : '';
  };
  const elements = elementsOf(marked).values();
  let isSame = true;
  return html.replace(TOKEN, (token: string) => {
    const start = /^<[a-z][^\s/>]*/i.exec(token)?.[0];
    if (start === undefined || !isSame) return token;
    const element: Element | undefined = elements.next().value;
    isSame = element?.name === start.slice(1).toLowerCase();
    if (!element || !isSame) return token;
    const { texts, attributes, photo } = element;
    const names = attribute('data-edit', texts) + attribute('data-edit-also', attributes) + photo;
    return start + names + token.slice(start.length);
  });
}

type Element = { name: string; texts: number[]; attributes: number[]; photo: string };

/**
 * The elements of a page, each with the marks in its own texts and in its attributes, and the
 * attribute that names its slot.
 */
function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  for (const [token, raw, end, name, attributes] of html.matchAll(TOKEN)) {
    const tag = raw ?? name;
    if (tag === undefined) open.at(-1)?.texts.push(...marksIn(token));
    else if (end === '/') open.pop();
    else {
      const element = {
        name: tag.toLowerCase(),
        texts: [],
        attributes: raw ? [] : marksIn(attributes!),
        photo: PHOTO.exec(attributes ?? '')?.[0] ?? '',
      };
      elements.push(element);
      if (!raw && !VOID.test(element.name) && !attributes!.endsWith('/')) open.push(element);
    }
  }
  return elements;
}

const PHOTO = / data-edit-photo="[\w/-]+"/;
