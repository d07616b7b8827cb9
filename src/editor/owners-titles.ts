import * as v from 'valibot';
import { asWords } from '../generator/content/as-words.ts';
import type { ContentFolder } from '../generator/content/content-folder.ts';
import { fieldAt, unwrap } from '../generator/content/schema-walk.ts';
import type { FieldPath } from '../generator/content/yaml-tree.ts';
import type { FieldRef } from '../generator/content/field-ref.ts';
import { type FileKinds, kindOf } from '../generator/content/sort-files.ts';
import { idOf } from '../generator/base/id-of.ts';
import { isGroup } from '../generator/content/is-group.ts';
import { valueAt } from '../generator/content/value-at.ts';
import { editorMetadataOf, fieldWith } from './editor-metadata.ts';
import { dataIn } from './content-files.ts';
import { displayDate } from './display-value.ts';
import type { Project } from './project.ts';

/**
 * A field's title, or else its name as words: `addressSuffix` becomes Address suffix. An item of a
 * list has a number.
 */
export function titleOf(schema: v.GenericSchema | undefined, path: FieldPath): string {
  const title = schema && (v.getTitle(schema) ?? v.getTitle(unwrap(schema)));
  const name = path.at(-1) ?? '';
  if (typeof name === 'number') return `${title ?? 'Number'} ${name + 1}`;
  return title ?? asWords(name);
}

/** A file in an owner's words: the title of its kind, or its own name if a folder has its kind. */
export function fileTitle(model: FileKinds, file: string, value: unknown): string {
  if (!Object.hasOwn(model.files, file)) return itemName(value) ?? asWords(idOf(file));
  const { name, schema } = model.files[file]!;
  return v.getTitle(schema) ?? asWords(name);
}

/** The title of a file in the first content that can say it. */
export const fileTitleIn = (model: FileKinds, file: string, ...contents: ContentFolder[]): string =>
  fileTitle(model, file, contents.map((folder) => dataIn(folder, file)).find(Boolean));

/**
 * The title of a value, with those of what it is in: `Blue chair › Sizes › Width`. An item has its
 * own name, if it has one.
 */
export function valueTitle(model: FileKinds, { file, path }: FieldRef, value: unknown): string {
  const schema = kindOf(model, file)?.schema;
  const parts = path.map((_, index) => {
    const upTo = path.slice(0, index + 1);
    const field = fieldAt(schema, upTo);
    const own =
      typeof upTo.at(-1) === 'number' ? ownersName(field, valueAt(value, upTo)) : undefined;
    return own === undefined ? titleOf(field, upTo) : `“${displayDate(own)}”`;
  });
  // Some fields are called like what they are in.
  return [...new Set([fileTitle(model, file, value), ...parts])].join(' › ');
}

/** What an owner calls a slot: the last title that leads there, or a service by its name. */
export function slotTitle(
  project: Pick<Project, 'model' | 'photoGroup'>,
  slot: string,
  folder: ContentFolder,
): string {
  const { model } = project;
  const group = project.photoGroup(slot);
  if (!group) return asWords(slot.replaceAll('/', ' '));
  const titles = valueTitle(model, group, dataIn(folder, group.file)).split(' › ');
  const isTop = !Object.hasOwn(model.files, group.file) && typeof group.path.at(-1) === 'string';
  return titles.at(isTop ? 0 : -1)!.replace(/[“”]/g, '');
}

/** What an owner calls a value, as its schema knows, or else as an item calls itself. */
export const ownersName = (
  schema: v.GenericSchema | undefined,
  value: unknown,
): string | undefined => schemaName(schema, value) || itemName(value);

/** What the schema of a value calls it: a price in dollars, a coupon by its terms. */
export function schemaName(
  schema: v.GenericSchema | undefined,
  value: unknown,
): string | undefined {
  if ((value ?? undefined) === undefined) return undefined;
  const { nameOf, choiceTitles } = editorMetadataOf(schema);
  if (nameOf) return nameOf(value as never);
  if (typeof value === 'string') return choiceTitles?.[value];
  return isGroup(value) ? nameFromFields(schema, value) : undefined;
}

/** What an owner calls an item that has a short name: by other words of it, if there are some. */
function nameFromFields(schema: v.GenericSchema | undefined, item: unknown): string | undefined {
  const { value: nameFields } = fieldWith(schema, 'nameFields');
  const names = nameFields?.map((field) => valueAt(item, [field]));
  return names && (names.find(isFilled) ?? 'New');
}

/** The fields that may have an item's name, the most telling one first. */
const NAMES = 'name heading subheading question title label id caption author date'.split(' ');

/** What an item of a list, or a file of a folder, calls itself. */
export const itemName = (value: unknown): string | undefined =>
  isGroup(value) ? NAMES.map((field) => value[field]).find(isFilled) : undefined;

const isFilled = (name: unknown): name is string => typeof name === 'string' && /\S/.test(name);
