import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { BuildError } from '../generator/build-error.ts';
import {
  type ContentIo,
  type FileKinds,
  kindOf,
  parseYaml,
  type Source,
} from '../generator/content.ts';

/**
 * The texts of some files, by path below the content folder; undefined for a file that is not
 * there. A photo's text has a letter for each of its bytes.
 */
export type Texts = ReadonlyMap<string, string | undefined>;

/** No part of such a path leads out of the content folder. */
const INSIDE = /^[\w-]+(\/[\w-]+)*\.\w+$/;

/** Whether the editor may write a file. */
export const isContent = (model: FileKinds, file: string): boolean =>
  INSIDE.test(file) &&
  (isPhoto(file) ? /\.(?:jpe?g|png|webp|avif)$/i.test(file) : kindOf(model, file) !== undefined);

export const isPhoto = (file: string): boolean => file.startsWith('images/');

/** The name of a file in its folder, which is in the address of its page. */
export const idOf = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

/** The place that a photo's file is for. */
export const slotOf = (photo: string): string =>
  photo.replace(/^images\//, '').replace(/\.\w+$/, '');

/** The bytes of a file with this text. */
export const bytesOf = (file: string, text: string): Buffer =>
  Buffer.from(text, isPhoto(file) ? 'latin1' : 'utf8');

/**
 * The text of a file with these bytes. Throws a BuildError if a content file is no text: to write
 * it again would lose something.
 */
export function textOf(file: string, bytes: Uint8Array): string {
  if (isPhoto(file)) return Buffer.from(bytes).toString('latin1');
  if (!isUtf8(bytes))
    throw new BuildError(
      `${file} is not UTF-8 text. Save it in UTF-8 encoding in the program that wrote it.`,
    );
  return new TextDecoder().decode(bytes);
}

/** A short name for the text of a file. A file that is not there has one too. */
export const revisionOf = (text: string | undefined): string =>
  text === undefined ? 'none' : createHash('sha256').update(text).digest('base64url');

/** The text of a file; undefined if it is not there. */
export const textIn = (io: ContentIo, file: string): string | undefined =>
  io.list().files.includes(file) ? textOf(file, io.read(file)) : undefined;

/** The data of a file; undefined if the file is not there, or has a mistake in its form. */
export function dataIn(io: ContentIo, file: string): unknown {
  const text = textIn(io, file);
  return text === undefined ? undefined : parseYaml(text).value;
}

/**
 * The content files with their data, without notes and photos. A file that is not YAML has no data.
 */
export const sourcesIn = (io: ContentIo, model: FileKinds): Source[] =>
  io
    .list()
    .files.filter((file) => kindOf(model, file))
    .map((file) => {
      const bytes = io.read(file);
      // The form of a file in another encoding says so.
      const text = isUtf8(bytes) ? textOf(file, bytes) : '';
      return { file, shownAs: `${io.root}/${file}`, text, value: parseYaml(text).value };
    });

/** Content that is read once: what another program writes meanwhile does not show in it. */
export function snapshotOf(io: ContentIo): ContentIo {
  const read = new Map<string, Uint8Array>();
  let listed: ReturnType<ContentIo['list']> | undefined;
  return {
    root: io.root,
    list: () => (listed ??= io.list()),
    read: (file) => {
      if (!read.has(file)) read.set(file, io.read(file));
      return read.get(file)!;
    },
  };
}

/** Content in which some files have other texts. */
export function withTexts(io: ContentIo, texts: Texts): ContentIo {
  return {
    root: io.root,
    list: () => {
      const { files, symlinks } = io.list();
      const added = [...texts].flatMap(([file, text]) => (text === undefined ? [] : [file]));
      return {
        files: [...new Set([...files.filter((file) => !texts.has(file)), ...added])].sort(),
        symlinks,
      };
    },
    read: (file) => {
      const text = texts.get(file);
      return text === undefined ? io.read(file) : bytesOf(file, text);
    },
  };
}
