import {
  BuildError,
  type ContentFolder,
  escapeRegExp,
  type FileKinds,
  idOf,
  isPhoto,
  slugOf,
} from '../../generator/portable.ts';
import type { FileRequest, SavedAnswer } from '../shared/messages.ts';
import { withNewAddress } from './change-address.ts';
import { bytesIn, type FileWrites, textIn } from '../content/content-files.ts';
import type { Editor } from '../editor.ts';
import type { EditingDefinition } from '../editing-definition.ts';
import { fileTitleIn } from '../words/owners-titles.ts';
import { withUpdatedReferences } from './with-updated-references.ts';
import { valueLines } from '../yaml/yaml-output.ts';

/**
 * Adds a file, removes it with all references to it, or changes its address, as one step. Also
 * returns the file's path.
 */
export async function manageFile(
  editor: Editor,
  request: FileRequest,
): Promise<SavedAnswer & { file: string }> {
  const { session, project } = editor;
  const { model, options } = project;
  const folder = session.drafts.contentWithDrafts();
  const { file, files } = writesOfRequest(model, request, folder, options.editing.newFiles);
  const writes =
    request.kind === 'change-address'
      ? await withNewAddress(editor, files, request.file, file, folder)
      : request.kind === 'remove'
        ? withUpdatedReferences(files, project.pageOf(file), undefined, folder, model)
        : files;
  return { ...(await session.replace(writes, folder)), file };
}

type RequestedWrites = { file: string; files: FileWrites };

/** The writes of a request about a whole file. Throws a BuildError if they cannot be made. */
export function writesOfRequest(
  model: FileKinds,
  request: FileRequest,
  folder: ContentFolder,
  newFiles: EditingDefinition<unknown>['newFiles'],
): RequestedWrites {
  const assertUnused = (file: string) => {
    if (bytesIn(folder, file) === undefined) return file;
    const title = isPhoto(file) ? file : fileTitleIn(model, file, folder);
    throw new BuildError(`There is already “${title}”. Choose another name.`);
  };
  if (request.kind === 'add') {
    const { folder: parent, name } = request;
    const initialData = Object.hasOwn(model.folders, parent) ? newFiles[parent] : undefined;
    if (!initialData) throw new BuildError('Nothing can be added here.');
    const file = assertUnused(fileNamed(parent, name));
    const text = `${headIn(folder, parent)}${valueLines(initialData(name), 0).join('\n')}\n`;
    return { file, files: new Map([[file, Buffer.from(text)]]) };
  }
  const { file } = request;
  if (bytesIn(folder, file) === undefined) throw new BuildError('This is gone already.');
  if (!Object.hasOwn(model.folders, parentOf(file)))
    throw new BuildError('This file cannot be removed or renamed.');
  if (request.kind === 'remove') return { file, files: new Map([[file, undefined]]) };
  return movedFiles(
    file,
    assertUnused(fileNamed(parentOf(file), request.name)),
    folder,
    assertUnused,
  );
}

function fileNamed(parent: string, name: string): string {
  // No disk has room for any length.
  const slug = slugOf(name.slice(0, 100));
  if (slug === '')
    throw new BuildError(`“${name}” has no letters for an address. Choose another name.`);
  return `${parent}/${slug}.yaml`;
}

function movedFiles(
  from: string,
  to: string,
  folder: ContentFolder,
  assertUnused: (file: string) => string,
): RequestedWrites {
  const id = escapeRegExp(idOf(from));
  const inName = new RegExp(`${id}(?=[^/]*$)`);
  // A file's photos have its name, with or without a number, in a folder. Pages' own are in none.
  const ownPhoto = new RegExp(`^images/[^/]+/${id}(-\\d+)?\\.\\w+$`);
  const { files: all } = folder.list();
  // A photo `room-2` may belong to a file `room-2`.
  const belongsToAnother = (photo: string) =>
    idOf(photo) !== idOf(from) && all.includes(`${parentOf(from)}/${idOf(photo)}.yaml`);
  const photos = all.filter((photo) => ownPhoto.test(photo) && !belongsToAnother(photo));
  const files = new Map<string, Uint8Array | undefined>();
  for (const file of [from, ...photos])
    files
      .set(assertUnused(file.replace(inName, idOf(to))), bytesIn(folder, file))
      .set(file, undefined);
  return { file: to, files };
}

const parentOf = (file: string) => file.split('/')[0]!;

/** The first line of a folder's files, which names the schema for editors. */
function headIn(folder: ContentFolder, parent: string): string {
  const other = folder.list().files.find((file) => parentOf(file) === parent);
  const text = (other && textIn(folder, other)) ?? '';
  return /^# yaml-language-server:.*\n/.exec(text)?.[0] ?? '';
}
