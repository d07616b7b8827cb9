import * as v from 'valibot';
import { asWords } from '../generator/content/as-words.ts';
import type { FieldPath } from '../generator/content/yaml-tree.ts';
import { unwrap } from '../generator/content/schema-walk.ts';

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
