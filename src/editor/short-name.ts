import type { GenericSchema } from 'valibot';
import { fieldAt } from '../generator/content/schema-walk.ts';
import { isGroup } from '../generator/content/is-group.ts';
import { valueAt } from '../generator/content/value-at.ts';
import { fieldWith } from './editor-metadata.ts';
import { titleOf } from './owners-titles.ts';
import type { Change } from './request-shapes.ts';
import { slugOf } from '../generator/portable.ts';

/**
 * A change in which a new item has a short name, such as `review-3`: nobody is asked for it. It is
 * what the item is, with a number that no other item has.
 */
export function withShortName(schema: GenericSchema, change: Change, data: unknown): Change {
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
