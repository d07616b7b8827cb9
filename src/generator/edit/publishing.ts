import { BuildError } from '../build-error.ts';
import { inOwnElements } from '../dev/page-styles.ts';
import { styled } from '../assets/styled.ts';
import type { OpenOptions, OpenSite } from '../open-site.ts';
import { htmlOf } from '../piece.ts';
import type { ContentIo } from '../read/content-io.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { kindOf } from '../read/sort-files.ts';
import { renderRoute } from '../render/render.ts';
import type { Changes, ChangeAnswer, PublishLine, Said, Version } from './api.ts';
import { editText } from './edit-text.ts';
import { commitContent, contentAt, contentCommits, type Git, hasGit, lastCommit, remoteOf } from './git.ts';
import { type Data, sayChanges } from './say-changes.ts';
import type { EditSession, FilesRequest } from './session.ts';
import { openWith } from './site-mistakes.ts';
import { baseOf, textOf, type Texts } from './texts.ts';
import type { SiteViews } from './views.ts';

/** Checks the site as for a release, and builds it. Hands over what it prints. Returns whether all is well. */
export type Release = (hear: (line: string) => void) => Promise<boolean>;

type Input = { git: Git; io: ContentIo; options: OpenOptions; views: SiteViews; session: () => EditSession; release?: Release };

/** More sentences than an owner reads: for each, the pages are rendered. */
const MOST_SAID = 25;
const MOST_VERSIONS = 100;

/** What is published, and what was: changes since the last commit in sentences, the commit of content, and earlier content. */
export function publishing({ git, io, options, views, session, release }: Input) {
  let before: { id: string; io: ContentIo; site: Promise<OpenSite> } | undefined;

  /** The site with the content of the last commit. */
  async function lastSite(): Promise<NonNullable<typeof before> | undefined> {
    const id = await lastCommit(git);
    if (id === undefined) return undefined;
    if (before?.id !== id) {
      const then = await contentAt(git, id);
      before = { id, io: then, site: openWith(await views.tools(), options, then, new Map(), parseYaml) };
      // Whoever needs it hears of a mistake.
      before.site.catch(() => {});
    }
    return before;
  }

  /** The content files and photos of a folder, with their data. */
  function dataOf(from: ContentIo): Data {
    const { content: model } = views.site();
    const parse = views.parse();
    const isPhoto = (file: string): boolean => file.startsWith('images/');
    const files = from.list().files.filter((file) => isPhoto(file) || kindOf(model, file));
    return new Map(files.map((file) => [file, isPhoto(file) ? textOf(file, from.read(file)) : parse(textOf(file, from.read(file))).value]));
  }

  async function said(): Promise<Said[]> {
    const last = await lastSite();
    if (!last) return [];
    const { content: model } = views.site();
    const factsOf = (data: Data): Record<string, string> => {
      const sources = Array.from(data, ([file, value]) => ({ file, path: file, text: '', value })).filter(({ file }) =>
        kindOf(model, file),
      );
      return model.facts(sources, [...data.keys()]).values ?? {};
    };
    const changes = sayChanges(model, dataOf(last.io), dataOf(io), factsOf);
    const then = await last.site.then(pagesOf, () => undefined);
    const changedPages = then && pathsOf(then, await openNow().then(pagesOf, () => then));
    const result: Said[] = [];
    for (const [index, { sentence, ref, change }] of changes.entries()) {
      const isAsked = then && index < MOST_SAID;
      // Comments count, too, so the change is made in the text.
      const text = change ? editText(textIn(last.io, ref.file)!, change) : textIn(io, ref.file);
      const texts: Texts = new Map([[ref.file, text]]);
      const pages = isAsked
        ? await openWith(await views.tools(), options, last.io, texts).then(
            (site) => pathsOf(then, pagesOf(site, new Set(changedPages))),
            () => [],
          )
        : [];
      const where = pages.length === 0 ? '' : `, on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
      result.push({ sentence: sentence + where, ref, pages });
    }
    return result;
  }

  const openNow = async (): Promise<OpenSite> => openWith(await views.tools(), options, io, new Map(), views.parse());

  async function changes(): Promise<Changes> {
    const isGit = await hasGit(git);
    const all = isGit ? await said() : [];
    const { remote } = (isGit && (await remoteOf(git))) || {};
    const pages = [...new Set(all.flatMap((one) => one.pages))];
    return { sentences: all.map(({ sentence }) => sentence), said: all, pages, hasGit: isGit, remote };
  }

  return {
    changes,

    /** Checks, builds, commits the content and pushes it. Says each step. What was not checked is not committed. */
    async publish(hear: (line: PublishLine) => void): Promise<void> {
      const say = (text: string): void => hear({ kind: 'line', text });
      const fail = (text: string): void => hear({ kind: 'failed', text });
      if (session().drafts().length > 0)
        return fail(`Not yet right, and so not saved: ${session().drafts().join(', ')}. Finish or give up these drafts first.`);
      const { sentences, hasGit: isGit } = await changes();
      const checked = fingerprint(io);
      if (!release) return fail('This editor was started without a way to check the site.');
      say('Checking and building the site. This takes a few minutes.');
      if (!(await release(say))) return fail('The site has a mistake, so nothing is published. The lines above say what is wrong.');
      if (!isGit) return hear({ kind: 'done', text: 'The site is built. Upload all files of the folder dist to your host.' });
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

    history: async (): Promise<Version[]> => ((await lastCommit(git)) === undefined ? [] : contentCommits(git, MOST_VERSIONS)),

    /** Brings back the content of a commit as one change, which can be undone. */
    async restore(id: string): Promise<ChangeAnswer> {
      const version = (await contentCommits(git, MOST_VERSIONS)).find((one) => one.id === id);
      if (!version) throw new BuildError('There is no such version of the content.');
      const then = await contentAt(git, id);
      const { content: model } = views.site();
      const isOurs = (file: string): boolean => file.startsWith('images/') || kindOf(model, file) !== undefined;
      const names = new Set([...then.list().files, ...io.list().files, ...session().drafts()].filter(isOurs));
      const files: FilesRequest = [...names].flatMap((file) => {
        const after = then.list().files.includes(file) ? textOf(file, then.read(file)) : undefined;
        const now = session().text(file);
        return after === now ? [] : [{ file, base: baseOf(now), after }];
      });
      if (files.length === 0) throw new BuildError('The content is the same as in that version.');
      return session().replace(files, `As it was on ${version.when}`);
    },

    /** A page, or a file that only it loads, as it was at the last commit. */
    async before(path: string): Promise<{ html: string } | { file: Uint8Array | string } | undefined> {
      const last = await lastSite();
      if (!last) return undefined;
      const site = await last.site;
      const file = site.files.get(path.slice(1));
      if (file !== undefined) return { file };
      const route = site.routes.find((one) => one.kind === 'page' && one.path === path);
      if (!route) return undefined;
      const html = htmlOf(styled(renderRoute(route), inOwnElements(site.styles)));
      const now = await openNow().catch(() => site);
      // Photos that are no longer there.
      const gone = [...site.files.keys()].filter((name) => !now.files.has(name));
      return { html: gone.reduce((text, name) => text.replaceAll(`/${name}`, () => `/__edit/before/${name}`), html) };
    },
  };
}

/** The HTML of pages by address: of all, or of these. */
const pagesOf = ({ routes }: OpenSite, wanted?: ReadonlySet<string>): Map<string, string> =>
  new Map(
    routes
      .filter(({ kind, path }) => kind === 'page' && (wanted?.has(path) ?? true))
      .map((route) => [route.path, htmlOf(renderRoute(route))]),
  );

/** The addresses of the pages that differ. Of pages that were not rendered again, nothing is said. */
const pathsOf = (then: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] =>
  [...now].flatMap(([path, html]) => (then.get(path) === html ? [] : [path]));

const textIn = (io: ContentIo, file: string): string | undefined =>
  io.list().files.includes(file) ? textOf(file, io.read(file)) : undefined;

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
