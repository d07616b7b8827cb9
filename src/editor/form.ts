import * as v from 'valibot';
import { BuildError } from '../generator/tools.ts';
import {
  asWords,
  type ContentIo,
  type FieldPath,
  fieldsOf,
  type InputKind,
  kindOf,
  metadataOf,
  optionsOf,
  parseYaml,
  positionAt,
  sortFiles,
  titleOf,
  unwrap,
  type FileKinds,
} from '../generator/content.ts';
import type { BrokenFile, Field, Form } from './api.ts';
import { idOf, revisionIn, textIn } from './content-files.ts';
import { fitOf } from './fitting.ts';
import { inWords } from './in-words.ts';
import { wordsOf } from './short-name.ts';
import { fileTitleIn } from './titles.ts';
import { isGroup, type Value } from './written-value.ts';

/**
 * The form of a content file. A text with a mistake in its syntax is shown as text. Throws a
 * BuildError if there is no such file.
 */
export function formOf(
  io: ContentIo,
  model: FileKinds,
  file: string,
  facts: Record<string, string> = {},
): Form | BrokenFile {
  const kind = kindOf(model, file);
  const text = textIn(io, file);
  if (text === undefined || !kind) throw new BuildError('This is gone. Load the page again.');
  const revision = revisionIn(io, file);
  const { value, mistakes } = parseYaml(text);
  if (mistakes.length > 0) {
    const placed = mistakes.map(({ offset, message }) => ({
      message,
      line: positionAt(text, offset).line,
      ref: { file, path: [] },
    }));
    return { file, revision, title: fileTitleIn(model, file), text, mistakes: placed };
  }
  const { files } = io.list();
  const field = formField(kind.schema, [], value, {
    facts,
    photos: Object.values(sortFiles(model, files).images),
    filesIn: (folder) =>
      files
        .filter((one) => one.startsWith(`${folder}/`) && one !== file && kindOf(model, one))
        .map((one) => ({ value: idOf(one), title: fileTitleIn(model, one, io) })),
  });
  return { file, revision, title: fileTitleIn(model, file, io), field, mistakes: [] };
}

/** The values of facts, and the photos and files that a field can name. */
type FormInput = {
  facts: Record<string, string>;
  photos: readonly string[];
  filesIn: (folder: string) => Choice[];
};

type Choice = { value: string; title: string };

/** The form of a value: its inputs with titles, hints, limits and what the file says now. */
export function formField(
  schema: v.GenericSchema,
  path: FieldPath,
  value: unknown,
  input: FormInput,
): Field {
  const inner = unwrap(schema);
  const kind = inputOf(inner);
  const { hasLinks, isInternal } = metadataOf(schema);
  // A sentence with braces is about the signs of a file, which nobody writes in a form. How long a
  // text may be is beside its length.
  const hint =
    (v.getDescription(schema) ?? v.getDescription(inner))?.replace(
      / ?([^.]*\{[^.]*|\d+ to \d+ characters)\./,
      '',
    ) || undefined;
  const field: Field = {
    path,
    kind,
    title: titleOf(schema, path),
    hint,
    hasLinks,
    isInternal,
    isOptional: schema.type === 'optional',
    value,
    words: inWords(ownName(inner, value) ?? value, input.facts),
    // Nobody but the owner knows which of the files.
    begin: (metadataOf(schema).folder === undefined ? metadataOf(schema).initial : '') as
      Value | undefined,
  };
  switch (kind) {
    case 'group': {
      const parts = partsOf(inner);
      if (parts) {
        const values = Array.isArray(value) ? value : [];
        const fields = parts.map((part, index) =>
          formField(part, [...path, index], values[index], input),
        );
        return {
          ...field,
          fields: fields.map((one, index) => ({
            ...one,
            title: v.getTitle(parts[index]!) ?? one.title,
          })),
        };
      }
      const group = isGroup(value) ? value : {};
      return {
        ...field,
        fields: Object.entries(fieldsOf(inner)!).flatMap(([name, one]) =>
          fittingField(one, [...path, name], group, input),
        ),
      };
    }
    case 'list': {
      const { item } = inner as unknown as { item: v.GenericSchema };
      const items = Array.isArray(value) ? value : [];
      return {
        ...field,
        limits: limitsOf(inner, 'length'),
        items: items.map((one, index) => formField(item, [...path, index], one, input)),
        newItem: formField(item, [...path, items.length], undefined, input),
      };
    }
    case 'choice':
      return { ...field, choices: choicesOf(inner, input) };
    case 'one-of':
      return {
        ...field,
        forms: formsOf(inner).map((form) =>
          formField(form, path, form === formNow(inner, value) ? value : undefined, input),
        ),
      };
    case 'photo':
      return { ...field, choices: input.photos.map((photo) => ({ value: photo, title: photo })) };
    case 'number':
      return { ...field, limits: limitsOf(inner, 'value') };
    default:
      return { ...field, limits: limitsOf(inner, 'length') };
  }
}

/** What an owner calls a value: a price in dollars, a coupon by its terms. */
function ownName(schema: v.GenericSchema, value: unknown): string | undefined {
  const { nameOf } = metadataOf(schema);
  if (nameOf && value !== undefined) return nameOf(value as never);
  return isGroup(value) ? wordsOf(fieldsOf(schema) ?? {}, value) : undefined;
}

function inputOf(schema: v.GenericSchema): InputKind {
  const { input } = metadataOf(schema);
  if (input) return input;
  if (partsOf(schema) || (fieldsOf(schema) && schema.type !== 'union')) return 'group';
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

/**
 * A field of a group, if it has a place beside what the group has. One that must be there can be
 * left empty, but not removed.
 */
function fittingField(
  schema: v.GenericSchema,
  path: FieldPath,
  group: Record<string, unknown>,
  input: FormInput,
): Field[] {
  const value = group[String(path.at(-1))];
  const { madeFrom, sampleFields } = metadataOf(schema);
  // A short name is made by itself, and only a sample has the mark of one.
  if (madeFrom !== undefined || (sampleFields !== undefined && value === undefined)) return [];
  const fit = fitOf(schema, group);
  if (fit === 'not' && value === undefined) return [];
  const field = formField(schema, path, value, input);
  // The mark of a sample goes with its words.
  if (sampleFields !== undefined) return [{ ...field, isOptional: false, isAsked: true }];
  return [fit === 'must' ? { ...field, isOptional: false, isAsked: true } : field];
}

/** The form of one-of that a value has, or else the one that it comes nearest to. */
const formNow = (schema: v.GenericSchema, value: unknown): v.GenericSchema | undefined =>
  formsOf(schema).find((form) => v.is(form, value)) ??
  formsOf(schema).find((form) => v.is(NEAR[form.type] ?? v.never(), value));

const NEAR: Record<string, v.GenericSchema> = {
  strict_object: v.record(v.string(), v.unknown()),
  array: v.array(v.unknown()),
  string: v.string(),
  number: v.number(),
};

const choicesOf = (schema: v.GenericSchema, { filesIn }: FormInput): Choice[] => {
  const { literal } = schema as unknown as { literal?: unknown };
  const { titles = {}, folder } = metadataOf(schema);
  if (folder !== undefined) return filesIn(folder);
  return (literal === undefined ? optionsOf(schema) : [String(literal)]).map((value) => ({
    value,
    title: titles[value] ?? asWords(value),
  }));
};

const partsOf = (schema: v.GenericSchema): v.GenericSchema[] | undefined =>
  (schema as unknown as { items?: v.GenericSchema[] }).items;

const formsOf = (schema: v.GenericSchema): v.GenericSchema[] =>
  (schema as unknown as { options: v.GenericSchema[] }).options;

/** A rule of a schema, such as `max_length` with the length. */
type Rule = { kind: string; type: string; requirement?: unknown };

/** The rules that a schema's pipe gives, with those of the pipes inside it, in their order. */
function rulesOf(schema: v.GenericSchema): Rule[] {
  const { pipe = [] } = unwrap(schema) as unknown as { pipe?: Rule[] };
  return pipe.flatMap((part) =>
    part.kind === 'schema' ? rulesOf(part as unknown as v.GenericSchema) : [part],
  );
}

/**
 * The limits that a schema's rules set to the length of a text or a list, or to the value of a
 * number.
 */
function limitsOf(schema: v.GenericSchema, of: 'length' | 'value'): Field['limits'] {
  const rules = rulesOf(schema);
  const find = (type: string): number | undefined =>
    rules.findLast((rule) => rule.type === type)?.requirement as number | undefined;
  const exact = find('length');
  const least =
    find(`min_${of}`) ??
    exact ??
    (of === 'length' && rules.some((rule) => rule.type === 'non_empty') ? 1 : undefined);
  const most = find(`max_${of}`) ?? exact;
  return least === undefined && most === undefined ? undefined : { least, most };
}
