import { type GenericSchema, is, safeParse } from 'valibot';
import { isGroup, slugOf, valueAt } from '../generator/portable.ts';
import { fieldAt, fieldsOf, unwrap } from '../generator/content/schema-walk.ts';
import { applyChange } from './apply-change.ts';
import { editorMetadataOf, fieldWith, presenceOf } from './editor-metadata.ts';
import { variantsOf } from './form-field.ts';
import { titleOf } from './owners-titles.ts';
import type { Change } from './request-shapes.ts';
import { sampleFlagRemovals } from './sample-flag.ts';
import type { Value } from './yaml-output.ts';

/**
 * All changes that an owner means by one: the typed value, a short name for a new item, and
 * removals of fields without a place. `dataAtStart` is the file's data at the editor's start.
 */
export function meantChanges(
  schema: GenericSchema,
  change: Change,
  data: unknown,
  dataAtStart: unknown,
): Change[] {
  const meant = withShortName(schema, withTypedValue(schema, change, data), data);
  return [
    meant,
    ...unfitRemovals(schema, meant, data),
    ...sampleFlagRemovals(schema, meant, data, dataAtStart),
  ];
}

function withTypedValue(schema: GenericSchema, change: Change, data: unknown): Change {
  if (change.kind !== 'set') return change;
  const { path, value: typed } = change;
  const value = parseTypedValue(fieldAt(schema, path), typed, valueAt(data, path)) as Value;
  return { ...change, value };
}

/** The value that an owner means by a text, such as 15 for $15. Other texts stay as they are. */
function parseTypedValue(
  schema: GenericSchema | undefined,
  typed: unknown,
  before: unknown,
): unknown {
  if (!schema || typeof typed !== 'string' || safeParse(schema, typed).success) return typed;
  const inner = unwrap(schema);
  const { parseTyped } = editorMetadataOf(schema);
  if (parseTyped) return parseTyped(typed, before);
  if (inner.type === 'number') {
    const digits = typed.replace(/[$,\s]|dollars?$/gi, '');
    return digits !== '' && !Number.isNaN(Number(digits)) ? Number(digits) : typed;
  }
  if (inner.type === 'union')
    for (const variant of variantsOf(inner)) {
      const value = parseTypedValue(variant, typed, before);
      if (is(variant, value)) return value;
    }
  return typed;
}

/**
 * Gives a new item a short name, such as `review-3`, so that nobody is asked for it: the title of
 * its kind, with a number that no other item has.
 */
function withShortName(schema: GenericSchema, change: Change, data: unknown): Change {
  if (change.kind !== 'insert' || !isGroup(change.value)) return change;
  const { path, index, value } = change;
  const item = fieldAt(schema, [...path, index]);
  const { name: field } = fieldWith(item, 'nameFields');
  if (!item || field === undefined) return change;
  const list: unknown = valueAt(data, path);
  const taken = Array.isArray(list) ? list.map((item: unknown) => valueAt(item, [field])) : [];
  const kind = slugOf(titleOf(item, []));
  let number = 1;
  while (taken.includes(`${kind}-${number}`)) number++;
  const { [field]: _, ...others } = value;
  return { ...change, value: { [field]: `${kind}-${number}`, ...others } };
}

/**
 * The removals of the fields beside a change that have no place after it, such as the free work of
 * a discount.
 */
function unfitRemovals(schema: GenericSchema, change: Change, data: unknown): Change[] {
  if (change.kind !== 'set' && change.kind !== 'remove') return [];
  const path = change.path.slice(0, -1);
  const group = valueAt(applyChange(data, change), path);
  if (!isGroup(group)) return [];
  const unfit = Object.entries(fieldsOf(fieldAt(schema, path)) ?? {}).filter(
    ([name, field]) =>
      group[name] !== undefined &&
      name !== change.path.at(-1) &&
      presenceOf(field, group) === 'not',
  );
  return unfit.map(([name]) => ({ kind: 'remove', path: [...path, name] }));
}
