import { BuildError } from '../generator/build-error.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import { parseYaml } from '../generator/content/parse-yaml.ts';
import { textsOf } from '../generator/content/texts-of.ts';
import type { FileRequest } from './api.ts';
import type { DeskDefinition } from './desk-definition.ts';
import { editText } from './edit-text.ts';
import { slugOf } from './slug-of.ts';
import { dataIn, type FileRewrite, type Files, idOf, isPhoto, rewrite, textIn } from './texts.ts';
import { fileTitle, itemName } from './titles.ts';
import { inBlock } from './written-value.ts';

/**
 * What a request about a whole file writes. `file` is the one to go on with. Throws a BuildError if
 * it cannot be done.
 */
export function fileJob(
  model: Files,
  request: FileRequest,
  content: ContentIo,
  newFiles: DeskDefinition<unknown>['newFiles'] = {},
): { file: string; files: FileRewrite[] } {
  const text = (file: string): string | undefined => textIn(content, file);
  const there = (file: string): string => {
    const found = text(file);
    if (found === undefined || !Object.hasOwn(model.folders, folderOf(file)))
      throw new BuildError('This cannot be copied, renamed or removed.');
    return found;
  };
  const titleOfFile = (file: string): string =>
    isPhoto(file) ? file : fileTitle(model, file, dataIn(content, file));
  const free = (file: string): string => {
    if (text(file) !== undefined)
      throw new BuildError(`There is already “${titleOfFile(file)}”. Choose another name.`);
    return file;
  };
  const fresh = (folder: string, name: string): string => {
    const slug = slugOf(name);
    if (slug === '')
      throw new BuildError(`“${name}” has no letters for an address. Choose another name.`);
    return free(`${folder}/${slug}.yaml`);
  };
  switch (request.kind) {
    case 'add': {
      const { folder, name, like } = request;
      if (!Object.hasOwn(model.folders, folder)) throw new BuildError('Nothing can be added here.');
      const file = fresh(folder, name);
      if (like !== undefined)
        return { file, files: [rewrite(content, file, begunAs(there(like), name))] };
      const begin = newFiles[folder];
      if (!begin) throw new BuildError('Choose what the new page is to begin with.');
      const other = content.list().files.find((one) => folderOf(one) === folder);
      const head = headOf((other && text(other)) ?? '');
      return { file, files: [rewrite(content, file, `${head}${inBlock(begin(name), 0)}\n`)] };
    }
    case 'remove': {
      const { file } = request;
      there(file);
      return { file, files: [rewrite(content, file)] };
    }
    case 'rename': {
      const file = fresh(folderOf(request.file), request.name);
      there(request.file);
      const id = idOf(request.file);
      const photos = content
        .list()
        .files.filter((photo) => isPhoto(photo) && isNamedAfter(photo, id));
      const inName = new RegExp(`${id}(?=[^/]*$)`);
      const files = [request.file, ...photos].flatMap((from) => [
        rewrite(content, free(from.replace(inName, idOf(file))), text(from)),
        rewrite(content, from),
      ]);
      return { file, files };
    }
  }
}

/** Photos of a file are called like it, and may have a number. */
const isNamedAfter = (photo: string, id: string): boolean =>
  idOf(photo).replace(/-\d+$/, '') === id || idOf(photo) === id;

const folderOf = (file: string): string => file.split('/')[0]!;

/**
 * The text of a new file that begins as an example: with its own name wherever that of the example
 * was, and a comment by which it waits to be confirmed, because what is true of one may not be true
 * of the other.
 */
function begunAs(example: string, name: string): string {
  const { value } = parseYaml(example);
  const own = itemName(value);
  if (own === undefined) return example;
  const text = textsOf(value).reduce((result, { path, text: written }) => {
    const other = withName(written, own, name);
    return other === written ? result : editText(result, { kind: 'set', path, value: other });
  }, example);
  const head = headOf(text);
  return `${head}# Unconfirmed: All of this began as ${own}. Is it true of ${name}?\n${text.slice(head.length)}`;
}

/** The first line of a file, which names the schema for editors. */
const headOf = (text: string): string => /^# yaml-language-server:.*\n/.exec(text)?.[0] ?? '';

/**
 * Placeholders and links keep their names. A name of several words may have other capitals in a
 * title.
 */
function withName(text: string, own: string, name: string): string {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    own.includes(' ') ? 'giu' : 'gu',
  );
  return text
    .split(/(\{[^}]*\}|\]\([^)]*\))/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, () => name)))
    .join('');
}
