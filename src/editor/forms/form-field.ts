import * as v from 'valibot';
import {
  type Choice,
  fieldAt,
  type FieldPath,
  fieldsOf,
  isGroup,
  tupleItemsOf,
  unwrap,
  valueAt,
  variantsOf,
} from '../../generator/portable.ts';
import { choicesOf } from '../../generator/content/metadata.ts';
import { editorMetadataOf, fieldWith, type InputKind, presenceOf } from './editor-metadata.ts';
import type { Field, FieldKind, Limits, Value } from '../shared/messages.ts';
import { isItemPath } from '../shared/field-refs.ts';
import { displayValue } from '../words/display-value.ts';
import { nameInItem, nameFromSchema, titleOf } from '../words/owners-titles.ts';

type FormContext = {
  factValues: Record<string, string>;
  photos: readonly string[];
  filesIn: (folder: string, mayName?: (data: never) => boolean) => Choice[];
};

/** The form of a value: its inputs with titles, hints, limits and current values. */
export function formField(
  schema: v.GenericSchema,
  path: FieldPath,
  value: unknown,
  context: FormContext,
): Field {
  const inner = unwrap(schema);
  const { refersToFileIn, initial } = editorMetadataOf(schema);
  const kindFields = fieldKind(inner, path, value, context);
  const { kind, parts = [] } = kindFields;
  const hasParts = value !== undefined && (kind === 'group' || kind === 'list');
  const displays = hasParts ? parts.map(({ display }) => display) : undefined;
  const chosen =
    'choices' in kindFields
      ? kindFields.choices.find((choice) => choice.value === value)
      : undefined;
  const { name: sampleFlag } = fieldWith(inner, 'sampleFields');
  const isSample = sampleFlag !== undefined && valueAt(value, [sampleFlag]) === true;
  const isItem = kind === 'group' && isItemPath(path);
  const isNew = isItem && displays?.every((display) => display === '');
  const name =
    nameFromSchema(inner, value) ?? (isNew ? 'New' : isItem ? nameInItem(value) : undefined);
  const shown = name ?? chosen?.title ?? displays ?? value;
  return {
    path,
    title: titleOf(schema, path),
    hint: v.getDescription(schema) ?? v.getDescription(inner),
    isOptional: schema.type === 'optional',
    value,
    display: displayValue(shown, context.factValues) + (isSample ? ' (sample)' : ''),
    // Only the owner knows which file the field should name.
    initial: (refersToFileIn === undefined ? initial?.() : '') as Value | undefined,
    parts,
    ...kindFields,
  };
}

function fieldKind(
  schema: v.GenericSchema,
  path: FieldPath,
  value: unknown,
  context: FormContext,
): FieldKind & { parts?: Field[] } {
  const kind = inputKindOf(schema);
  switch (kind) {
    case 'group':
      return { kind, parts: fieldsIn(schema, path, value, context) };
    case 'list': {
      const item = fieldAt(schema, [0])!;
      const items = Array.isArray(value) ? value : [];
      return {
        kind,
        limits: limitsOf(schema),
        parts: items.map((value, index) => formField(item, [...path, index], value, context)),
        newItem: formField(item, [...path, items.length], undefined, context),
      };
    }
    case 'choice':
      return { kind, choices: formChoices(schema, context) };
    case 'one-of': {
      const chosen = variantOf(schema, value);
      const valueIn = (variant: v.GenericSchema) => (variant === chosen ? value : undefined);
      return {
        kind,
        parts: variantsOf(schema).map((variant) =>
          formField(variant, path, valueIn(variant), context),
        ),
      };
    }
    case 'photo':
      return {
        kind: 'choice',
        choices: context.photos.map((photo) => ({ value: photo, title: photo })),
      };
    default: {
      const { hasLinks, isInternal, mayBePast } = editorMetadataOf(schema);
      return { kind, limits: limitsOf(schema), hasLinks, isInternal, mayBePast };
    }
  }
}

function fieldsIn(
  schema: v.GenericSchema,
  path: FieldPath,
  value: unknown,
  context: FormContext,
): Field[] {
  const group = isGroup(value) ? value : {};
  const values = Array.isArray(value) ? value : [];
  return (
    tupleItemsOf(schema)?.map((part, index) => {
      const field = formField(part, [...path, index], values[index], context);
      return { ...field, title: v.getTitle(part) ?? field.title };
    }) ??
    Object.entries(fieldsOf(schema)!).flatMap(([name, inner]) =>
      fittingField(inner, [...path, name], group, context),
    )
  );
}

function inputKindOf(schema: v.GenericSchema): InputKind {
  const { inputKind } = editorMetadataOf(schema);
  if (inputKind) return inputKind;
  if (tupleItemsOf(schema) || (fieldsOf(schema) && schema.type !== 'union')) return 'group';
  const kinds: Record<string, InputKind> = {
    array: 'list',
    union: 'one-of',
    picklist: 'choice',
    literal: 'choice',
    boolean: 'yes-no',
    number: 'number',
  };
  return kinds[schema.type] ?? 'text';
}

/** A field, unless the values of its neighbors rule it out. */
function fittingField(
  schema: v.GenericSchema,
  path: FieldPath,
  group: Record<string, unknown>,
  context: FormContext,
): Field[] {
  const value = group[String(path.at(-1))];
  const { nameFields, sampleFields } = editorMetadataOf(schema);
  // The editor makes short names, and only a sample has the mark of one.
  if (nameFields !== undefined || (sampleFields !== undefined && value === undefined)) return [];
  const presence = presenceOf(schema, group);
  if (presence === 'not' && value === undefined) return [];
  const field = formField(schema, path, value, context);
  // The mark of a sample goes with its words.
  const startsEmpty = presence === 'must' || sampleFields !== undefined;
  return [startsEmpty ? { ...field, isOptional: false, startsEmpty } : field];
}

/** The variant that a value fits, or else the one of the same type. */
export const variantOf = (
  schema: v.GenericSchema | undefined,
  value: unknown,
): v.GenericSchema | undefined =>
  variantsOf(schema).find((variant) => v.is(variant, value)) ??
  variantsOf(schema).find(({ type }) => type === typeOf(value));

const typeOf = (value: unknown) =>
  Array.isArray(value) ? 'array' : isGroup(value) ? 'strict_object' : typeof value;

const formChoices = (schema: v.GenericSchema, { filesIn }: FormContext): Choice[] => {
  const { refersToFileIn, mayName } = editorMetadataOf(schema);
  return refersToFileIn === undefined ? choicesOf(schema) : filesIn(refersToFileIn, mayName);
};

type SchemaOrCheck = { type: string; requirement?: number; pipe?: readonly SchemaOrCheck[] };

/** The least and the greatest length or value that a schema allows. */
export function limitsOf(schema: SchemaOrCheck): Limits | undefined {
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
