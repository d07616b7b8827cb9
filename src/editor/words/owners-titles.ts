import * as v from 'valibot';
import {
  asWords,
  type ContentFolder,
  dateWords,
  type FieldPath,
  type FieldRef,
  type FileKinds,
  idOf,
  isGroup,
  unwrap,
  valueAt,
} from '../../generator/portable.ts';
import { editorMetadataOf, fieldWith } from '../forms/editor-metadata.ts';
import { isItemPath } from '../shared/field-refs.ts';
import { dataIn } from '../content/content-files.ts';
import { schemaAt } from '../content/schema-at.ts';
import type { Project } from '../project.ts';

/** A field's title, or else its name as words: `addressSuffix` becomes Address suffix. */
export function titleOf(schema: v.GenericSchema | undefined, path: FieldPath): string {
  const title = schema && (v.getTitle(schema) ?? v.getTitle(unwrap(schema)));
  const name = path.at(-1) ?? '';
  if (typeof name === 'number') return `${title ?? 'Number'} ${name + 1}`;
  return title ?? asWords(name);
}

/** A file in an owner's words: the title of its kind or, in a folder of files, its own name. */
export function fileTitle(model: FileKinds, file: string, value: unknown): string {
  if (!Object.hasOwn(model.files, file)) return nameInItem(value) ?? asWords(idOf(file));
  return v.getTitle(model.files[file]!.schema)!;
}

/** A file's title, by the first content that has its data. */
export const fileTitleIn = (model: FileKinds, file: string, ...contents: ContentFolder[]): string =>
  fileTitle(model, file, contents.map((folder) => dataIn(folder, file)).find(Boolean));

/** The title of the file that a value names, if it names one. */
export function titleOfReferredFile(
  model: FileKinds,
  schema: v.GenericSchema | undefined,
  value: unknown,
  ...contents: ContentFolder[]
): string | undefined {
  const { refersToFileIn } = editorMetadataOf(schema);
  return refersToFileIn !== undefined && typeof value === 'string'
    ? fileTitleIn(model, `${refersToFileIn}/${value}.yaml`, ...contents)
    : undefined;
}

/** The titles on the way to a value: `Blue chair › Sizes › Width`. Items go by their own names. */
export function valueTitle(model: FileKinds, { file, path }: FieldRef, value: unknown): string {
  const parts = path.map((_, index) => {
    const upTo = path.slice(0, index + 1);
    const field = schemaAt(model, { file, path: upTo });
    const own = isItemPath(upTo) ? ownersName(field, valueAt(value, upTo)) : undefined;
    return own === undefined ? titleOf(field, upTo) : `“${dateWords(own)}”`;
  });
  // Some fields have the title of the group around them.
  return [...new Set([fileTitle(model, file, value), ...parts])].join(' › ');
}

/** An owner's name for a slot: the last title on the way there, or a service's name. */
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
  const title = titles.at(isTop ? 0 : -1)!.replace(/[“”]/g, '');
  return group.path.length === 0 ? `${title} (top)` : title;
}

/** An owner's name for a value: from its schema, or else the item's own name. */
export const ownersName = (
  schema: v.GenericSchema | undefined,
  value: unknown,
): string | undefined => nameFromSchema(schema, value) || nameInItem(value);

/** The name that a schema gives a value: a price in dollars, a coupon by its terms. */
export function nameFromSchema(
  schema: v.GenericSchema | undefined,
  value: unknown,
): string | undefined {
  if ((value ?? undefined) === undefined) return undefined;
  const { nameOf, choiceTitles } = editorMetadataOf(schema);
  if (nameOf) return nameOf(value as never);
  if (typeof value === 'string') return choiceTitles?.[value];
  return isGroup(value) ? nameFromFields(schema, value) : undefined;
}

/** The name of an item with a short name: the first of its other words, if it has some. */
function nameFromFields(schema: v.GenericSchema | undefined, item: unknown): string | undefined {
  const { value: nameFields } = fieldWith(schema, 'nameFields');
  const names = nameFields?.map((field) => valueAt(item, [field]));
  return names && (names.find(isFilled) ?? 'New');
}

/** The fields that may have an item's name, the most telling one first. */
const NAME_FIELDS = ['name', 'heading', 'subheading', 'title', 'label', 'caption'];

/** The own name of a list's item or a folder's file. */
export const nameInItem = (value: unknown): string | undefined =>
  isGroup(value) ? NAME_FIELDS.map((field) => value[field]).find(isFilled) : undefined;

const isFilled = (name: unknown): name is string => typeof name === 'string' && /\S/.test(name);
