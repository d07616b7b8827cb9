import { BuildError } from '../generator/build-error.ts';
import type { ContentIo, FileKinds } from '../generator/content.ts';
import type { DeskDefinition } from './desk-definition.ts';
import { slugOf } from './slug-of.ts';
import { idOf, isPhoto, textIn, type Texts } from './texts.ts';
import { titleIn } from './titles.ts';
import { inBlock } from './written-value.ts';
import type { FileRequest } from './request-shapes.ts';

/**
 * What a request about a whole file writes. `file` is the one to go on with. Throws a BuildError if
 * it cannot be done.
 */
export function fileJob(
  model: FileKinds,
  request: FileRequest,
  content: ContentIo,
  newFiles: DeskDefinition<unknown>['newFiles'] = {},
): { file: string; texts: Texts } {
  const text = (file: string): string | undefined => textIn(content, file);
  const there = (file: string): string => {
    const found = text(file);
    if (found === undefined || !Object.hasOwn(model.folders, folderOf(file)))
      throw new BuildError('This cannot be renamed or removed.');
    return found;
  };
  const titleOfFile = (file: string): string =>
    isPhoto(file) ? file : titleIn(model, file, content);
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
      const { folder, name } = request;
      const begin = Object.hasOwn(model.folders, folder) ? newFiles[folder] : undefined;
      if (!begin) throw new BuildError('Nothing can be added here.');
      const file = fresh(folder, name);
      const other = content.list().files.find((one) => folderOf(one) === folder);
      const head = headOf((other && text(other)) ?? '');
      return { file, texts: new Map([[file, `${head}${inBlock(begin(name), 0)}\n`]]) };
    }
    case 'remove': {
      const { file } = request;
      there(file);
      return { file, texts: new Map([[file, undefined]]) };
    }
    case 'rename': {
      const file = fresh(folderOf(request.file), request.name);
      there(request.file);
      const id = idOf(request.file);
      const photos = content
        .list()
        .files.filter((photo) => isPhoto(photo) && isNamedAfter(photo, id));
      const inName = new RegExp(`${id}(?=[^/]*$)`);
      const texts = [request.file, ...photos].flatMap((from): [string, string | undefined][] => [
        [free(from.replace(inName, idOf(file))), text(from)],
        [from, undefined],
      ]);
      return { file, texts: new Map(texts) };
    }
  }
}

/** Photos of a file are called like it, and may have a number. */
const isNamedAfter = (photo: string, id: string): boolean =>
  idOf(photo).replace(/-\d+$/, '') === id || idOf(photo) === id;

const folderOf = (file: string): string => file.split('/')[0]!;

/** The first line of a file, which names the schema for editors. */
const headOf = (text: string): string => /^# yaml-language-server:.*\n/.exec(text)?.[0] ?? '';
