import type { Overview } from './shared/messages.ts';
import { parsedFilesIn } from './content/content-files.ts';
import type { Editor } from './editor.ts';
import { fileTitle, valueTitle } from './words/owners-titles.ts';

/** The tasks, all content files with the drafts, and the stand-ins. */
export async function overviewOf({ project, session }: Editor): Promise<Overview> {
  // While a file has a mistake, `content` throws a message without a path of this machine.
  const { content, model } = project;
  const { tasks, addresses } = project.options.editing;
  // The served site is older for a moment after a save.
  const { routes, todoList } = await project.prepare();
  return {
    tasks: tasks(content),
    files: parsedFilesIn(session.drafts.contentWithDrafts(), model).map(({ file, data }) => ({
      file,
      title: fileTitle(model, file, data),
      pagePath: routes.find(({ kind, contentFile }) => kind === 'page' && contentFile === file)
        ?.path,
      hasFixedAddress: addresses.keepsAddress(file),
    })),
    standIns: todoList().standIns.map(({ source: { file, data }, path, why, comment }) => ({
      ref: { file, path },
      title: valueTitle(model, { file, path }, data),
      why: comment ?? why,
      canConfirm: comment !== undefined,
    })),
  };
}
