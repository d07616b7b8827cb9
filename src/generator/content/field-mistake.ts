import type { BuildMistake, Mistake } from '../base/mistake.ts';
import { locateField, locateOffset, type ParsedFile } from './parsed-file.ts';
import type { FieldPath } from './yaml-tree.ts';

/**
 * A mistake in a field of a content file: in its name, or in its value if `part` is left out.
 * `offset` is its position in the file's text, if it is not that of the field.
 */
export type FieldMistake = Mistake & {
  source: ParsedFile;
  path: FieldPath;
  part?: 'name' | 'value';
  offset?: number;
};

/** A mistake in a field, with the line and column where the file has it, or would have it. */
export function locateMistake({
  source,
  path,
  part = 'value',
  offset,
  ...mistake
}: FieldMistake): BuildMistake {
  const position =
    offset === undefined ? locateField(source, path, part) : locateOffset(source, offset);
  return { ...mistake, ...(path.length > 0 && { path }), ...position };
}
