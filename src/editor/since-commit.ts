import type { OpenSite } from '../generator/open-site.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import { renderPage, renderRoute } from '../generator/render.ts';
import type { Said } from './api.ts';
import { editText } from './edit-text.ts';
import { contentAt, type Git } from './git.ts';
import { publishedCommit } from './repository.ts';
import { sayChanges, type Voice } from './say-changes.ts';
import type { SiteOpener } from './site-opener.ts';
import { textIn, withTexts } from './texts.ts';

/** More sentences than an owner reads: for each, the pages are rendered. */
const MOST_SAID = 25;

/** What has changed in the content since it was last published. */
export function sinceCommit(git: Git, io: ContentIo, { open }: SiteOpener, voice: () => Voice) {
  let before: { id: string; io: ContentIo; site: Promise<OpenSite> } | undefined;

  /** The site with the content of the last commit. */
  async function lastSite(): Promise<NonNullable<typeof before> | undefined> {
    const id = await publishedCommit(git);
    if (id === '') return undefined;
    if (before?.id !== id) {
      const then = await contentAt(git, id);
      before = { id, io: then, site: open(then) };
      // Whoever needs it hears of a mistake.
      before.site.catch(() => {});
    }
    return before;
  }

  /** The changes in sentences, each with the pages that it changes. */
  async function said(): Promise<Said[]> {
    const last = await lastSite();
    if (!last) return [];
    const changes = sayChanges(voice(), last.io, io);
    const then = await last.site.then(pagesOf, () => undefined);
    const changedPages = then && pathsOf(then, await open(io).then(pagesOf, () => then));
    const result: Said[] = [];
    for (const [index, { sentence, files, change }] of changes.entries()) {
      // Comments count, too, so the change is made in the text.
      const texts = new Map(
        files.map((file) => [
          file,
          change ? editText(textIn(last.io, file)!, change) : textIn(io, file),
        ]),
      );
      const pages =
        then && index < MOST_SAID
          ? await open(withTexts(last.io, texts)).then(
              (changed) => pathsOf(then, pagesOf(changed, new Set(changedPages))),
              () => [],
            )
          : [];
      const where =
        pages.length === 0 ? '' : `, on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
      result.push({ sentence: sentence + where, pages });
    }
    return result;
  }

  return {
    said,

    /** The changes in sentences, without their pages. */
    async sentences(): Promise<string[]> {
      const last = await lastSite();
      return last ? sayChanges(voice(), last.io, io).map(({ sentence }) => sentence) : [];
    },

    /** A page as it is now, without the editor. */
    now: async (path: string): Promise<string | undefined> => pageAt(await open(io), path),

    /** A page as it was at the last commit, or the bytes of a file that it loads. */
    async before(path: string): Promise<string | Buffer | undefined> {
      const last = await lastSite();
      if (!last) return undefined;
      const old = await last.site;
      const file = old.files.get(path.slice(1));
      if (file !== undefined) return Buffer.from(file as string);
      const now = await open(io).catch(() => old);
      // Photos that are no longer there.
      const gone = [...old.files.keys()].filter((name) => !now.files.has(name));
      return gone.reduce(
        (text, name) => text?.replaceAll(`/${name}`, () => `/__edit/before/${name}`),
        pageAt(old, path),
      );
    },
  };
}

function pageAt({ routes, styles }: OpenSite, path: string): string | undefined {
  const route = routes.find((one) => one.kind === 'page' && one.path === path);
  return route && renderPage(route, styles);
}

export type SinceCommit = ReturnType<typeof sinceCommit>;

/** The HTML of pages by address: of all, or of these. */
const pagesOf = ({ routes }: OpenSite, wanted?: ReadonlySet<string>): Map<string, string> =>
  new Map(
    routes
      .filter(({ kind, path }) => kind === 'page' && (wanted?.has(path) ?? true))
      .map((route) => [route.path, renderRoute(route)]),
  );

/**
 * The addresses of the pages that differ. Of pages that were not rendered again, nothing is said.
 */
const pathsOf = (then: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] =>
  [...now].flatMap(([path, html]) => (then.get(path) === html ? [] : [path]));
