import type { ContentModel, FileKind } from './content-model.ts';

export type FileKinds = Pick<ContentModel<unknown>, 'files' | 'folders'>;

/**
 * The kind of a YAML file, by its path below the content folder; undefined if no such file belongs
 * there.
 */
export function fileKindOf({ files, folders }: FileKinds, file: string): FileKind | undefined {
  const [folder, name, ...deeper] = file.split('/');
  if (Object.hasOwn(files, file)) return files[file];
  return name?.endsWith('.yaml') && !deeper.length && Object.hasOwn(folders, folder!)
    ? folders[folder!]
    : undefined;
}

/** The ending of a photo's name. */
export const PHOTO = /\.(jpe?g|png|webp|avif)$/i;
export const isPhoto = (file: string): boolean =>
  /^images(\/[\w-]+)+\.\w+$/.test(file) && PHOTO.test(file);

/** The slot of a photo: its path below `images/`, without its ending. */
export const slotOf = (photo: string): string =>
  photo.replace(/^images\//, '').replace(/\.\w+$/, '');

/** The id of a content file: its name without folder and ending. */
export const idOf = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
