import { BuildError, slugOf } from '../generator/tools.ts';
import type { ContentIo, FileKinds } from '../generator/content.ts';
import { bytesIn, type Files, idOf, isPhoto, textIn } from './content-files.ts';
import type { DeskDefinition } from './desk-definition.ts';
import type { FileRequest } from './request-shapes.ts';
import { fileTitleIn } from './owners-titles.ts';
import { inBlock } from './written-value.ts';

/**
 * What a request about a whole file writes. `file` is the one to go on with. Throws a BuildError if
 * it cannot be done.
 */
export function fileChange(
  model: FileKinds,
  request: FileRequest,
  content: ContentIo,
  newFiles: DeskDefinition<unknown>['newFiles'] = {},
): { file: string; files: Files } {
  const isThere = (file: string): boolean => bytesIn(content, file) !== undefined;
  function refuseUnlessOfFolder(file: string): void {
    if (!isThere(file) || !Object.hasOwn(model.folders, folderOf(file)))
      throw new BuildError('This cannot be renamed or removed.');
  }
  const titleOfFile = (file: string): string =>
    isPhoto(file) ? file : fileTitleIn(model, file, content);
  const unused = (file: string): string => {
    if (isThere(file))
      throw new BuildError(`There is already “${titleOfFile(file)}”. Choose another name.`);
    return file;
  };
  const newFile = (folder: string, name: string): string => {
    const slug = slugOf(name);
    if (slug === '')
      throw new BuildError(`“${name}” has no letters for an address. Choose another name.`);
    return unused(`${folder}/${slug}.yaml`);
  };
  switch (request.kind) {
    case 'add': {
      const { folder, name } = request;
      const begin = Object.hasOwn(model.folders, folder) ? newFiles[folder] : undefined;
      if (!begin) throw new BuildError('Nothing can be added here.');
      const file = newFile(folder, name);
      const other = content.list().files.find((one) => folderOf(one) === folder);
      const head = headOf((other && textIn(content, other)) ?? '');
      const text = `${head}${inBlock(begin(name), 0)}\n`;
      return { file, files: new Map([[file, Buffer.from(text)]]) };
    }
    case 'remove': {
      const { file } = request;
      refuseUnlessOfFolder(file);
      return { file, files: new Map([[file, undefined]]) };
    }
    case 'rename': {
      const file = newFile(folderOf(request.file), request.name);
      refuseUnlessOfFolder(request.file);
      const id = idOf(request.file);
      const photos = content
        .list()
        .files.filter((photo) => isPhoto(photo) && isNamedAfter(photo, id));
      const inName = new RegExp(`${id}(?=[^/]*$)`);
      const files = [request.file, ...photos].flatMap((from): [string, Uint8Array?][] => [
        [unused(from.replace(inName, idOf(file))), bytesIn(content, from)],
        [from],
      ]);
      return { file, files: new Map(files as [string, Uint8Array | undefined][]) };
    }
  }
}

/** Photos of a file are called like it, and may have a number. */
const isNamedAfter = (photo: string, id: string): boolean =>
  idOf(photo).replace(/-\d+$/, '') === id || idOf(photo) === id;

const folderOf = (file: string): string => file.split('/')[0]!;

/** The first line of a file, which names the schema for editors. */
const headOf = (text: string): string => /^# yaml-language-server:.*\n/.exec(text)?.[0] ?? '';
