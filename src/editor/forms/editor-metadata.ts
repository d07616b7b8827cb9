import type { GenericSchema } from 'valibot';
import { fieldAt, type FieldPath, fieldsOf } from '../../generator/portable.ts';
import { type Metadata, metadataOf } from '../../generator/content/metadata.ts';
import { isItemPath } from '../shared/field-refs.ts';

/** How a field is edited. `one-of` has one of several variants, such as a word or two numbers. */
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

/** A schema's notes on a field, for the editor. */
export type EditorMetadata = Metadata & {
  /** How the field is edited, where its type does not say it. */
  inputKind?: InputKind;
  hasLinks?: true;
  /** A link leads to a page of this site. */
  isInternal?: true;
  /** A date says when something was done, so it may be past. */
  mayBePast?: true;
  /** The alternative text of the photo beside it. The editor asks for both together. */
  isAltText?: true;
  /**
   * The field is a short name, which the editor makes. An owner calls the item by the first of
   * these fields beside it that has words.
   */
  nameFields?: readonly string[];
  /** An owner's name for a value that has no name of its own, or a spelling that owners use. */
  nameOf?: (value: never) => string | undefined;
  /** The field marks a sample, whose own words are in these fields beside it. */
  sampleFields?: readonly string[];
  /** Whether the field may name a file with this data. */
  mayName?: (data: never) => boolean;
  /** The value that an owner means by a typed text. `group` has the fields beside it. */
  parseTyped?: (typed: string, group: never) => unknown;
  initial?: () => unknown;
  /** The field's presence, which the other fields of its group decide. */
  presence?: (group: never) => Presence;
};

export type Presence = 'must' | 'may' | 'not';

export const editorMetadataOf = metadataOf as (schema: GenericSchema | undefined) => EditorMetadata;

/** A field's presence, if the group's other fields decide it. */
export const presenceOf = (
  field: GenericSchema,
  group: Record<string, unknown>,
): Presence | undefined => editorMetadataOf(field).presence?.(group as never);

/** Whether a value may be removed: an optional field, an item of a list, or an unknown field. */
export function isRemovable(schema: GenericSchema | undefined, path: FieldPath): boolean {
  const field = fieldAt(schema, path);
  return path.length > 0 && (isItemPath(path) || field === undefined || field.type === 'optional');
}

/** The name of a group's first field with this metadata, and the metadata. */
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
