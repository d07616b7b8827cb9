import type { Mistake, CodedMistake } from '../base/mistake.ts';
import { locateField, type Source } from './source.ts';
import type { FieldPath } from './yaml-tree.ts';
import { positionAt } from './position-at.ts';

/**
 * A mistake in a field of a content file: in its name, or in its value if `part` is left out.
 * `offset` is its position in the file's text, if it is not that of the field.
 */
export type FieldMistake = CodedMistake & {
  source: Source;
  path: FieldPath;
  part?: 'name' | 'value';
  offset?: number;
};

/** A mistake in the text of a file, with its line and column. */
export const mistakeInText = <Wrong extends { offset: number; message: string }>(
  { shownAs, text }: Pick<Source, 'shownAs' | 'text'>,
  { offset, ...fields }: Wrong,
): Mistake => ({ ...fields, file: shownAs, ...positionAt(text, offset) });

/** A mistake in a field, with the line and column where the file has it, or would have it. */
export function mistakeInField({
  source,
  path,
  part = 'value',
  offset,
  ...fields
}: FieldMistake): Mistake {
  const mistake = path.length > 0 ? { path, ...fields } : fields;
  if (offset !== undefined) return mistakeInText(source, { offset, ...mistake });
  return { ...mistake, ...locateField(source, path, part) };
}
