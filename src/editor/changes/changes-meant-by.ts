import { type GenericSchema, getTitle, safeParse } from 'valibot';
import {
  BuildError,
  fieldAt,
  type FieldPath,
  fieldsOf,
  isGroup,
  slugOf,
  unwrap,
  valueAt,
} from '../../generator/portable.ts';
import { applyChange } from '../yaml/apply-change.ts';
import { editorMetadataOf, fieldWith, presenceOf } from '../forms/editor-metadata.ts';
import { variantOf } from '../forms/form-field.ts';
import { titleOf } from '../words/owners-titles.ts';
import { asOneLine, plainWords } from '../shared/plain-words.ts';
import type { Change, Value } from '../shared/messages.ts';

/**
 * All changes that an owner means by one: the typed value, a short name for a new item, removals of
 * fields without a place, and the end of a sample.
 */
export function changesMeantBy(change: Change, schema: GenericSchema, data: unknown): Change[] {
  if (change.kind === 'insert') return [withShortName(schema, change, data)];
  if (change.kind !== 'set' && change.kind !== 'remove') return [change];
  const { path } = change;
  const meant = change.kind === 'set' ? withTypedValue(schema, change, data) : change;
  const after = applyChange(data, meant);
  return [
    meant,
    ...unfitRemovals(schema, path, after),
    ...sampleRemovals(schema, path, data, after),
  ];
}

function withTypedValue(
  schema: GenericSchema,
  change: Change & { kind: 'set' },
  data: unknown,
): Change {
  const { kind, path, isTyped } = change;
  const value = isTyped ? asOneLine(String(change.value)) : change.value;
  const field = fieldAt(schema, path);
  const chosen = isTyped && variantOf(field, valueAt(data, path));
  const { initial } = editorMetadataOf(chosen || undefined);
  const meant =
    value === '' && initial
      ? initial()
      : parseTypedValue(chosen || field, value, valueAt(data, path.slice(0, -1)) as never);
  if (chosen && variantOf(field, meant)?.type !== chosen.type)
    throw new BuildError(
      `“${String(value)}” does not fit “${getTitle(chosen)}”. ` +
        'If you mean something else, choose it in the list above.',
    );
  return { kind, path, value: meant as Value };
}

/** A number as people write it, with its commas: `20 30` and `20,30` are none. */
const NUMBER = /^\$?\s*(-?(?=\.?\d)(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?)\s*(?:dollars?|\$)?$/i;

/** The value that an owner means by a text, such as 15 for $15. Other texts stay as they are. */
function parseTypedValue(schema: GenericSchema | undefined, typed: unknown, group: never): unknown {
  if (!schema || typeof typed !== 'string' || safeParse(schema, typed).success) return typed;
  const inner = unwrap(schema);
  const { parseTyped } = editorMetadataOf(schema);
  if (parseTyped) return parseTyped(typed, group);
  if (inner.type === 'number') {
    const [, number] = NUMBER.exec(typed) ?? [];
    return number === undefined ? typed : Number(number.replaceAll(',', ''));
  }
  return typed;
}

/**
 * Gives a new item a short name, such as `review-3`, so that nobody is asked for it: the title of
 * its kind, with a number that no other item has.
 */
function withShortName(
  schema: GenericSchema,
  change: Change & { kind: 'insert' },
  data: unknown,
): Change {
  const { path, index, value } = change;
  const item = fieldAt(schema, [...path, index]);
  const { name: fieldName } = fieldWith(item, 'nameFields');
  if (!item || fieldName === undefined || !isGroup(value)) return change;
  const list: unknown = valueAt(data, path);
  const taken = Array.isArray(list) ? list.map((item: unknown) => valueAt(item, [fieldName])) : [];
  const kind = slugOf(titleOf(item, []));
  let number = 1;
  while (taken.includes(`${kind}-${number}`)) number++;
  const { [fieldName]: _, ...others } = value;
  return { ...change, value: { [fieldName]: `${kind}-${number}`, ...others } };
}

/** The removals of fields that have no place beside a changed one, such as a discount's work. */
function unfitRemovals(schema: GenericSchema, changed: FieldPath, data: unknown): Change[] {
  const path = changed.slice(0, -1);
  const group = valueAt(data, path);
  if (!isGroup(group)) return [];
  const unfit = Object.entries(fieldsOf(fieldAt(schema, path)) ?? {}).filter(
    ([name, field]) =>
      group[name] !== undefined && name !== changed.at(-1) && presenceOf(field, group) === 'not',
  );
  return unfit.map(([name]) => ({ kind: 'remove', path: [...path, name] }));
}

const wordsIn = (text: unknown): string[] =>
  plainWords(String(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text is an older one, shortened or corrected: of five words, four are the same. */
function hasSameWords(older: unknown, text: unknown): boolean {
  const [known, words] = [wordsIn(older), wordsIn(text)];
  return (
    words.length > 0 && words.filter((word) => known.includes(word)).length >= words.length * 0.8
  );
}

/**
 * What else goes when an owner puts a customer's words or name in the place of a sample's: its flag
 * and all of its words, so that none can pass for a customer's. Throws a BuildError if only the
 * flag would go.
 */
function sampleRemovals(
  schema: GenericSchema,
  changed: FieldPath,
  before: unknown,
  after: unknown,
): Change[] {
  const [item, fieldName] = [changed.slice(0, -1), changed.at(-1)];
  const { name: flag = '', value: fields = [] } = fieldWith(fieldAt(schema, item), 'sampleFields');
  if (valueAt(before, [...item, flag]) !== true) return [];
  if (fieldName === flag)
    throw new BuildError(
      'No customer said these words: they are a sample. ' +
        'Put in the words and the name of a real one, and this mark goes away. ' +
        'Or remove all of it.',
    );
  const isCorrected = hasSameWords(valueAt(before, changed), valueAt(after, changed));
  if (isCorrected || !fields.some((name) => name === fieldName)) return [];
  const others = fields.filter((name) => name !== fieldName);
  return [
    { kind: 'remove', path: [...item, flag] },
    ...others.map((name): Change => ({ kind: 'set', path: [...item, name], value: '' })),
  ];
}
