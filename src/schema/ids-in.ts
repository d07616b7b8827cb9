import { idOf } from '../generator/index.ts';

/** The ids of the content files in a folder. */
export const idsIn = (folder: string, files: string[]): string[] =>
  files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.yaml')).map(idOf);
