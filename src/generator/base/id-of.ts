/** The name of a file, without its folder and ending: the id of what is in it. */
export const idOf = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
