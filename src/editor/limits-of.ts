import type { Field } from './api.ts';

/** A schema, or one of its checks. */
type SchemaOrCheck = { type: string; requirement?: number; pipe?: readonly SchemaOrCheck[] };

/** The limits that a schema sets to the length of a text or a list, or to the size of a number. */
export function limitsOf(schema: SchemaOrCheck): Field['limits'] {
  const min = limitOf(schema, /^(min_length|min_value|length)$/);
  const max = limitOf(schema, /^(max_length|max_value|length)$/);
  return min === undefined && max === undefined ? undefined : { min, max };
}

function limitOf(
  { type, requirement, pipe = [] }: SchemaOrCheck,
  kind: RegExp,
): number | undefined {
  if (kind.test(type)) return requirement;
  return pipe.map((part) => limitOf(part, kind)).find((limit) => limit !== undefined);
}
