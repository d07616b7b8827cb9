import type { ChangeAnswer } from './api.ts';
import type { Editor } from './editor.ts';
import { fileChange } from './file-change.ts';
import { withNewName } from './renaming.ts';
import type { FileRequest } from './request-shapes.ts';

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
