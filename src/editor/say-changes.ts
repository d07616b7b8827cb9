import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  type ContentFolder,
  type ContentModel,
  type Facts,
  fieldAt,
  type FieldPath,
  type FileKinds,
  isGroup,
  kindOf,
  metadataOf,
  type Source,
  titleOf,
} from '../generator/content.ts';
import type { Difference } from './api.ts';
import { bytesIn, isContent, isPhoto, revisionIn, slotOf, sourcesIn } from './content-files.ts';
import { displayValue } from './display-value.ts';
import { itemName, ownersName, fileTitleIn, valueTitle } from './owners-titles.ts';
import { unconfirmedFields } from './unconfirmed-fields.ts';

/**
 * What changes are said with. `facts` are those of the site that is shown: content with a mistake
 * has none. `photoTitle` gives the title of a slot.
 */
export type Wordbook = {
  model: FileKinds & Pick<ContentModel<unknown>, 'facts'>;
  facts: Record<string, string>;
  photoTitle: (slot: string, content: ContentFolder) => string;
};

const NOTHING = 'Nothing';
const THERE = 'There';
const REMOVED = 'Removed';

/** The comment that lets a text repeat a fact. */
const LITERAL = '# literal:';

/** Says a value as visitors read it, or as its schema calls it. */
type InWords = (value: unknown, schema?: v.GenericSchema) => string;

/**
 * Says what is different between two states of content: where, what was there and what is there
 * now. Only `files` are compared.
 */
export function sayChanges(
  { model, facts: shown, photoTitle }: Wordbook,
  before: ContentFolder,
  after: ContentFolder,
  files = [...new Set([before, after].flatMap((content) => content.list().files))],
): Difference[] {
  const [old, now] = [sourcesIn(before, model), sourcesIn(after, model)];
  const facts = { ...shown, ...factsIn(model, old), ...factsIn(model, now) };
  const words: InWords = (value, schema) =>
    displayValue(ownersName(schema, value) ?? value, facts, Infinity);
  const titleWithKind = (file: string): string => {
    if (isPhoto(file)) return `Photo ${photoTitle(slotOf(file), after)}`;
    const title = words(fileTitleIn(model, file, after, before));
    const kind = Object.hasOwn(model.files, file) ? undefined : kindOf(model, file);
    return kind ? `${v.getTitle(kind.schema) ?? kind.name} ${title}` : title;
  };
  return files.flatMap((file): Difference[] => {
    if (!isContent(model, file) || revisionIn(before, file) === revisionIn(after, file)) return [];
    const where = titleWithKind(file);
    if (!bytesIn(before, file)) return [{ where, was: NOTHING, now: 'New' }];
    if (!bytesIn(after, file)) return [{ where, was: THERE, now: REMOVED }];
    if (isPhoto(file)) return [{ where, was: 'A photo', now: 'Another photo' }];
    const [was, is] = [sourceOf(old, file), sourceOf(now, file)];
    const said = was.value && is.value ? sayValues(model, words, was.value, is) : [];
    return said.length > 0 ? said : sayNotes(model, words, where, was, is);
  });
}

const factsIn = ({ facts }: Wordbook['model'], sources: Source[]): Facts['values'] =>
  facts(
    sources,
    sources.map(({ file }) => file),
  ).values;

const sourceOf = (sources: Source[], file: string): Source =>
  sources.find((source) => source.file === file)!;

/** What is different where only comments are, or where a text cannot be read. */
function sayNotes(
  model: FileKinds,
  words: InWords,
  where: string,
  was: Source,
  is: Source,
): Difference[] {
  const guessesIn = ({ file, text }: Source): string[] =>
    unconfirmedFields(text).map((path) => words(valueTitle(model, { file, path }, is.value)));
  const left = guessesIn(is);
  const confirmed = guessesIn(was).filter((guess) => !left.includes(guess));
  if (confirmed.length > 0)
    return confirmed.map((guess) => ({ where: guess, was: 'A guess', now: 'It is right' }));
  const isKept = is.text.split(LITERAL).length > was.text.split(LITERAL).length;
  return [{ where, was: 'Notes', now: isKept ? 'Kept as typed' : 'Other notes' }];
}

function sayValues(model: FileKinds, words: InWords, old: unknown, now: Source): Difference[] {
  const { file, value } = now;
  const { schema } = kindOf(model, file) ?? {};
  return differencesBetween(old, value, []).map(({ path, before, after, isOfItems }) => {
    const field = fieldAt(schema, isOfItems ? [...path, 0] : path);
    const isWhole = isOfItems && before.length * after.length === 0;
    const said = (values: unknown[]): string =>
      values
        .map((item) => (isWhole ? wholeItem(words, item, field) : words(item, field)))
        .join(', ');
    return {
      where: words(valueTitle(model, { file, path }, value)),
      was: said(before) || NOTHING,
      now: after.length > 0 ? said(after) : REMOVED,
    };
  });
}

/** An item that is new or gone, by its name and with all else that it says. */
function wholeItem(words: InWords, item: unknown, schema?: v.GenericSchema): string {
  const name = words(item, schema);
  if (!isGroup(item) || metadataOf(schema).nameOf) return name;
  const fields = Object.entries(item).flatMap(([field, value]) => {
    const inner = fieldAt(schema, [field]);
    const said = words(value, inner);
    const isOther = said !== '' && said !== name && !metadataOf(inner).labelFields;
    return isOther ? `${titleOf(inner ?? v.unknown(), [field])}: ${said}` : [];
  });
  return [name, ...fields].join('; ');
}

/** What was at a path and what is there, or which items of a list there. Empty is nothing. */
type Change = { path: FieldPath; before: unknown[]; after: unknown[]; isOfItems?: true };

function differencesBetween(before: unknown, after: unknown, path: FieldPath): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differencesBetween(before[name], after[name], [...path, name]),
    );
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  const there = (value: unknown): unknown[] => (value === undefined ? [] : [value]);
  return [{ path, before: there(before), after: there(after) }];
}

function listDifferences(old: unknown[], now: unknown[], path: FieldPath): Change[] {
  const partners = partnersOf(old, now);
  const kept = partners.filter((index) => index >= 0);
  const inOrder = kept.toSorted((a, b) => a - b);
  const movedIn = (order: number[], other: number[]): unknown[] =>
    order.filter((index, position) => index !== other[position]).map((index) => old[index]);
  const items = (before: unknown[], after: unknown[]): Change[] =>
    before.length + after.length > 0 ? [{ path, before, after, isOfItems: true }] : [];
  return [
    ...old.flatMap((item, index) => (kept.includes(index) ? [] : items([item], []))),
    ...now.flatMap((item, index) => {
      const partner = partners[index]!;
      return partner < 0
        ? items([], [item])
        : differencesBetween(old[partner], item, [...path, index]);
    }),
    ...items(movedIn(inOrder, kept), movedIn(kept, inOrder)),
  ];
}

/**
 * For each item of a list the index of the item that it was before, by its name or value, else by
 * its place in a list that is as long; -1 if it is new.
 */
function partnersOf(old: unknown[], now: unknown[]): number[] {
  const keyOf = (item: unknown): string => itemName(item) ?? JSON.stringify(item);
  const free: (string | undefined)[] = old.map(keyOf);
  const found = now.map((item) => {
    const index = free.indexOf(keyOf(item));
    if (index >= 0) free[index] = undefined;
    return index;
  });
  const hasPlace = (index: number): boolean =>
    old.length === now.length && free[index] !== undefined;
  return found.map((partner, index) => (partner < 0 && hasPlace(index) ? index : partner));
}

const MOST_LETTERS = 60;

const inBrief = (words: string): string =>
  words.length > MOST_LETTERS
    ? `${words.slice(0, MOST_LETTERS / 2)}…${words.slice(-MOST_LETTERS / 2)}`
    : words;

/** One change in one line. What is new or gone was nothing to read before. */
export const lineOf = ({ where, was, now }: Difference): string =>
  `${where}: ${[NOTHING, THERE].includes(was) ? '' : `${inBrief(was)} → `}${inBrief(now)}`;

/** All changes in one line. */
export const labelOf = ([first, ...others]: readonly Difference[]): string =>
  `${first ? lineOf(first) : 'it was so before'}${others.length > 0 ? `, and ${others.length} more` : ''}`;
