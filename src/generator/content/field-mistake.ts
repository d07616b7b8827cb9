import type { BuildMistake, Mistake } from '../base/mistake.ts';
import { locateField, locateOffset, type ParsedFile } from './parsed-file.ts';
import type { FieldPath } from './yaml-tree.ts';

/**
 * A mistake in a field of a content file: in its name, or in its value if `part` is left out.
 * `offset` is a position in the file's text other than that of the field.
 */
export type FieldMistake = Mistake & {
  source: ParsedFile;
  path: FieldPath;
  part?: 'name' | 'value';
  offset?: number;
};

/** Gives a mistake its line and column. A missing field gets those of its group or list. */
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
