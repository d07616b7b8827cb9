import type { Mistake, TextMistake } from '../mistake.ts';
import { type FieldPath, locateField, type Source } from './locate.ts';
import { positionAt } from './position-at.ts';

/**
 * A mistake in a field of a content file: in its name, or in its value if `part` is left out. `offset` is its position in the
 * file's text, if it is not that of the field.
 */
export type FieldMistake = {
  source: Source;
  path: FieldPath;
  part?: 'name' | 'value';
  offset?: number;
  message: string;
};

/** A mistake in the text of a file, with its line and column. */
export const mistakeInText = (
  { path, text }: Pick<Source, 'path' | 'text'>,
  { offset, message }: TextMistake,
): Mistake => ({
  file: path,
  ...positionAt(text, offset),
  message,
});

/** A mistake in a field, with the line and column where the file has it, or would have it. */
export function mistakeInField({
  source,
  path,
  part = 'value',
  offset,
  message,
}: FieldMistake): Mistake {
  if (offset !== undefined) return mistakeInText(source, { offset, message });
  return { ...locateField(source, path, part), message };
}
