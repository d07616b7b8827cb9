import * as v from 'valibot';
import type { FieldRef } from '../generator/portable.ts';
import type { ChangeAnswer, ChangeRequest, Hit, OwnerMistake } from './shared/messages.ts';
import { factsInText, namedFacts } from './content/content-facts.ts';
import { parsedFilesIn } from './content/content-files.ts';
import { contentDifferences, differenceLine } from './words/content-differences.ts';
import { displayValue } from './words/display-value.ts';
import type { Editor } from './editor.ts';
import { manageFile } from './changes/manage-file.ts';
import { isFieldIn } from './shared/field-refs.ts';
import { formOf } from './forms/form.ts';
import { overviewOf } from './overview.ts';
import { photoSlots, putPhoto, removePhoto } from './photos/photo-requests.ts';
import {
  changeRequest,
  fieldRef,
  fileRequest,
  photoRequest,
  publishRequest,
} from './shared/request-shapes.ts';
import { search } from './search.ts';
import { fileTitleIn } from './words/owners-titles.ts';
import { restoreFile, restoreVersion, versionsOf } from './publishing/versions.ts';

/** The shape of a request's body, and its answer, which may throw a BuildError for an owner. */
const request = <Shape extends v.GenericSchema, Result>(
  body: Shape,
  answer: (editor: Editor, body: v.InferOutput<Shape>) => Result,
) => ({ body, answer });

const emptyBody = v.object({});
const fileBody = v.object({ file: v.string() });

/** All that the editor's pages can ask, by the names of the requests. */
export const REQUESTS = {
  state: request(emptyBody, stateOf),
  overview: request(emptyBody, overviewOf),
  form: request(fileBody, formWithMistakes),
  check: request(changeRequest, ({ session }, change) => session.checkChange(change)),
  change: request(changeRequest, makeChange),
  undo: request(emptyBody, ({ session }) => session.undo()),
  redo: request(emptyBody, ({ session }) => session.redo()),
  'discard-draft': request(fileBody, ({ session }, { file }) => session.discardDraft(file)),
  'manage-file': request(fileRequest, manageFile),
  search: request(v.object({ query: v.string() }), searchContent),
  facts: request(v.object({ names: v.array(v.string()) }), async ({ project }, { names }) =>
    namedFacts(project.facts, names),
  ),
  'facts-in-text': request(v.object({ text: v.string() }), async ({ project }, { text }) =>
    factsInText(project.facts, text),
  ),
  'pages-showing': request(fieldRef, pagesThatShow),
  photos: request(v.object({ pagePath: v.string() }), photoSlots),
  'put-photo': request(photoRequest, putPhoto),
  'remove-photo': request(v.object({ slot: v.string() }), removePhoto),
  'publish-plan': request(emptyBody, ({ publisher }) => publisher.plan()),
  versions: request(emptyBody, versionsOf),
  restore: request(v.object({ id: v.string() }), (editor, { id }) => restoreVersion(editor, id)),
  'restore-file': request(fileBody, (editor, { file }) => restoreFile(editor, file)),
  /** Only begins to publish: the state says how far it is. */
  publish: request(publishRequest, ({ publisher }, options) => void publisher.publish(options)),
};

type Requests = typeof REQUESTS;
export type RequestName = keyof Requests;
export type RequestBody<Name extends RequestName> = v.InferOutput<Requests[Name]['body']>;
export type RequestAnswer<Name extends RequestName> = Awaited<ReturnType<Requests[Name]['answer']>>;

/** Words that are not saved come back as visitors would read them. */
async function makeChange(
  { session, project }: Editor,
  change: ChangeRequest,
): Promise<ChangeAnswer> {
  const answer = await session.change(change);
  if (answer.kind !== 'unsaved') return answer;
  const shown = { max: Infinity, withAddresses: true };
  return { ...answer, words: displayValue(answer.words, project.factValues, shown) };
}

/**
 * The undo summaries, the drafts, and the progress of publishing. `mistakes` are those of drafts
 * and, while the site cannot be served, those on disk.
 */
async function stateOf(editor: Editor) {
  const { session, publisher, project } = editor;
  const { model, folder } = project;
  const drafted = session.drafts.contentWithDrafts();
  return {
    undoSummaries: session.undoSummaries(),
    publishing: await publisher.state(),
    drafts: session.drafts.draftFiles().map((file) => ({
      file,
      title: fileTitleIn(model, file, drafted, folder),
      changes: contentDifferences(project, folder, drafted, [file]).map(differenceLine).join('; '),
    })),
    mistakes: [
      ...(await session.drafts.mistakes()),
      ...(project.served ? [] : await editor.checkFiles(new Map())),
    ],
  };
}

/** The form of a file, with its mistakes. */
async function formWithMistakes(
  { session, project: { model, factValues } }: Editor,
  { file }: { file: string },
) {
  const drafted = session.drafts.contentWithDrafts();
  const form = formOf(drafted, model, file, factValues);
  const drafts = session.drafts.draftFiles();
  // A draft can cause a mistake in another file. Mistakes in other drafts are in their own forms.
  const isOfThis = ({ ref }: OwnerMistake) =>
    ref?.file === file || (drafts.includes(file) && !drafts.includes(ref?.file ?? ''));
  return {
    ...form,
    mistakes: (await session.drafts.mistakes()).filter(isOfThis),
  };
}

/** The paths of the pages that show a field, or labels that say something of it. */
async function pagesThatShow({ project }: Editor, field: FieldRef): Promise<string[]> {
  const { file, factOf } = project.options.editing.labels;
  const labels = Object.entries(factOf)
    .filter(([, fact]) => isFieldIn(fact, field) || isFieldIn(field, fact))
    .map(([label]) => ({ file, path: label.split('.') }));
  const pageIndex = await project.pageIndex;
  const paths = [field, ...labels].flatMap((ref) => pageIndex.pathsShowing(ref, project.facts));
  return [...new Set(paths)];
}

async function searchContent(
  { session, project }: Editor,
  { query }: { query: string },
): Promise<Hit[]> {
  const pageIndex = await project.pageIndex;
  const files = parsedFilesIn(session.drafts.contentWithDrafts(), project.model);
  return search(project.model, files, project.factValues, query).map((hit) => ({
    ...hit,
    pagePath: pageIndex.pathsWithText(hit.ref)[0],
  }));
}
