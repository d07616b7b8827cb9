import { BuildError } from '../build-error.ts';
import { inOwnElements } from '../dev/dev-pages.ts';
import { styled } from '../assets/styled.ts';
import type { OpenSite } from '../open-site.ts';
import type { ContentIo } from '../read/content-io.ts';
import { kindOf } from '../read/sort-files.ts';
import { renderRoute } from '../render/render.ts';
import type { Changes, ChangeAnswer, PublishLine, Said, Version } from './api.ts';
import { editText } from './edit-text.ts';
import { commitContent, contentAt, contentCommits, type Git, hasGit, lastCommit, remoteOf } from './git.ts';
import { type Data, sayChanges } from './say-changes.ts';
import type { EditSession } from './session.ts';
import type { SiteOpener } from './site-opener.ts';
import { baseOf, isPhoto, sourcesIn, textIn, textOf, withTexts } from './texts.ts';

/** Checks the site as for a release, and builds it. Hands over what it prints. Returns whether all is well. */
export type Release = (hear: (line: string) => void) => Promise<boolean>;

type Input = { git: Git; io: ContentIo; opener: SiteOpener; session: () => EditSession; release?: Release };

/** More sentences than an owner reads: for each, the pages are rendered. */
const MOST_SAID = 25;
const MOST_VERSIONS = 100;

/** What is published, and what was: changes since the last commit in sentences, the commit of content, and earlier content. */
export function publishing({ git, io, opener: { open, site, parse }, session, release }: Input) {
  let before: { id: string; io: ContentIo; site: Promise<OpenSite> } | undefined;

  /** The site with the content of the last commit. */
  async function lastSite(): Promise<NonNullable<typeof before> | undefined> {
    const id = await lastCommit(git);
    if (id === '') return undefined;
    if (before?.id !== id) {
      const then = await contentAt(git, id);
      before = { id, io: then, site: open(then) };
      // Whoever needs it hears of a mistake.
      before.site.catch(() => {});
    }
    return before;
  }

  async function said(): Promise<Said[]> {
    const last = await lastSite();
    if (!last) return [];
    const changes = sayChanges(site().content, dataOf(last.io), dataOf(io));
    const then = await last.site.then(pagesOf, () => undefined);
    const changedPages = then && pathsOf(then, await open(io).then(pagesOf, () => then));
    const result: Said[] = [];
    for (const [index, { sentence, ref, change }] of changes.entries()) {
      // Comments count, too, so the change is made in the text.
      const text = change ? editText(textIn(last.io, ref.file)!, change) : textIn(io, ref.file);
      const pages =
        then && index < MOST_SAID
          ? await open(withTexts(last.io, new Map([[ref.file, text]]))).then(
              (changed) => pathsOf(then, pagesOf(changed, new Set(changedPages))),
              () => [],
            )
          : [];
      const where = pages.length === 0 ? '' : `, on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
      result.push({ sentence: sentence + where, ref, pages });
    }
    return result;
  }

  /** The content files and photos of a folder, with their data. */
  const dataOf = (from: ContentIo): Data =>
    new Map<string, unknown>([
      ...sourcesIn(from, site().content, parse).map(({ file, value }) => [file, value] as const),
      ...from.list().files.flatMap((file) => (isPhoto(file) ? [[file, textOf(file, from.read(file))] as const] : [])),
    ]);

  return {
    changes: async (): Promise<Changes> => ({ said: await said(), hasGit: await hasGit(git) }),

    /** Checks, builds, commits the content and pushes it. Says each step. What was not checked is not committed. */
    async publish(hear: (line: PublishLine) => void): Promise<void> {
      const say = (text: string): void => hear({ kind: 'line', text });
      const fail = (text: string): void => hear({ kind: 'failed', text });
      if (session().drafts().length > 0)
        return fail(`Not yet right, and so not saved: ${session().drafts().join(', ')}. Finish or give up these drafts first.`);
      const sentences = (await said()).map(({ sentence }) => sentence);
      const checked = fingerprint(io);
      if (!release) return fail('This editor was started without a way to check the site.');
      say('Checking and building the site. This takes a few minutes.');
      if (!(await release(say))) return fail('The site has a mistake, so nothing is published. The lines above say what is wrong.');
      if (!(await hasGit(git))) return hear({ kind: 'done', text: 'The site is built. Upload all files of the folder dist to your host.' });
      if (fingerprint(io) !== checked) return fail('The content was changed while it was checked. Publish again.');
      const isNew = String(await git(['status', '--porcelain', '--', 'content'])) !== '';
      if (isNew) {
        await commitContent(git, messageOf(sentences));
        say('Committed.');
      }
      const to = await remoteOf(git);
      if (!to)
        return hear({ kind: 'done', text: 'Committed. There is no remote to push to: upload all files of the folder dist to your host.' });
      try {
        await git(['push', '--quiet', to.remote, `HEAD:refs/heads/${to.branch}`]);
      } catch (error) {
        const words = error instanceof BuildError ? error.message : String(error);
        const advice = /rejected|fetch first|non-fast-forward/.test(words)
          ? 'Someone else has published meanwhile. Run git pull, look at the site, and publish again.'
          : 'The changes are committed on this machine. Publish again when the remote can be reached.';
        return fail(`The changes could not be pushed to ${to.remote}. ${advice}\n${words}`);
      }
      hear({ kind: 'done', text: `Published: pushed to ${to.remote}.` });
    },

    history: async (): Promise<Version[]> => ((await lastCommit(git)) === '' ? [] : contentCommits(git, MOST_VERSIONS)),

    /** Brings back the content of a commit as one change, which can be undone. */
    async restore(id: string): Promise<ChangeAnswer> {
      const version = (await contentCommits(git, MOST_VERSIONS)).find((one) => one.id === id);
      if (!version) throw new BuildError('There is no such version of the content.');
      const then = await contentAt(git, id);
      const isOurs = (file: string): boolean => isPhoto(file) || kindOf(site().content, file) !== undefined;
      const names = new Set([...then.list().files, ...session().content.list().files].filter(isOurs));
      const files = [...names].flatMap((file) => {
        const to = textIn(then, file);
        return to === session().text(file) ? [] : [session().with(file, to)];
      });
      if (files.length === 0) throw new BuildError('The content is the same as in that version.');
      return session().replace(files, `As it was on ${version.when}`);
    },

    /** A page, or a file that only it loads, as it was at the last commit. */
    async before(path: string): Promise<{ html: string } | { file: Uint8Array | string } | undefined> {
      const last = await lastSite();
      if (!last) return undefined;
      const old = await last.site;
      const file = old.files.get(path.slice(1));
      if (file !== undefined) return { file };
      const route = old.routes.find((one) => one.kind === 'page' && one.path === path);
      if (!route) return undefined;
      const html = styled(renderRoute(route), inOwnElements(old.styles));
      const now = await open(io).catch(() => old);
      // Photos that are no longer there.
      const gone = [...old.files.keys()].filter((name) => !now.files.has(name));
      return { html: gone.reduce((text, name) => text.replaceAll(`/${name}`, () => `/__edit/before/${name}`), html) };
    },
  };
}

/** The HTML of pages by address: of all, or of these. */
const pagesOf = ({ routes }: OpenSite, wanted?: ReadonlySet<string>): Map<string, string> =>
  new Map(
    routes.filter(({ kind, path }) => kind === 'page' && (wanted?.has(path) ?? true)).map((route) => [route.path, renderRoute(route)]),
  );

/** The addresses of the pages that differ. Of pages that were not rendered again, nothing is said. */
const pathsOf = (then: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] =>
  [...now].flatMap(([path, html]) => (then.get(path) === html ? [] : [path]));

const fingerprint = (io: ContentIo): string =>
  baseOf(
    io
      .list()
      .files.map((file) => `${file} ${baseOf(String(io.read(file)))}`)
      .join('\n'),
  );

/** The message of a commit: one sentence as its subject, all of them in its body. */
function messageOf(sentences: readonly string[]): string {
  const [first = 'Change the content'] = sentences;
  const subject = sentences.length > 1 ? `Change the content in ${sentences.length} places` : first;
  const short = subject.length > 72 ? `${subject.slice(0, 71)}…` : subject;
  return `${short}\n\n${sentences.map((sentence) => `- ${sentence.replace(/\s+/g, ' ')}`).join('\n')}\n`;
}
