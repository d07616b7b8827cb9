import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import {
  BuildError,
  type ContentFolder,
  fileKindOf,
  type FileKinds,
  isPhoto,
  type ParsedFile,
  slotOf,
} from '../../generator/portable.ts';
import { parseFile } from '../../generator/content/parse-file.ts';

/** The next bytes of some files, by path below the content folder; undefined removes a file. */
export type FileWrites = ReadonlyMap<string, Uint8Array | undefined>;

/** No part of such a path leads out of the content folder. */
const INSIDE = /^[\w-]+(\/[\w-]+)*\.\w+$/;

/** Whether the editor may write a file. */
export const isContent = (model: FileKinds, file: string): boolean =>
  INSIDE.test(file) && (isPhoto(file) || fileKindOf(model, file) !== undefined);

/** A hash of a file's bytes; `none` for a missing file. */
export const revisionOf = (bytes: Uint8Array | string | undefined): string =>
  bytes === undefined ? 'none' : createHash('sha256').update(bytes).digest('base64url');

export const bytesIn = (folder: ContentFolder, file: string): Uint8Array | undefined =>
  folder.list().files.includes(file) ? folder.read(file) : undefined;

export const revisionIn = (folder: ContentFolder, file: string): string =>
  revisionOf(bytesIn(folder, file));

/**
 * The text of a file; undefined if it is not there. Throws a BuildError if it is not UTF-8, because
 * writing it again would lose characters.
 */
export function textIn(folder: ContentFolder, file: string): string | undefined {
  const bytes = bytesIn(folder, file);
  if (bytes === undefined) return undefined;
  if (!isUtf8(bytes))
    throw new BuildError(
      `${file} is not UTF-8 text. Save it in UTF-8 encoding in the program that wrote it.`,
    );
  return new TextDecoder().decode(bytes);
}

/** The data of a file; undefined if it is not there, or cannot be read as data. */
export const dataIn = (folder: ContentFolder, file: string): unknown =>
  folder.list().files.includes(file) ? parseFile(folder, file).source?.data : undefined;

/** The content files with their data, without photos and notes. An unreadable file has no data. */
export const parsedFilesIn = (folder: ContentFolder, model: FileKinds): ParsedFile[] =>
  folder
    .list()
    .files.filter((file) => fileKindOf(model, file))
    .map((file) => {
      const nothing = { file, displayPath: `${folder.name}/${file}`, text: '', data: undefined };
      return parseFile(folder, file).source ?? nothing;
    });

/** The content files that differ between two states, among `files`. */
export const changedFiles = (
  model: FileKinds,
  before: ContentFolder,
  after: ContentFolder,
  files = [...before.list().files, ...after.list().files],
): string[] =>
  [...new Set(files)].filter(
    (file) => isContent(model, file) && revisionIn(before, file) !== revisionIn(after, file),
  );

/** The photo in a slot, by its file's path. It may have any of the formats. */
export const photoIn = (folder: ContentFolder, slot: string): string | undefined =>
  folder.list().files.find((file) => isPhoto(file) && slotOf(file) === slot);

/** Content that reads each file only once, so that later saves of other programs do not show. */
export function snapshotOf(folder: ContentFolder): ContentFolder {
  const read = new Map<string, Uint8Array>();
  let listed: ReturnType<ContentFolder['list']> | undefined;
  return {
    name: folder.name,
    list: () => (listed ??= folder.list()),
    read: (file) => {
      if (!read.has(file)) read.set(file, folder.read(file));
      return read.get(file)!;
    },
  };
}

/** Content in which some files are replaced. */
export function withFiles(folder: ContentFolder, replaced: FileWrites): ContentFolder {
  return {
    name: folder.name,
    list: () => {
      const { files, symlinks } = folder.list();
      const written = [...replaced].flatMap(([file, bytes]) => (bytes === undefined ? [] : [file]));
      return {
        files: [...new Set([...files.filter((file) => !replaced.has(file)), ...written])].sort(),
        symlinks,
      };
    },
    read: (file) => replaced.get(file) ?? folder.read(file),
  };
}
