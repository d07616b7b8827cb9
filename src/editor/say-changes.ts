import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  type ContentIo,
  type ContentModel,
  type Facts,
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

/** Says a value as visitors read it, or as its schema calls it. */
type InWords = (value: unknown, schema?: v.GenericSchema) => string;

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
  const [old, now] = [sourcesIn(before, model), sourcesIn(after, model)];
  const facts = { ...shown, ...factsIn(model, old), ...factsIn(model, now) };
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
    const [was, is] = [sourceOf(old, file), sourceOf(now, file)];
    const said = was.value && is.value ? new Comparison(model, words, was, is).said : [];
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

/** Compares the values of two states of a file. A value may have moved, so it has two paths. */
class Comparison {
  readonly said: Difference[] = [];
  readonly #model: FileKinds;
  readonly #words: InWords;
  readonly #old: Source;
  readonly #now: Source;

  constructor(model: FileKinds, words: InWords, old: Source, now: Source) {
    this.#model = model;
    this.#words = words;
    this.#old = old;
    this.#now = now;
    this.#compare(old.value, now.value, [], []);
  }

  #compare(before: unknown, after: unknown, pathBefore: FieldPath, pathAfter: FieldPath): void {
    if (isDeepStrictEqual(before, after)) return;
    if (isGroup(before) && isGroup(after))
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
        this.#compare(before[name], after[name], [...pathBefore, name], [...pathAfter, name]);
    else if (Array.isArray(before) && Array.isArray(after))
      this.#compareLists(before, after, pathBefore, pathAfter);
    else if (after === undefined)
      this.#say(this.#old, pathBefore, this.#wordsAt(pathBefore, before), REMOVED);
    else
      this.#say(
        this.#now,
        pathAfter,
        this.#wordsAt(pathBefore, before),
        this.#wordsAt(pathAfter, after),
      );
  }

  #compareLists(
    before: unknown[],
    after: unknown[],
    pathBefore: FieldPath,
    pathAfter: FieldPath,
  ): void {
    const partners = partnersOf(before, after);
    const kept = partners.filter((index) => index >= 0);
    const nameOf = (item: unknown): string => this.#wordsAt([...pathAfter, 0], item);
    for (const [index, item] of before.entries())
      if (!kept.includes(index)) this.#say(this.#old, pathBefore, nameOf(item), REMOVED);
    for (const [index, item] of after.entries()) {
      const partner = partners[index]!;
      if (partner < 0) this.#say(this.#now, pathAfter, NOTHING, nameOf(item));
      else this.#compare(before[partner], item, [...pathBefore, partner], [...pathAfter, index]);
    }
    const inOrder = kept.toSorted((a, b) => a - b);
    const moved = kept.map((_, position) => position).filter((at) => kept[at] !== inOrder[at]);
    const namesIn = (order: number[]): string =>
      moved.map((position) => nameOf(before[order[position]!])).join(', ');
    if (moved.length > 0) this.#say(this.#now, pathAfter, namesIn(inOrder), namesIn(kept));
  }

  #say({ file, value }: Source, path: FieldPath, was: string, now: string): void {
    const where = this.#words(valueTitle(this.#model, { file, path }, value));
    this.said.push({ where, was: was || NOTHING, now });
  }

  #wordsAt(path: FieldPath, value: unknown): string {
    const { schema } = kindOf(this.#model, this.#now.file) ?? {};
    return value === undefined ? NOTHING : this.#words(value, fieldAt(schema, path));
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
