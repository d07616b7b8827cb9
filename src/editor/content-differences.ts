import * as v from 'valibot';
import {
  type ContentFolder,
  type ContentModel,
  fieldAt,
  type FileKinds,
  isGroup,
  kindOf,
  type Source,
  titleOf,
} from '../generator/content.ts';
import { metadataOf } from './field-metadata.ts';
import type { Difference } from './api.ts';
import { ContentFacts } from './content-facts.ts';
import { bytesIn, isContent, isPhoto, revisionIn, slotOf, sourcesIn } from './content-files.ts';
import { dataDifferences } from './data-differences.ts';
import { displayValue } from './display-value.ts';
import { ownersName, fileTitleIn, valueTitle } from './owners-titles.ts';
import { unconfirmedFields } from './unconfirmed-fields.ts';

/**
 * What gives content its words. `facts` are those of the site that is shown: content with a
 * mistake has none. `photoTitle` gives the title of a slot.
 */
export type DisplayContext = {
  model: ContentModel<unknown>;
  facts: Record<string, string>;
  photoTitle: (slot: string, content: ContentFolder) => string;
};

const NOTHING = 'Nothing';
const THERE = 'There';
const REMOVED = 'Removed';

/** The comment that lets a text repeat a fact. */
const LITERAL = '# literal:';

/** A value as visitors read it, or as its schema calls it. */
type Display = (value: unknown, schema?: v.GenericSchema) => string;

/**
 * What is different between two states of content: where, what was there and what is there now.
 * Only `files` are compared.
 */
export function contentDifferences(
  { model, facts: shown, photoTitle }: DisplayContext,
  before: ContentFolder,
  after: ContentFolder,
  files = [...new Set([before, after].flatMap((content) => content.list().files))],
): Difference[] {
  const [old, now] = [sourcesIn(before, model), sourcesIn(after, model)];
  const facts = [before, after].reduce(
    (values, content) => ({ ...values, ...new ContentFacts(model, content).values }),
    shown,
  );

  const display: Display = (value, schema) =>
    displayValue(ownersName(schema, value) ?? value, facts, Infinity);
  const titleWithKind = (file: string): string => {
    if (isPhoto(file)) return `Photo ${photoTitle(slotOf(file), after)}`;
    const title = display(fileTitleIn(model, file, after, before));
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
    const ofValues = was.value && is.value ? valueDifferences(model, display, was.value, is) : [];
    return ofValues.length > 0 ? ofValues : commentDifferences(model, display, where, was, is);
  });
}

const sourceOf = (sources: Source[], file: string): Source =>
  sources.find((source) => source.file === file)!;

/** What is different where only comments are, or where a text cannot be read. */
function commentDifferences(
  model: FileKinds,
  display: Display,
  where: string,
  was: Source,
  is: Source,
): Difference[] {
  const guessesIn = ({ file, text }: Source): string[] =>
    unconfirmedFields(text).map((path) => display(valueTitle(model, { file, path }, is.value)));
  const left = guessesIn(is);
  const confirmed = guessesIn(was).filter((guess) => !left.includes(guess));
  if (confirmed.length > 0)
    return confirmed.map((guess) => ({ where: guess, was: 'A guess', now: 'It is right' }));
  const isKept = is.text.split(LITERAL).length > was.text.split(LITERAL).length;
  return [{ where, was: 'Notes', now: isKept ? 'Kept as typed' : 'Other notes' }];
}

/** What is different in a file's values. */
function valueDifferences(
  model: FileKinds,
  display: Display,
  old: unknown,
  now: Source,
): Difference[] {
  const { file, value } = now;
  const { schema } = kindOf(model, file) ?? {};
  return dataDifferences(old, value).map(({ path, before, after, isOfItems }) => {
    const field = fieldAt(schema, isOfItems ? [...path, 0] : path);
    const isWhole = isOfItems && before.length * after.length === 0;
    const displayAll = (values: unknown[]): string =>
      values
        .map((item) => (isWhole ? wholeItem(display, item, field) : display(item, field)))
        .join(', ');
    return {
      where: display(valueTitle(model, { file, path }, value)),
      was: displayAll(before) || NOTHING,
      now: after.length > 0 ? displayAll(after) : REMOVED,
    };
  });
}

/** An item that is new or gone, by its name and with all else that it says. */
function wholeItem(display: Display, item: unknown, schema?: v.GenericSchema): string {
  const name = display(item, schema);
  if (!isGroup(item) || metadataOf(schema).nameOf) return name;
  const fields = Object.entries(item).flatMap(([field, value]) => {
    const inner = fieldAt(schema, [field]);
    const shown = display(value, inner);
    const isOther = shown !== '' && shown !== name && !metadataOf(inner).labelFields;
    return isOther ? `${titleOf(inner ?? v.unknown(), [field])}: ${shown}` : [];
  });
  return [name, ...fields].join('; ');
}

/** The beginning and the end of words, from a little before they differ from others. */
function inBrief(words: string, others: string): string {
  if (words.length <= 60) return words;
  const same = words.split('').findIndex((sign, index) => sign !== others[index]);
  const told = same > 45 ? `…${words.slice(same - 15)}` : words;
  return told.length > 60 ? `${told.slice(0, 30)}…${told.slice(-30)}` : told;
}

/** One change in one line. What is new or gone was nothing to read before. */
export const differenceLine = ({ where, was, now }: Difference): string =>
  `${where}: ${[NOTHING, THERE].includes(was) ? '' : `${inBrief(was, now)} → `}${inBrief(now, was)}`;

/** All changes in one line. */
export const changeLabel = ([first, ...others]: readonly Difference[]): string =>
  `${first ? differenceLine(first) : 'it was so before'}${others.length > 0 ? `, and ${others.length} more` : ''}`;
