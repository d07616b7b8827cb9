import * as v from 'valibot';
import { fieldAt, unwrap } from '../generator/content/schema-walk.ts';
import { variantsOf } from './form-field.ts';
import { editorMetadataOf } from './editor-metadata.ts';
import type { Change } from './request-shapes.ts';
import type { Value } from './yaml-output.ts';

/** A change whose value is what somebody means by what was typed. */
export const withTypedValue = (schema: v.GenericSchema, change: Change): Change =>
  change.kind === 'set'
    ? { ...change, value: parseTypedValue(fieldAt(schema, change.path), change.value) as Value }
    : change;

/**
 * The value that somebody means who types a text into a field, such as 15 for $15. What is not
 * understood stays as it is.
 */
function parseTypedValue(schema: v.GenericSchema | undefined, typed: unknown): unknown {
  if (!schema || typeof typed !== 'string' || v.safeParse(schema, typed).success) return typed;
  const inner = unwrap(schema);
  const { parseTyped } = editorMetadataOf(schema);
  if (parseTyped) return parseTyped(typed);
  if (inner.type === 'number') {
    const digits = typed.replace(/[$,\s]|dollars?$/gi, '');
    return digits !== '' && !Number.isNaN(Number(digits)) ? Number(digits) : typed;
  }
  if (inner.type === 'union')
    for (const variant of variantsOf(inner)) {
      const value = parseTypedValue(variant, typed);
      if (v.is(variant, value)) return value;
    }
  return typed;
}
