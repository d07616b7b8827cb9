import {
  type ContentFolder,
  openContentFolder,
} from '../../src/generator/content/content-folder.ts';

/** Path below a content folder → text or bytes. */
export type Files = Record<string, string | Uint8Array>;

export function folderOf(files: Readonly<Files>): ContentFolder {
  return {
    name: 'content',
    list: () => ({ files: Object.keys(files).sort(), symlinks: [] }),
    read: (file) => Buffer.from(files[file]!),
  };
}

/** Texts → bytes, as the editor writes them; undefined removes a file. */
export const bytesOf = (texts: Readonly<Record<string, string | undefined>>) =>
  new Map(
    Object.entries(texts).map(([file, text]) => [file, text ? Buffer.from(text) : undefined]),
  );

export const textsOf = (files: ReadonlyMap<string, Uint8Array | undefined>) =>
  Object.fromEntries(
    Array.from(files, ([file, bytes]) => [file, bytes && Buffer.from(bytes).toString()]),
  );

/** The YAML files of a content folder: path → text. */
export function textsIn(path: string): Record<string, string> {
  const folder = openContentFolder(path);
  const yaml = folder.list().files.filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(
    yaml.map((file) => [file, new TextDecoder().decode(folder.read(file))]),
  );
}

/**
 * A change of a file: `to` replaces one passage, or the whole file if there is no `from`. Null
 * removes the file.
 */
export type Edit = { file: string; from?: string | RegExp; to: string | null };

/**
 * The files after some edits. Throws if a passage is not there. Only a global expression replaces
 * more than one.
 */
export function edit(
  files: Readonly<Record<string, string>>,
  edits: readonly Edit[],
): Record<string, string> {
  const texts = new Map(Object.entries(files));
  for (const { file, from, to } of edits) {
    const before = texts.get(file) ?? '';
    if (to === null) texts.delete(file);
    else if (from === undefined) texts.set(file, to);
    else
      texts.set(
        file,
        typeof from === 'string' ? before.replace(from, () => to) : before.replace(from, to),
      );
    if ((texts.get(file) ?? '') === before)
      throw new Error(`${file} does not hold ${from ?? 'other text'}.`);
  }
  return Object.fromEntries(texts);
}
