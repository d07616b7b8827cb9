import { type ContentIo, readContentFolder } from '../../src/generator/read/content-io.ts';

/** Path below a content folder → text or bytes. */
export type Files = Record<string, string | Uint8Array>;

/** Content held in memory. */
export function ioOf(files: Readonly<Files>): ContentIo {
  const bytes = (text: string | Uint8Array) => (typeof text === 'string' ? new TextEncoder().encode(text) : text);
  return { root: 'content', list: () => ({ files: Object.keys(files).sort(), links: [] }), read: (file) => bytes(files[file]!) };
}

/** The YAML files of a content folder. */
export function textsIn(folder: string): Record<string, string> {
  const io = readContentFolder(folder);
  const yaml = io.list().files.filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(yaml.map((file) => [file, new TextDecoder().decode(io.read(file))]));
}
