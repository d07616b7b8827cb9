import {
  BuildError,
  type ContentFolder,
  type FieldRef,
  type FileKinds,
  valueAt,
} from '../../generator/portable.ts';
import { dataIn, type FileWrites, withFiles } from '../content/content-files.ts';
import { editFile } from '../yaml/edit-text.ts';
import type { FilePage } from '../editing-definition.ts';
import type { Editor } from '../editor.ts';
import { fileTitleIn } from '../words/owners-titles.ts';
import { withUpdatedReferences } from './with-updated-references.ts';

/**
 * `files` with all other files that a page's new address changes: the old addresses, and files that
 * name its file or link to it. Throws a BuildError if the site would have mistakes.
 */
export async function withNewAddress(
  editor: Editor,
  files: FileWrites,
  oldFile: string,
  newFile: string,
  folder: ContentFolder,
): Promise<FileWrites> {
  const { model, options } = editor.project;
  const [oldPage, newPage] = [editor.project.pageOf(oldFile), editor.project.pageOf(newFile)];
  const renamedWrites = withUpdatedReferences(files, oldPage, newPage, folder, model);
  const { moved } = options.editing.addresses;
  const writes = withRedirects(renamedWrites, moved, oldPage, newPage, folder, model);
  const mistakes = await editor.checkFiles(writes);
  if (mistakes.length === 0) return writes;
  const lines = mistakes.map(({ where, message }) =>
    where === undefined ? message : `${where}: ${message}`,
  );
  const title = fileTitleIn(model, oldFile, folder);
  throw new BuildError(
    `“${title}” keeps its web address, because the site would have mistakes:\n${lines.join('\n')}`,
  );
}

/**
 * `files` with the list of old addresses: the page's old addresses lead to its new one, and its new
 * ones redirect nowhere.
 */
function withRedirects(
  files: FileWrites,
  { file, path }: FieldRef,
  { addresses: oldAddresses }: FilePage,
  { addresses: newAddresses }: FilePage,
  folder: ContentFolder,
  model: FileKinds,
): FileWrites {
  const to = newAddresses[0]!;
  const newFolder = withFiles(folder, files);
  const items = (valueAt(dataIn(newFolder, file), path) ?? []) as { from: string; to: string }[];
  const others = items.filter(({ from }) => ![...newAddresses, ...oldAddresses].includes(from));
  const value = [...others, ...oldAddresses.map((from) => ({ from, to }))];
  return new Map([
    ...files,
    [file, editFile(model, newFolder, file, [{ kind: 'set', path, value }])],
  ]);
}
