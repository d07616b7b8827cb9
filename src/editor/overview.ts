import type { FileKinds } from '../generator/content/sort-files.ts';
import type { ContentFile } from '../generator/content/content-file.ts';
import type { Route } from '../generator/route.ts';
import type { StandIn } from '../generator/site-definition.ts';
import type { FileEntry, Overview, OwnerStandIn } from './answers.ts';
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
    files: sourcesIn(session.folder(), model).map((source) => entryOf(model, routes, source)),
    standIns: advice().standIns.map((standIn) => ownerStandIn(model, standIn, sources)),
  };
}

function entryOf(model: FileKinds, routes: Route[], { file, value }: ContentFile): FileEntry {
  const page = routes.find(
    ({ kind, contentFile }) => kind === 'page' && contentFile === file,
  )?.path;
  return { file, title: fileTitle(model, file, value), page };
}

/** A stand-in, at the field or the item of a list that begins on its line. */
function ownerStandIn(
  model: FileKinds,
  { file: where, line, why, comment }: StandIn,
  sources: ContentFile[],
): OwnerStandIn {
  const { file, text, value } = sources.find(({ shownAs }) => shownAs === where)!;
  const path = fieldOnLine(text, line);
  const ref = { file, path };
  return {
    ref,
    title: valueTitle(model, ref, value),
    why: comment ?? why,
    canConfirm: comment !== undefined,
  };
}
