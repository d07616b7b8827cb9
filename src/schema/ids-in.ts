/** The id of a service or a make: the name of its content file, without folder and extension. */
export const idOf = (file: string): string => file.replace(/^.*\/|\.yaml$/g, '');

/** The ids of the content files in a folder. */
export const idsIn = (folder: string, files: string[]): string[] =>
  files.filter((file) => file.startsWith(`${folder}/`)).map(idOf);
