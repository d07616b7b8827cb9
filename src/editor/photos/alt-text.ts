import { type ContentFolder, type FieldRef, valueAt } from '../../generator/portable.ts';
import { fieldWith } from '../forms/editor-metadata.ts';
import { dataIn } from '../content/content-files.ts';
import { schemaAt } from '../content/schema-at.ts';
import type { Project } from '../project.ts';
import type { Change } from '../shared/messages.ts';

/** A photo's alternative text, its field, and the data of the group that has the field. */
type AltText = { ref: FieldRef; data: unknown; text: string };

/** The alternative text of the photo in a slot; undefined if the slot needs none. */
export function altTextOf(
  project: Pick<Project, 'model' | 'photoGroup'>,
  slot: string,
  folder: ContentFolder,
): AltText | undefined {
  const group = project.photoGroup(slot);
  if (!group) return undefined;
  const { name: fieldName } = fieldWith(schemaAt(project.model, group), 'isAltText');
  if (fieldName === undefined) return undefined;
  const { file, path } = group;
  const data = valueAt(dataIn(folder, file), path);
  const ref = { file, path: [...path, fieldName] };
  return { ref, data, text: String(valueAt(data, [fieldName]) ?? '') };
}

/**
 * The changes that write an alternative text. An empty one is removed, and its group if that has
 * nothing else.
 */
export function altTextChanges(
  { ref: { path }, data, text: before }: AltText,
  text: string,
): Change[] {
  const group = path.slice(0, -1);
  if (text.trim() !== '')
    return data === undefined
      ? [{ kind: 'set', path: group, value: { [path.at(-1)!]: text } }]
      : [{ kind: 'set', path, value: text }];
  if (before === '') return [];
  const isAlone = group.length > 0 && Object.keys(data as object).length === 1;
  return [{ kind: 'remove', path: isAlone ? group : path }];
}
