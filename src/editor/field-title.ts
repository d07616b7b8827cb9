import * as v from 'valibot';
import { asWords, type FieldPath, unwrap } from '../generator/content.ts';

/**
 * A field's title, or else its name as words: `addressEnding` becomes Address ending. An item of a
 * list has a number.
 */
export function titleOf(schema: v.GenericSchema, path: FieldPath): string {
  const title = v.getTitle(schema) ?? v.getTitle(unwrap(schema));
  const name = path.at(-1) ?? '';
  if (typeof name === 'number') return `${title ?? 'Number'} ${name + 1}`;
  return title ?? asWords(name);
}
