import type { FilledFile } from '../generator/index.ts';

/** The content file of this name, if it is there and could be read. */
export const fileNamed = (
  filledFiles: readonly FilledFile[],
  file: string,
): FilledFile | undefined => filledFiles.find(({ source }) => source.file === file);
