import type { GenericSchema } from 'valibot';
import type { FieldPath } from '../generator/content/yaml-tree.ts';
import { fieldsOf, type Metadata, metadataOf } from '../generator/content/schema-walk.ts';

/**
 * How a field is edited. `one-of` is a field that has one of several variants, such as a word or a
 * pair of numbers.
 */
export type InputKind =
  | 'text'
  | 'number'
  | 'phone'
  | 'email'
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

/** What the schemas of a site tell the editor about their fields. */
export type EditorMetadata = Metadata & {
  /** How the field is edited, where its type does not say it. */
  inputKind?: InputKind;
  hasLinks?: true;
  /** A link leads to a page of this site. */
  isInternal?: true;
  /** A date says when something was done, so it may be past. */
  mayBePast?: true;
  /**
   * The field says what the photo beside it shows, for people who cannot see it. An editor asks for
   * it with the photo.
   */
  isAltText?: true;
  /**
   * The field is a short name that nobody need think of. An owner calls the item by the first of
   * these fields beside it that has words.
   */
  nameFields?: readonly string[];
  /** What an owner calls a value that has no name of its own, or writes it in another way. */
  nameOf?: (value: never) => string | undefined;
  /** The field marks a sample, whose own words are in these fields beside it. */
  sampleFields?: readonly string[];
  /** The value that somebody means who types this text in the place of another value. */
  parseTyped?: (typed: string, before: unknown) => unknown;
  /** What a new value at this path of a file with such data begins with. */
  initial?: (data: never, path: FieldPath) => unknown;
  /** What holds for the field beside the fields that a group has. */
  presence?: (group: never) => Presence;
};

/** Whether a field must, may or must not be there. */
export type Presence = 'must' | 'may' | 'not';

/** What the schema of a field tells the editor. Unknown fields tell nothing. */
export const editorMetadataOf = metadataOf as (schema: GenericSchema | undefined) => EditorMetadata;

/** Undefined if it does not depend on the fields that the group has. */
export const presenceOf = (
  field: GenericSchema,
  group: Record<string, unknown>,
): Presence | undefined => editorMetadataOf(field).presence?.(group as never);

/** The first field of a group that has this metadata: its name, and what they say. */
export function fieldWith<Key extends keyof EditorMetadata>(
  group: GenericSchema | undefined,
  key: Key,
): { name?: string; value?: EditorMetadata[Key] } {
  for (const [name, field] of Object.entries(fieldsOf(group) ?? {})) {
    const value = editorMetadataOf(field)[key];
    if (value !== undefined) return { name, value };
  }
  return {};
}
