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
 * The attributes that name what each element of a page shows: `data-edit` for the places of its
 * texts, and `data-edit-also` for those of its attributes: `pages/home.yaml#hero.intro`. Its
 * pictures name their slots themselves, in `data-edit-photo`. `marked` is the same page made from
 * content with marks. Elements after the first that differs between the two pages get no
 * attributes.
 */
export function editAttributes(tags: readonly string[], marked: string, marks: Marks): string[] {
  const attribute = (name: string, numbers: readonly number[]): string => {
    const keys = numbers.flatMap((number) => marks[number] ?? []).map(refKey);
    return keys.length > 0 ? ` ${name}="${keys.join(' ')}"` : '';
  };
  const elements = elementsOf(marked);
  const different = elements.findIndex(({ name }, index) => name !== tags[index]);
  const same = different < 0 ? elements : elements.slice(0, different);
  return same.map(
    ({ texts, attributes, photo }) =>
      attribute('data-edit', texts) + attribute('data-edit-also', attributes) + photo,
  );
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

/** The names of a page's elements, in their order. */
export const tagNames = (html: string): string[] =>
  html
    .match(TOKEN)!
    .filter(isStartTag)
    .map((tag) => /^<([^\s/>]+)/.exec(tag)![1]!.toLowerCase());

/** Adds to start tags, by their index, what stands behind their names. */
export function withAttributes(html: string, attributes: (index: number) => string): string {
  let index = 0;
  return html.replace(TOKEN, (token: string) =>
    isStartTag(token) ? token.replace(/^<[^\s/>]+/, (start) => start + attributes(index++)) : token,
  );
}

const isStartTag = (token: string): boolean => /^<[a-z]/i.test(token);
