import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  type ContentIo,
  type ContentModel,
  fieldAt,
  type FieldPath,
  kindOf,
  type Source,
  type FileKinds,
} from '../generator/content.ts';
import type { Difference } from './api.ts';
import { bytesIn, isContent, isPhoto, revisionIn, slotOf, sourcesIn } from './content-files.ts';
import { inWords } from './in-words.ts';
import { itemName, ownersName, fileTitleIn, valueTitle } from './owners-titles.ts';
import { unconfirmedFields } from './unconfirmed-fields.ts';
import { isGroup } from './written-value.ts';

/**
 * What changes are said with. `facts` are those of the site that is shown: content with a mistake
 * has none. `photoTitle` gives the title of a spot for photos.
 */
export type Wordbook = {
  model: FileKinds & Pick<ContentModel<unknown>, 'facts'>;
  facts: Record<string, string>;
  photoTitle: (slot: string, content: ContentIo) => string;
};

const NOTHING = 'Nothing';
const THERE = 'There';
const REMOVED = 'Removed';

/** The comment that lets a text repeat a fact. */
const LITERAL = '# literal:';

/**
 * Says what is different between two states of content: where, what was there and what is there
 * now. Only `files` are compared.
 */
export function sayChanges(
  { model, facts: shown, photoTitle }: Wordbook,
  before: ContentIo,
  after: ContentIo,
  files = [...new Set([before, after].flatMap((content) => content.list().files))],
): Difference[] {
  const [old, now] = [before, after].map((content) => sourcesIn(content, model)) as [
    Source[],
    Source[],
  ];
  const factsOf = (sources: Source[]): Record<string, string> | undefined =>
    model.facts(
      sources,
      sources.map(({ file }) => file),
    ).values;
  const facts = { ...shown, ...factsOf(old), ...factsOf(now) };
  const words: InWords = (value, schema) =>
    inWords(ownersName(schema, value) ?? value, facts, Infinity);
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
    const [was, is] = [old, now].map((all) => all.find((source) => source.file === file)!) as [
      Source,
      Source,
    ];
    const said = was.value && is.value ? sayValues(model, file, words, was.value, is.value) : [];
    if (said.length > 0) return said;
    const guessesIn = ({ text }: Source): string[] =>
      unconfirmedFields(text).map((path) => words(valueTitle(model, { file, path }, is.value)));
    const left = guessesIn(is);
    const confirmed = guessesIn(was).filter((guess) => !left.includes(guess));
    if (confirmed.length > 0)
      return confirmed.map((guess) => ({ where: guess, was: 'A guess', now: 'It is right' }));
    // Only other comments are different, or one of the texts cannot be read.
    const isKept = is.text.split(LITERAL).length > was.text.split(LITERAL).length;
    return [{ where, was: 'Notes', now: isKept ? 'Kept as typed' : 'Other notes' }];
  });
}

type InWords = (value: unknown, schema?: v.GenericSchema) => string;

function sayValues(
  model: FileKinds,
  file: string,
  words: InWords,
  old: unknown,
  now: unknown,
): Difference[] {
  const schemaOf = (path: FieldPath): v.GenericSchema | undefined =>
    fieldAt(kindOf(model, file)?.schema, path);
  const said: Difference[] = [];
  compare(old, now, [], []);
  return said;

  /** A value may have moved in a list, so it has a path before and one now. */
  function compare(one: unknown, other: unknown, was: FieldPath, is: FieldPath): void {
    if (isDeepStrictEqual(one, other)) return;
    if (isGroup(one) && isGroup(other))
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
        compare(one[name], other[name], [...was, name], [...is, name]);
    else if (Array.isArray(one) && Array.isArray(other)) compareLists(one, other, was, is);
    else if (other === undefined) say(was, old, wordsAt(one, was), REMOVED);
    else say(is, now, wordsAt(one, was), wordsAt(other, is));
  }

  function compareLists(one: unknown[], other: unknown[], was: FieldPath, is: FieldPath): void {
    const partners = partnersOf(one, other);
    const kept = partners.filter((index) => index >= 0);
    const nameOf = (item: unknown): string => words(item, schemaOf([...is, 0]));
    for (const [index, item] of one.entries())
      if (!kept.includes(index)) say(was, old, nameOf(item), REMOVED);
    for (const [index, item] of other.entries()) {
      const partner = partners[index]!;
      if (partner < 0) say(is, now, NOTHING, nameOf(item));
      else compare(one[partner], item, [...was, partner], [...is, index]);
    }
    const inOrder = kept.toSorted((a, b) => a - b);
    const namesIn = (order: number[], other: number[]): string =>
      order
        .filter((index, position) => index !== other[position])
        .map((index) => nameOf(one[index]))
        .join(', ');
    const moved = namesIn(kept, inOrder);
    if (moved !== '') say(is, now, namesIn(inOrder, kept), moved);
  }

  function say(path: FieldPath, data: unknown, before: string, after: string): void {
    const where = words(valueTitle(model, { file, path }, data));
    said.push({ where, was: before || NOTHING, now: after });
  }

  function wordsAt(value: unknown, path: FieldPath): string {
    return value === undefined ? NOTHING : words(value, schemaOf(path));
  }
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
