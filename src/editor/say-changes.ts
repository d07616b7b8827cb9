import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  type ContentIo,
  type ContentModel,
  fieldAt,
  type FieldPath,
  kindOf,
  metadataOf,
  type parseYaml,
  type Source,
} from '../generator/content.ts';
import type { Difference } from './api.ts';
import { inWords } from './in-words.ts';
import { type Files, isContent, isPhoto, slotOf, sourcesIn, textIn } from './texts.ts';
import { fileTitle, itemName, nameIn, valueTitle } from './titles.ts';
import { unconfirmedFields } from './unconfirmed.ts';
import { isGroup } from './written-value.ts';

/**
 * What changes are said with. `facts` are those of the site that is shown: content with a mistake
 * has none. `photoTitle` gives the title of a place for photos.
 */
export type Voice = {
  model: Files & Pick<ContentModel<unknown>, 'facts'>;
  parse: typeof parseYaml;
  facts: Record<string, string>;
  photoTitle: (slot: string) => string;
};

const NOTHING = '–';

/** The comment that lets a text repeat a fact. */
const LITERAL = '# literal:';

/**
 * Says what is different between two states of content: where, what was there and what is there
 * now. Only `files` are compared.
 */
export function sayChanges(
  { model, parse, facts: shown, photoTitle }: Voice,
  before: ContentIo,
  after: ContentIo,
  files = [...new Set([before, after].flatMap((content) => content.list().files))],
): Difference[] {
  const [old, now] = [before, after].map((content) => sourcesIn(content, model, parse)) as [
    Source[],
    Source[],
  ];
  const factsOf = (sources: Source[]): Record<string, string> | undefined =>
    model.facts(
      sources,
      sources.map(({ file }) => file),
    ).values;
  const facts = { ...shown, ...factsOf(old), ...factsOf(now) };
  const words = (value: unknown, schema?: v.GenericSchema): string =>
    inWords(nameIn(schema, value) ?? value, facts, Infinity).replace(/\{[^{}]*\}/g, '…');
  const titleOf = (file: string): string => {
    const { value } = [...now, ...old].find((one) => one.file === file) ?? {};
    const kind = Object.hasOwn(model.files, file) ? undefined : kindOf(model, file);
    const kindTitle = kind && `${v.getTitle(kind.schema) ?? kind.name} `;
    return isPhoto(file)
      ? `Photo ${photoTitle(slotOf(file))}`
      : `${kindTitle ?? ''}${words(fileTitle(model, file, value))}`;
  };
  return files.flatMap((file): Difference[] => {
    if (!isContent(model, file)) return [];
    const [was, is] = [textIn(before, file), textIn(after, file)];
    if (was === is) return [];
    if (was === undefined) return [{ where: titleOf(file), was: NOTHING, now: 'New' }];
    if (is === undefined) return [{ where: titleOf(file), was: 'There', now: NOTHING }];
    if (isPhoto(file)) return [{ where: titleOf(file), was: 'A photo', now: 'Another photo' }];
    const said = sayValues(
      model,
      file,
      words,
      [old, now].map((all) => dataOf(all, file)),
    );
    if (said.length > 0) return said;
    const guessesIn = (text: string): string[] =>
      unconfirmedFields(text).map((path) =>
        words(valueTitle(model, { file, path }, dataOf(now, file))),
      );
    const left = guessesIn(is);
    const confirmed = guessesIn(was).filter((guess) => !left.includes(guess));
    if (confirmed.length > 0)
      return confirmed.map((where) => ({ where, was: 'A guess', now: 'It is right' }));
    // Only other comments are different, or one of the texts cannot be read.
    const isKept = is.split(LITERAL).length > was.split(LITERAL).length;
    return [{ where: titleOf(file), was: 'Notes', now: isKept ? 'Kept as typed' : 'Other notes' }];
  });
}

const dataOf = (sources: Source[], file: string): unknown =>
  sources.find((source) => source.file === file)?.value;

function sayValues(
  model: Files,
  file: string,
  words: (value: unknown, schema?: v.GenericSchema) => string,
  [old, now]: unknown[],
): Difference[] {
  const schemaOf = (path: FieldPath): v.GenericSchema | undefined =>
    fieldAt(kindOf(model, file)?.schema, path);
  const said: Difference[] = [];
  const say = (path: FieldPath, is: string, was: string): void => {
    const value = is === NOTHING ? old : now;
    const where = words(valueTitle(model, { file, path }, value));
    said.push({ where, was: was || NOTHING, now: is });
  };
  if (old !== undefined && now !== undefined) compare(old, now, [], []);
  return said;

  /** A value may have moved in a list, so it has a path before and one now. */
  function compare(one: unknown, other: unknown, was: FieldPath, is: FieldPath): void {
    if (isDeepStrictEqual(one, other)) return;
    if (isGroup(one) && isGroup(other)) {
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
        // Nobody writes a short name.
        const { madeFrom } = metadataOf(schemaOf([...is, name]));
        if (!madeFrom) compare(one[name], other[name], [...was, name], [...is, name]);
      }
    } else if (Array.isArray(one) && Array.isArray(other)) compareLists(one, other, was, is);
    else if (other === undefined) say(was, NOTHING, words(one, schemaOf(was)));
    else
      say(is, words(other, schemaOf(is)), one === undefined ? NOTHING : words(one, schemaOf(is)));
  }

  function compareLists(one: unknown[], other: unknown[], was: FieldPath, is: FieldPath): void {
    const partners = partnersOf(one, other);
    const kept = partners.flatMap((index) => index ?? []);
    const nameOf = (item: unknown): string => words(item, schemaOf([...is, 0]));
    for (const [index, item] of one.entries())
      if (!kept.includes(index)) say(was, NOTHING, nameOf(item));
    for (const [index, item] of other.entries()) {
      const partner = partners[index];
      if (partner === undefined) say(is, nameOf(item), NOTHING);
      else compare(one[partner], item, [...was, partner], [...is, index]);
    }
    const inOrder = kept.toSorted((a, b) => a - b);
    const isElsewhere = (index: number, place: number): boolean => index !== inOrder[place];
    const [first, last] = [kept.findIndex(isElsewhere), kept.findLastIndex(isElsewhere)];
    // The beginning and the end of a long list are the same before and now.
    const namesOf = (indexes: number[]): string =>
      indexes
        .slice(first, last + 1)
        .map((index) => nameOf(one[index]))
        .join(', ');
    if (first >= 0) say(is, namesOf(kept), namesOf(inOrder));
  }
}

/**
 * For each item of a list the index of the item that it was before, by its value, else by its name,
 * else by its place.
 */
function partnersOf(old: unknown[], now: unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const partners: (number | undefined)[] = now.map(() => undefined);
  const pair = (isSame: (was: number, is: number) => boolean): void => {
    for (const index of now.keys()) {
      const partner = [...free].find((one) => partners[index] === undefined && isSame(one, index));
      if (partner === undefined) continue;
      free.delete(partner);
      partners[index] = partner;
    }
  };
  pair((was, is) => isDeepStrictEqual(old[was], now[is]));
  pair((was, is) => itemName(old[was]) !== undefined && itemName(old[was]) === itemName(now[is]));
  if (old.length === now.length) pair((was, is) => was === is);
  return partners;
}

const MOST_LETTERS = 60;

const inBrief = (words: string): string =>
  words.length > MOST_LETTERS
    ? `${words.slice(0, MOST_LETTERS / 2)}…${words.slice(-MOST_LETTERS / 2)}`
    : words;

/** One change in one line. */
export const lineOf = ({ where, was, now }: Difference): string =>
  `${where}: ${inBrief(was)} → ${inBrief(now)}`;

/** All changes in one line. */
export const labelOf = ([first, ...others]: readonly Difference[]): string =>
  `${first ? lineOf(first) : 'the same as before'}${others.length > 0 ? `, and ${others.length} more` : ''}`;
