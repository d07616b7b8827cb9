import { type FieldPath, type FilledFile, type Source, textsOf } from '../generator/index.ts';

/** A text with a placeholder, and the placeholder as it is written. */
type Use = { source: Source; path: FieldPath; placeholder: string };

/** Finds the texts with a placeholder, and the first one in each. */
export const findUses = (pattern: RegExp, filledFiles: FilledFile[]): Use[] =>
  filledFiles.flatMap(({ source }) =>
    textsOf(source.value).flatMap(({ path, text }) => {
      const placeholder = pattern.exec(text)?.[0];
      return placeholder === undefined ? [] : [{ source, path, placeholder }];
    }),
  );
