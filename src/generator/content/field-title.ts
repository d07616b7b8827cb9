import * as v from 'valibot';
import { capitalized } from '../base/capitalized.ts';
import type { FieldPath } from './yaml-tree.ts';
import { unwrap } from './schema-walk.ts';

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

/** A name as words: `addressEnding` becomes Address ending. */
export function asWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll('-', ' ');
  return capitalized(words);
}
