import { basename, join } from 'node:path';
import { pagesWithoutCard } from '../generator/assets/share-cards.ts';
import { BuildError } from '../generator/build-error.ts';
import type { PrepareOptions } from '../generator/prepared-site.ts';
import { type ContentIo, contentFolder } from '../generator/content.ts';
import type {
  ChangeAnswer,
  ChangeRequest,
  FactsRequest,
  FileRequest,
  Hit,
  PhotoRequest,
  PlacedMistake,
  Ref,
} from './api.ts';
import { checkOnce } from './check-once.ts';
import { contentDisk } from './content-disk.ts';
import type { DeskDefinition } from './desk-definition.ts';
import { fileJob } from './file-jobs.ts';
import { formOf } from './form.ts';
import { gitIn, noGit } from './git.ts';
import { inWords } from './in-words.ts';
import { withOldAddresses } from './old-addresses.ts';
import { originalPhotos } from './original-photos.ts';
import { photoRequests } from './photo-requests.ts';
import { type Programs, publishing } from './publishing.ts';
import { refuseRename, withReferences } from './references.ts';
import { search } from './search.ts';
import { labelOf, sayChanges, type Voice } from './say-changes.ts';
import { type EditSession, editSession } from './session.ts';
import { sinceCommit } from './since-commit.ts';
import { sayAlike, siteMistakes } from './site-mistakes.ts';
import { type DevState, siteOpener } from './site-opener.ts';
import { startOf } from './start.ts';
import { revisionOf, sourcesIn, textIn, type Texts, withTexts } from './texts.ts';
import { titleIn } from './titles.ts';
import { siteViews } from './views.ts';

/**
 * What the editor's pages can ask, of the content folder of `root`. The session keeps its memory in
 * `.cache/edit`.
 */
export function editRequests(
  dev: DevState,
  {
    desk,
    release,
    drawCards,
    ...options
  }: PrepareOptions & Programs & { desk?: DeskDefinition<unknown> },
) {
  const ours = join(options.root, 'content');
  const folder = options.content ?? ours;
  // Other content is no part of what is published: it has a memory of its own, and no git.
  const isOther = folder !== ours;
  const memory = join(options.root, '.cache', isOther ? `edit-${basename(folder)}` : 'edit');
  const io = contentFolder(folder);
  const disk = contentDisk(folder, memory);
  disk.recover();
  const opener = siteOpener(dev, options);
  const { site } = opener;
  const views = siteViews(dev, opener, io);
  const check = checkOnce((texts) => siteMistakes(opener, withTexts(io, texts), io), dev.served);
  const photos = photoRequests({
    dev,
    desk,
    site,
    views,
    session: () => session(),
    originals: originalPhotos(folder),
  });
  const shownFacts = (): Record<string, string> => (dev.served() && views.facts().values) || {};
  const voice = (): Voice => ({
    model: site().content,
    facts: shownFacts(),
    photoTitle: photos.slotTitle,
  });
  let known: EditSession | undefined;
  const session = (): EditSession =>
    (known ??= editSession(
      {
        io,
        model: site().content,
        check,
        say: (...states) => labelOf(sayChanges(voice(), ...states)),
        ...disk,
      },
      disk.recall(),
    ));
  const git = isOther ? noGit : gitIn(options.root);
  const since = sinceCommit(git, io, opener, voice);
  const publisher = publishing({
    git,
    io,
    since,
    session,
    model: () => site().content,
    scratch: memory,
    alike: () => sayAlike(opener, io),
    origin: () => (dev.served() ? site().host(views.content()).origin : undefined),
    oldCards: async () => {
      const { routes, files } = await opener.open(io);
      return pagesWithoutCard(routes, files).length;
    },
    release: isOther ? undefined : release,
    drawCards,
  });

  async function file(request: FileRequest): Promise<ChangeAnswer & { file: string }> {
    const content = session().content();
    const job = fileJob(site().content, request, content, desk?.newFiles);
    const texts =
      request.kind === 'rename'
        ? await renamed(job.texts, { from: request.file, to: job.file }, content)
        : job.texts;
    return { ...(await session().replace(texts, content)), file: job.file };
  }

  async function renamed(
    files: Texts,
    names: { from: string; to: string },
    content: ContentIo,
  ): Promise<Texts> {
    const { content: model } = site();
    const of = (name: string): string[] =>
      desk ? desk.oldAddresses.of(views.content(), name) : [];
    const [before, now] = [of(names.from), of(names.to)];
    const all = desk
      ? withOldAddresses(files, desk.oldAddresses.list, { before, now }, content, model)
      : files;
    const addresses = new Map(before.map((address) => [address, now[0]!]));
    const texts = withReferences(all, { ...names, addresses }, content, model);
    refuseRename(await check(texts), titleIn(model, names.from, content));
    return texts;
  }

  function inReadersWords(answer: ChangeAnswer): ChangeAnswer {
    if (answer.kind !== 'conflict') return answer;
    const words = (value: unknown): string => inWords(value, shownFacts(), Infinity);
    return { ...answer, theirs: words(answer.theirs), yours: words(answer.yours) };
  }

  const answers = {
    /**
     * What can be undone, and what is not saved yet. `mistakes` are those on disk, too, if the site
     * cannot be shown because of them.
     */
    state: async () => ({
      ...session().offers(),
      publishing: await publisher.state(),
      drafts: session()
        .drafts()
        .map((one) => ({
          file: one,
          title: titleIn(site().content, one, session().content(), io),
        })),
      mistakes: [...(await session().mistakes()), ...(dev.served() ? [] : await check(new Map()))],
    }),
    start: async () => {
      // While a file has a mistake, this says so without a path of this machine.
      views.content();
      return startOf({ opener, io, options, desk, session: session() });
    },
    form: async ({ file: name }: { file: string }) => {
      const form = formOf(session().content(), site().content, name);
      if ('text' in form) return form;
      const drafts = session().drafts();
      // A draft can make something wrong elsewhere. Other drafts have forms of their own.
      const isOfThis = ({ ref }: PlacedMistake): boolean =>
        ref?.file === name || (drafts.includes(name) && !drafts.includes(ref?.file ?? ''));
      return { ...form, mistakes: (await session().mistakes()).filter(isOfThis) };
    },
    check: async (request: ChangeRequest) => ({ mistakes: await session().tryChange(request) }),
    change: async (request: ChangeRequest) => inReadersWords(await session().change(request)),
    undo: async () => (await session().undo()) ?? null,
    redo: async () => (await session().redo()) ?? null,
    drop: ({ file: name }: { file: string }) => session().drop(name),
    /** Replaces a file's text, to mend what no form can show. */
    replace: ({ file: name, revision, text }: { file: string; revision: string; text: string }) => {
      const content = session().content();
      if (revisionOf(textIn(content, name)) !== revision)
        throw new BuildError('Another program saved this meanwhile. Load the page again.');
      return session().replace(new Map([[name, text]]), content);
    },
    file,
    search: async ({ words }: { words: string }): Promise<Hit[]> => {
      const files = sourcesIn(session().content(), site().content);
      const { values } = views.facts();
      const { pagesWithText } = await views.markedSite();
      return search(site().content, files, values, words).map((hit) => ({
        ...hit,
        page: pagesWithText(hit.ref)[0],
      }));
    },
    facts: async (input: FactsRequest) => views.facts().shown(input),
    pages: (ref: Ref) => views.pagesOf(ref),
    photos: ({ page }: { page: string }) => photos.placesOn(page),
    photo: (request: PhotoRequest) => photos.put(request),
    'remove-photo': ({ slot }: { slot: string }) => photos.remove(slot),
    changes: () => publisher.changes(),
    history: () => publisher.history(),
    restore: ({ id }: { id: string }) => publisher.restore(id),
  };
  return { answers, views, since, publisher, original: photos.original };
}

/**
 * Answers to the requests of the editor's pages, by their names. One that cannot be done throws a
 * BuildError.
 */
export type Answers = ReturnType<typeof editRequests>['answers'];
