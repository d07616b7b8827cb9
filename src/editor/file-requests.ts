import type { ContentFolder } from '../generator/content/content-folder.ts';
import type { ChangeAnswer } from './api.ts';
import type { FileWrites } from './content-files.ts';
import type { Editor } from './editor.ts';
import { fileChange } from './file-change.ts';
import { withOldAddresses } from './old-addresses.ts';
import { refuseRename, withReferences } from './renamed-references.ts';
import type { FileRequest } from './request-shapes.ts';
import { fileTitleIn } from './owners-titles.ts';

/** Adds, removes or renames a file, as one step. `file` is the one to go on with. */
export async function changeFiles(
  editor: Editor,
  request: FileRequest,
): Promise<ChangeAnswer & { file: string }> {
  const { session } = editor;
  const { model, options } = editor.project;
  const folder = session.folder();
  const { file, files } = fileChange(model, request, folder, options.editing?.newFiles);
  const all =
    request.kind === 'rename'
      ? await withNewName(editor, files, request.file, file, folder)
      : files;
  return { ...(await session.replace(all, folder)), file };
}

/** The files of a renaming, with those that name the renamed file or lead to its page. */
async function withNewName(
  editor: Editor,
  files: FileWrites,
  from: string,
  to: string,
  folder: ContentFolder,
): Promise<FileWrites> {
  const { model, options } = editor.project;
  const { editing } = options;
  const addressesOf = (file: string): string[] =>
    editing ? editing.oldAddresses.of(editor.project.content, file) : [];
  const [before, now] = [addressesOf(from), addressesOf(to)];
  const moved = editing
    ? withOldAddresses(files, editing.oldAddresses.list, { before, now }, folder, model)
    : files;
  const addresses = new Map(before.map((address) => [address, now[0]!]));
  const all = withReferences(moved, { from, to, addresses }, folder, model);
  refuseRename(await editor.check(all), fileTitleIn(model, from, folder));
  return all;
}
