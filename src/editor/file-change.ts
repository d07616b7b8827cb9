import { BuildError, slugOf } from '../generator/tools.ts';
import { type ContentFolder, type FileKinds, idOf } from '../generator/content.ts';
import { bytesIn, type Files, isPhoto, textIn } from './content-files.ts';
import type { EditingDefinition } from './editing-definition.ts';
import type { FileRequest } from './request-shapes.ts';
import { fileTitleIn } from './owners-titles.ts';
import { valueLines } from './written-value.ts';

/** The file to go on with, and what is written. */
type FileChange = { file: string; files: Files };

/** What a request about a whole file writes. Throws a BuildError if it cannot be done. */
export function fileChange(
  model: FileKinds,
  request: FileRequest,
  content: ContentFolder,
  newFiles: EditingDefinition<unknown>['newFiles'] = {},
): FileChange {
  const unused = (file: string): string => {
    if (bytesIn(content, file) === undefined) return file;
    const title = isPhoto(file) ? file : fileTitleIn(model, file, content);
    throw new BuildError(`There is already “${title}”. Choose another name.`);
  };
  if (request.kind === 'add') {
    const { folder, name } = request;
    const begin = Object.hasOwn(model.folders, folder) ? newFiles[folder] : undefined;
    if (!begin) throw new BuildError('Nothing can be added here.');
    const file = unused(fileNamed(folder, name));
    const text = `${headIn(content, folder)}${valueLines(begin(name), 0).join('\n')}\n`;
    return { file, files: new Map([[file, Buffer.from(text)]]) };
  }
  const { file } = request;
  if (bytesIn(content, file) === undefined || !Object.hasOwn(model.folders, folderOf(file)))
    throw new BuildError('This cannot be renamed or removed.');
  if (request.kind === 'remove') return { file, files: new Map([[file, undefined]]) };
  return renamed(file, unused(fileNamed(folderOf(file), request.name)), content, unused);
}

function fileNamed(folder: string, name: string): string {
  const slug = slugOf(name);
  if (slug === '')
    throw new BuildError(`“${name}” has no letters for an address. Choose another name.`);
  return `${folder}/${slug}.yaml`;
}

/** Renames a file and its photos. */
function renamed(
  from: string,
  to: string,
  content: ContentFolder,
  unused: (file: string) => string,
): FileChange {
  const inName = new RegExp(`${idOf(from)}(?=[^/]*$)`);
  const photos = content
    .list()
    .files.filter((photo) => isPhoto(photo) && isNamedAfter(photo, idOf(from)));
  const files = new Map<string, Uint8Array | undefined>();
  for (const file of [from, ...photos])
    files.set(unused(file.replace(inName, idOf(to))), bytesIn(content, file)).set(file, undefined);
  return { file: to, files };
}

/** Photos of a file are called like it, and may have a number. */
const isNamedAfter = (photo: string, id: string): boolean =>
  idOf(photo).replace(/-\d+$/, '') === id || idOf(photo) === id;

const folderOf = (file: string): string => file.split('/')[0]!;

/** The first line of a folder's files, which names the schema for editors. */
function headIn(content: ContentFolder, folder: string): string {
  const other = content.list().files.find((file) => folderOf(file) === folder);
  const text = (other && textIn(content, other)) ?? '';
  return /^# yaml-language-server:.*\n/.exec(text)?.[0] ?? '';
}
