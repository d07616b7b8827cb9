import * as v from 'valibot';
import { fieldAt, unwrap } from '../generator/content/schema-walk.ts';
import { valueAt } from '../generator/content/value-at.ts';
import { variantsOf } from './form-field.ts';
import { editorMetadataOf } from './editor-metadata.ts';
import type { Change } from './request-shapes.ts';
import type { Value } from './yaml-output.ts';

/** A change of `data` whose value is what somebody means by what was typed. */
export function withTypedValue(schema: v.GenericSchema, change: Change, data: unknown): Change {
  if (change.kind !== 'set') return change;
  const { path, value: typed } = change;
  const value = parseTypedValue(fieldAt(schema, path), typed, valueAt(data, path)) as Value;
  return { ...change, value };
}

/**
 * The value that somebody means who types a text into a field, such as 15 for $15. What is not
 * understood stays as it is.
 */
function parseTypedValue(
  schema: v.GenericSchema | undefined,
  typed: unknown,
  before: unknown,
): unknown {
  if (!schema || typeof typed !== 'string' || v.safeParse(schema, typed).success) return typed;
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
      if (v.is(variant, value)) return value;
    }
  return typed;
}
