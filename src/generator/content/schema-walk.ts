import type { GenericSchema } from 'valibot';
import type { FieldPath } from './yaml-tree.ts';

// The parts of valibot's schemas that we use. A pipe has the parts of its first schema.
type SchemaParts = GenericSchema & {
  wrapped?: GenericSchema;
  item?: GenericSchema;
  items?: readonly GenericSchema[];
  literal?: string;
  entries?: Record<string, GenericSchema>;
  options?: readonly (string | SchemaParts)[];
};

const unwrappedParts = (schema: GenericSchema | undefined): Partial<SchemaParts> =>
  schema ? unwrap(schema) : {};

/** A schema without a surrounding `optional`. */
export function unwrap(schema: GenericSchema): GenericSchema {
  const { wrapped } = schema as SchemaParts;
  return wrapped ? unwrap(wrapped) : schema;
}

/** A part of a schema. If the schema has none, the part of its first variant that has one. */
function firstPartNamed<Name extends 'entries' | 'item'>(
  schema: GenericSchema | undefined,
  name: Name,
) {
  return [unwrappedParts(schema), ...variantsOf(schema)].find((variant) => variant[name])?.[name];
}

/** The schemas of a group's fields, by name; undefined if the schema is not a group. */
export const fieldsOf = (schema: GenericSchema | undefined) => firstPartNamed(schema, 'entries');

/**
 * The schema of one field or item, with its words and a surrounding `optional`; undefined if there
 * is none.
 */
export function fieldAt(
  schema: GenericSchema | undefined,
  path: FieldPath,
): GenericSchema | undefined {
  let field = schema;
  for (const key of path) {
    const fields = fieldsOf(field) ?? {};
    const inner = Object.hasOwn(fields, key) ? fields[key] : undefined;
    field = typeof key === 'number' ? firstPartNamed(field, 'item') : inner;
  }
  return field;
}

/** The schemas of a tuple's items, such as the two numbers of a point. */
export const tupleItemsOf = (schema: GenericSchema) => unwrappedParts(schema).items;

/** The schemas of which a value fits one. */
export const variantsOf = (schema: GenericSchema | undefined): SchemaParts[] =>
  (unwrappedParts(schema).options ?? []).filter((option) => typeof option === 'object');

/** The words that a picklist or a literal allows. */
export function optionsOf(schema: GenericSchema | undefined): string[] {
  const { literal, options = [] } = unwrappedParts(schema);
  return [literal, ...options].filter((option) => typeof option === 'string');
}
