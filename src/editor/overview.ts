import type { Overview } from './answers.ts';
import { sourcesIn } from './content-files.ts';
import type { Editor } from './editor.ts';
import { fileTitle, valueTitle } from './owners-titles.ts';
import { fieldOnLine } from './stand-in-fields.ts';

/** The tasks, all files as the owner left them, and what is still to be supplied. */
export async function overviewOf({ project, session }: Editor): Promise<Overview> {
  // While a file has a mistake, this says so without a path of this machine.
  const { content, folder, model } = project;
  const { routes, advice } = await project.prepare();
  const sources = sourcesIn(folder, model);
  return {
    tasks: project.options.editing?.tasks(content) ?? [],
    files: sourcesIn(session.drafted(), model).map(({ file, value }) => ({
      file,
      title: fileTitle(model, file, value),
      pagePath: routes.find(({ kind, contentFile }) => kind === 'page' && contentFile === file)
        ?.path,
    })),
    // Each is at the field or item that begins on its line.
    standIns: advice().standIns.map((standIn) => {
      const { line, why, comment } = standIn;
      const { file, text, value } = sources.find(({ shownFile }) => shownFile === standIn.file)!;
      const ref = { file, path: fieldOnLine(text, line) };
      return {
        ref,
        title: valueTitle(model, ref, value),
        why: comment ?? why,
        canConfirm: comment !== undefined,
      };
    }),
  };
}
