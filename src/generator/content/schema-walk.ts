import { type GenericSchema, getMetadata } from 'valibot';
import type { FieldPath } from './yaml-tree.ts';

// The parts of valibot's schemas that we use. A pipe has the parts of its first schema.
type Parts = GenericSchema & {
  wrapped?: GenericSchema;
  item?: GenericSchema;
  entries?: Record<string, GenericSchema>;
  options?: readonly unknown[];
};

/** A schema without a surrounding `optional`. */
export function unwrap(schema: GenericSchema): GenericSchema {
  const { wrapped } = schema as Parts;
  return wrapped ? unwrap(wrapped) : schema;
}

/** The schemas of a group's fields, by name; undefined if the schema is not a group. */
export function fieldsOf(
  schema: GenericSchema | undefined,
): Record<string, GenericSchema> | undefined {
  if (!schema) return undefined;
  const { entries, options } = unwrap(schema) as Parts;
  return (
    entries ??
    (
      options?.find((option) => typeof option === 'object' && 'entries' in (option as Parts)) as
        Parts | undefined
    )?.entries
  );
}

/**
 * The schema of one field or item, with its words and a surrounding `optional`; undefined if there
 * is none.
 */
export function fieldAt(
  schema: GenericSchema | undefined,
  path: FieldPath,
): GenericSchema | undefined {
  let field = schema;
  for (const key of path)
    field =
      typeof key === 'number' ? field && (unwrap(field) as Parts).item : fieldsOf(field)?.[key];
  return field;
}

/**
 * The schema of one field or item, without a surrounding `optional`; undefined if there is none.
 */
export function schemaAt(
  schema: GenericSchema | undefined,
  path: FieldPath,
): GenericSchema | undefined {
  const found = fieldAt(schema, path);
  return found && unwrap(found);
}

/** The words that a picklist allows. */
export function optionsOf(schema: GenericSchema | undefined): string[] {
  return ((schema as Parts | undefined)?.options ?? []).filter(
    (option) => typeof option === 'string',
  );
}

/**
 * How a field is edited. `one-of` is a field that has one of several variants, such as a word or a
 * pair of numbers.
 */
export type InputKind =
  | 'text'
  | 'code'
  | 'number'
  | 'choice'
  | 'yes-no'
  | 'date'
  | 'date-time'
  | 'time'
  | 'photo'
  | 'link'
  | 'list'
  | 'group'
  | 'one-of';

/** What a schema tells an editor about its fields. */
type Metadata = {
  /** How the field is edited, where its type does not say it. */
  input?: InputKind;
  /** Placeholders of a text that components fill in for each page. */
  blanks?: readonly string[];
  /** A text can have links. */
  hasLinks?: true;
  /** A link leads to a page of this site. */
  isInternal?: true;
  /** The words of a choice. */
  titles?: Record<string, string>;
  /**
   * The field says what the photo beside it shows, for people who cannot see it. An editor asks for
   * it with the photo.
   */
  describes?: 'photo';
  /**
   * The field is a short name that nobody need think of. An owner calls the item by the first of
   * these fields beside it that has words.
   */
  labelFields?: readonly string[];
  /** What an owner calls a value that has no name of its own, or writes it in another way. */
  nameOf?: (value: never) => string | undefined;
  /** The field marks a sample, whose own words are in these fields beside it. */
  sampleFields?: readonly string[];
  /** The field has the name of a file in this folder. */
  folder?: string;
  /** The value that somebody means who types this text. */
  parseTyped?: (typed: string) => unknown;
  /** What a new value begins with. */
  initial?: unknown;
  /** Whether the field must, may or must not stand beside the fields that a group has. */
  presence?: (group: never) => 'must' | 'may' | 'not';
};

/** What the schema of a field tells an editor. Unknown fields tell nothing. */
export const metadataOf = (schema: GenericSchema | undefined): Metadata =>
  schema ? getMetadata(unwrap(schema)) : {};
