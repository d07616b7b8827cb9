/** The id of a content file: its name without folder and ending. */
export const idOf = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
