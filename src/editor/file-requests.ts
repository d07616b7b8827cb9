import type { ContentIo } from '../generator/content.ts';
import type { ChangeAnswer } from './api.ts';
import type { Editor } from './editor.ts';
import { fileJob } from './file-jobs.ts';
import { withOldAddresses } from './old-addresses.ts';
import { refuseRename, withReferences } from './references.ts';
import type { FileRequest } from './request-shapes.ts';
import type { Texts } from './texts.ts';
import { titleIn } from './titles.ts';

/** Adds, removes or renames a file, as one step. `file` is the one to go on with. */
export async function changeFiles(
  editor: Editor,
  request: FileRequest,
): Promise<ChangeAnswer & { file: string }> {
  const { session } = editor;
  const { model, options } = editor.site;
  const content = session.content();
  const { file, texts } = fileJob(model, request, content, options.desk?.newFiles);
  const all =
    request.kind === 'rename'
      ? await withNewName(editor, texts, request.file, file, content)
      : texts;
  return { ...(await session.replace(all, content)), file };
}

/** The files of a renaming, with those that name the renamed file or lead to its page. */
async function withNewName(
  editor: Editor,
  files: Texts,
  from: string,
  to: string,
  content: ContentIo,
): Promise<Texts> {
  const { model, options } = editor.site;
  const { desk } = options;
  const addressesOf = (file: string): string[] =>
    desk ? desk.oldAddresses.of(editor.views.content(), file) : [];
  const [before, now] = [addressesOf(from), addressesOf(to)];
  const moved = desk
    ? withOldAddresses(files, desk.oldAddresses.list, { before, now }, content, model)
    : files;
  const addresses = new Map(before.map((address) => [address, now[0]!]));
  const texts = withReferences(moved, { from, to, addresses }, content, model);
  refuseRename(await editor.check(texts), titleIn(model, from, content));
  return texts;
}
