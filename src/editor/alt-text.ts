import type { ContentFolder } from '../generator/content/content-folder.ts';
import { fieldAt } from '../generator/content/schema-walk.ts';
import type { FieldRef } from '../generator/content/field-ref.ts';
import { kindOf } from '../generator/content/sort-files.ts';
import { valueAt } from '../generator/content/value-at.ts';
import { fieldWith } from './editor-metadata.ts';
import { dataIn } from './content-files.ts';
import type { Project } from './project.ts';
import type { Change } from './request-shapes.ts';

/**
 * What a photo shows, for people who cannot see it, with the field that says it, and what its group
 * has.
 */
export type AltText = { group: FieldRef; data: unknown; field: string; text: string };

/** What is said of the photo in a slot; undefined if nobody need say it. */
export function altTextOf(
  project: Pick<Project, 'model' | 'photoGroup'>,
  slot: string,
  folder: ContentFolder,
): AltText | undefined {
  const group = project.photoGroup(slot);
  if (!group) return undefined;
  const schema = fieldAt(kindOf(project.model, group.file)?.schema, group.path);
  const { name: field } = fieldWith(schema, 'isAltText');
  if (field === undefined) return undefined;
  const data = valueAt(dataIn(folder, group.file), group.path);
  return { group, data, field, text: String(valueAt(data, [field]) ?? '') };
}

/**
 * The changes that write what a photo shows, or take away what was said of another one. The group
 * may have no other field.
 */
export function changesThatDescribe(
  { group: { path }, data, field, text: before }: AltText,
  text: string,
): Change[] {
  const fieldPath = [...path, field];
  if (text.trim() !== '')
    return data === undefined
      ? [{ kind: 'set', path, value: { [field]: text } }]
      : [{ kind: 'set', path: fieldPath, value: text }];
  if (before === '') return [];
  const isAlone = path.length > 0 && Object.keys(data as object).length === 1;
  return [{ kind: 'remove', path: isAlone ? path : fieldPath }];
}
