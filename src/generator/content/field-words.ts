import { capitalized, shortened } from '../base/text.ts';
import type { FilledFile } from './content-model.ts';
import type { Requirements } from './requirements.ts';
import { fieldAt, fieldsOf, optionsOf, unwrap } from './schema-walk.ts';
import { valueAt } from './value-at.ts';
import type { FieldPath } from './yaml-tree.ts';

/** A file whose checked data, with placeholders filled in, does not fit its schema. */
export type WrongFile = FilledFile & { requirements?: Requirements };

/** A sentence with the field at a path and its value. */
export const whatIsAt = (path: FieldPath, { data }: WrongFile): string =>
  `${subject(path)} ${described(valueAt(data, path))}.`;

/** A field or an item as the subject of a sentence. */
export const subject = (path: FieldPath): string => capitalized(nameInFile(path));

/** A field or an item by its name in the file. */
export function nameInFile(path: FieldPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'this file';
  return typeof last === 'number' ? `item ${last + 1} of "${path.at(-2)}"` : `"${last}"`;
}

function described(value: unknown): string {
  if (value === null || value === undefined) return 'is empty';
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'is a group of fields';
  if (typeof value === 'string')
    return `is "${shortened(value.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\ufffd'), 60)}"`;
  return typeof value === 'number' ? `is the number ${value}` : `is ${value}`;
}

/** The value that belongs at a path, in a developer's words. */
export function expectedAt(path: FieldPath, { schema, requirements = {} }: WrongFile): string {
  const own = fieldAt(schema, path);
  const field = own && unwrap(own);
  if (field?.type === 'picklist') return `one of ${optionsOf(field).join(', ')}`;
  const expected = messagesOf((field ?? {}) as Part)
    .map((message) => requirements[message]?.expected)
    .find((words) => words !== undefined);
  if (expected !== undefined) return expected;
  const names = Object.keys(fieldsOf(field) ?? {});
  if (names.length) return `a group of fields: ${names.join(', ')}`;
  return (
    { number: 'a number', boolean: 'true or false', array: 'a list' }[field?.type ?? ''] ?? 'text'
  );
}

type Part = { pipe?: Part[]; message?: unknown };

/** The messages of a schema and its parts. A pipe can begin with another pipe. */
const messagesOf = ({ message, pipe = [] }: Part): string[] => [
  String(message),
  ...pipe.flatMap(messagesOf),
];
