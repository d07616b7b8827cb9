import type { GenericSchema } from 'valibot';
import { fieldAt, fieldsOf } from '../generator/content/schema-walk.ts';
import { isGroup } from '../generator/content/is-group.ts';
import { valueAt } from '../generator/content/value-at.ts';
import { presenceOf } from './editor-metadata.ts';
import { dataAfter } from './data-after.ts';
import type { Change } from './request-shapes.ts';

/**
 * The removals of the fields beside a change that have no place after it, such as the free work of
 * a discount.
 */
export function unfitRemovals(schema: GenericSchema, change: Change, data: unknown): Change[] {
  if (change.kind !== 'set' && change.kind !== 'remove') return [];
  const path = change.path.slice(0, -1);
  const group = valueAt(dataAfter(data, change), path);
  if (!isGroup(group)) return [];
  const unfit = Object.entries(fieldsOf(fieldAt(schema, path)) ?? {}).filter(
    ([name, field]) =>
      group[name] !== undefined &&
      name !== change.path.at(-1) &&
      presenceOf(field, group) === 'not',
  );
  return unfit.map(([name]) => ({ kind: 'remove', path: [...path, name] }));
}
