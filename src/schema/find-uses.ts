import { type FieldPath, type FilledFile, type Source, textsOf } from '../generator/index.ts';

/** A text with a placeholder, and the placeholder as it is written. */
type Use = { source: Source; path: FieldPath; written: string };

/** Finds the texts with a placeholder, and the first one in each. */
export const findUses = (placeholder: RegExp, filledFiles: FilledFile[]): Use[] =>
  filledFiles.flatMap(({ source }) =>
    textsOf(source.value).flatMap(({ path, text }) => {
      const written = placeholder.exec(text)?.[0];
      return written === undefined ? [] : [{ source, path, written }];
    }),
  );
