import type { GenericSchema } from 'valibot';
import { fieldAt, fieldsOf, metadataOf, titleOf } from '../generator/content.ts';
import { at, type Change, changed } from './change.ts';
import { slugOf } from './slug-of.ts';
import { isGroup, type Value } from './written-value.ts';

const MOST_LETTERS = 40;

/**
 * A change, with the short name of the item that it is about, such as `ann-m`: nobody is asked for
 * it. It is made once, from the item's first words. Until it has any, the item is called by what it
 * is, with a number.
 */
export function withShortName(schema: GenericSchema, change: Change, data: unknown): Change[] {
  if (change.kind !== 'set' && change.kind !== 'insert') return [change];
  const path = change.kind === 'insert' ? [...change.path, change.index] : change.path;
  const item = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
  const fields = item.length === 0 ? {} : (fieldsOf(fieldAt(schema, item)) ?? {});
  const own = shortNameIn(fields);
  if (!own) return [change];
  const { field, madeFrom } = own;
  const list: unknown = at(data, item.slice(0, -1));
  const others = Array.isArray(list)
    ? list.toSpliced(Number(item.at(-1)), change.kind === 'insert' ? 0 : 1)
    : [];
  const taken = others.map((one: unknown) => at(one, [field]));
  const kind = slugOf(titleOf(fieldAt(schema, item)!, []));
  const nameFor = (value: unknown): string => freeName(firstWords(value, madeFrom), taken, kind);
  if (change.kind === 'insert') {
    if (!isGroup(change.value)) return [change];
    const { [field]: _, ...others } = change.value;
    return [{ ...change, value: { [field]: nameFor(change.value), ...others } }];
  }
  const now = at(data, [...item, field]);
  const isMade = typeof now === 'string' && now !== '' && !new RegExp(`^${kind}-\\d+$`).test(now);
  if (isMade || path.at(-1) === field) return [change];
  const name: Value = nameFor(at(changed(data, change), item));
  return name === now ? [change] : [change, { kind: 'set', path: [...item, field], value: name }];
}

/**
 * The words that an item's short name is made from; undefined if it has no such name or no words
 * yet.
 */
export function wordsOf(fields: Record<string, GenericSchema>, item: unknown): string | undefined {
  const own = shortNameIn(fields);
  return own && firstWords(item, own.madeFrom);
}

/** The field that is a short name, and the fields beside it that it is made from. */
function shortNameIn(
  fields: Record<string, GenericSchema>,
): { field: string; madeFrom: readonly string[] } | undefined {
  for (const [field, schema] of Object.entries(fields)) {
    const { madeFrom } = metadataOf(schema);
    if (madeFrom) return { field, madeFrom };
  }
  return undefined;
}

const firstWords = (item: unknown, fields: readonly string[]): string | undefined =>
  fields
    .map((field) => at(item, [field]))
    .find((one): one is string => typeof one === 'string' && one.trim() !== '');

/**
 * A name that no other item has: made from the item's words, or else from what it is called, with a
 * number.
 */
function freeName(words = '', taken: unknown[], kind: string): string {
  const slug = slugOf(words.replace(/\{[^}]*\}/g, ' '));
  const name =
    new RegExp(`^.{1,${MOST_LETTERS}}(?=-|$)`).exec(slug)?.[0] ?? slug.slice(0, MOST_LETTERS);
  if (name !== '' && !taken.includes(name)) return name;
  const start = name || kind;
  for (let number = name === '' ? 1 : 2; ; number++)
    if (!taken.includes(`${start}-${number}`)) return `${start}-${number}`;
}
