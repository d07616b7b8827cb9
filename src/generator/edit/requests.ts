import { join } from 'node:path';
import type { OpenOptions } from '../open-site.ts';
import { readContentFolder } from '../read/content-io.ts';
import { kindOf } from '../read/sort-files.ts';
import type { ChangeAnswer, FileRequest, Hit, Requests } from './api.ts';
import { contentDisk } from './content-disk.ts';
import { fileJob } from './file-jobs.ts';
import { gitIn } from './git.ts';
import { photoRequests } from './photo-requests.ts';
import { publishing, type Release } from './publishing.ts';
import { type ReadFile, search } from './search.ts';
import { type EditSession, editSession } from './session.ts';
import { contentMistakes, siteMistakes } from './site-mistakes.ts';
import { startOf } from './start.ts';
import { type DevState, siteViews, type SiteViews } from './views.ts';

/** Answers each request of the editor's pages by its name. A request that cannot be done throws a BuildError. */
export type Answers = { [Name in keyof Requests]?: (input: Requests[Name]['takes']) => unknown };

export type EditRequests = { answers: Answers; views: SiteViews; published: ReturnType<typeof publishing> };

/** What the editor's pages can ask, of the content folder of `root`. The session keeps its memory in `.cache/edit`. */
export function editRequests(dev: DevState, options: OpenOptions & { release?: Release }): EditRequests {
  const folder = options.content ?? join(options.root, 'content');
  const io = readContentFolder(folder);
  const disk = contentDisk(folder, join(options.root, '.cache/edit'));
  const views = siteViews(dev, options, io);
  let known: EditSession | undefined;
  const session = (): EditSession =>
    (known ??= editSession(
      {
        io,
        model: views.site().content,
        check: async (texts) => siteMistakes(await views.tools(), options, io, texts, views.parse()),
        look: async (texts) => contentMistakes(await views.tools(), io, texts, views.parse()),
        ...disk,
      },
      disk.recall(),
    ));
  /** The names of all content files, with those that are not saved yet. */
  const names = (): string[] =>
    [...new Set([...io.list().files, ...session().drafts()])].filter(
      (file) => kindOf(views.site().content, file) && session().text(file) !== undefined,
    );

  const published = publishing({ git: gitIn(options.root), io, options, views, session, release: options.release });
  const photos = photoRequests({ views, session, io });

  async function find(words: string): Promise<Hit[]> {
    const parse = views.parse();
    const files: ReadFile[] = names().map((file) => ({ file, value: parse(session().text(file)!).value }));
    const { values } = await views.factsOf();
    const hits = search(views.site().content, files, values, words);
    return Promise.all(hits.map(async (hit) => ({ ...hit, page: (await views.pagesWithText(hit.ref))[0] })));
  }

  async function file(request: FileRequest): Promise<ChangeAnswer & { file: string }> {
    const job = fileJob(views.site().content, request, { names: names(), text: session().text });
    return { ...(await session().replace(job.files, job.label)), file: job.file };
  }

  const answers: Answers = {
    state: async () => ({
      ...session().offers(),
      drafts: session().drafts(),
      mistakes: dev.served() ? [] : await session().mistakesOnDisk(),
    }),
    start: async () => startOf({ ...(await views.tools()), io, options, session: session(), parse: views.parse() }),
    form: async ({ file: name }) => {
      const form = session().form(name);
      if ('text' in form) return form;
      return { ...form, mistakes: await session().mistakes() };
    },
    check: async (request) => ({ mistakes: await session().check(request) }),
    change: (request) => session().change(request, request.label),
    undo: () => session().undo(),
    redo: () => session().redo(),
    drop: ({ file: name }) => session().drop(name),
    replace: ({ file: name, base, text }) => session().replace([{ file: name, base, after: text }], `The text of ${name}`),
    file,
    search: ({ words }) => find(words),
    facts: async (input) => (await views.factsOf()).shown(input),
    pages: (ref) => views.pagesOf(ref),
    photos: ({ page }) => photos.placesOf(page),
    photo: (request) => photos.put(request),
    'remove-photo': ({ slot }) => photos.remove(slot),
    changes: () => published.changes(),
    history: () => published.history(),
    restore: ({ id }) => published.restore(id),
  };
  return { answers, views, published };
}
