import type { PreparedSite } from '../generator/prepared-site.ts';
import type { ContentIo } from '../generator/content.ts';
import { renderPage, renderRoute } from '../generator/render.ts';
import type { Difference } from './api.ts';
import { EDIT_PATH } from './edit-path.ts';
import { contentAt, type Git } from './git.ts';
import { publishedState } from './repository.ts';
import { sayChanges, type Voice } from './say-changes.ts';
import type { SiteOpener } from './site-opener.ts';

/** What has changed in the content since it was last published. */
export function sinceCommit(git: Git, io: ContentIo, { open }: SiteOpener, voice: () => Voice) {
  let before: { id: string; io: ContentIo; site: Promise<PreparedSite> } | undefined;

  async function lastSite(commit?: string): Promise<NonNullable<typeof before> | undefined> {
    const id = commit ?? (await publishedState(git)).commit;
    if (id === '') return undefined;
    if (before?.id !== id) {
      const then = await contentAt(git, id);
      before = { id, io: then, site: open(then) };
      // Who awaits the site gets its mistake. Nobody may.
      before.site.catch(() => {});
    }
    return before;
  }

  return {
    /** The changes since a commit; without one, since the last that the public has. */
    async differences(commit?: string): Promise<Difference[]> {
      const last = await lastSite(commit);
      return last ? sayChanges(voice(), last.io, io) : [];
    },

    async changedPages(): Promise<string[]> {
      const last = await lastSite();
      if (!last) return [];
      const [then, now] = await Promise.all([last.site, open(io)]).then(
        (sites) => sites.map(pagesOf),
        // Without one of the sites, there is nothing to compare.
        () => [],
      );
      return [...(now ?? [])].flatMap(([path, html]) => (then?.get(path) === html ? [] : [path]));
    },

    pageNow: async (path: string): Promise<string | undefined> => pageAt(await open(io), path),

    /** A page as it is published, or the bytes of a file that it loads. */
    async pageBefore(path: string): Promise<string | Buffer | undefined> {
      const last = await lastSite();
      if (!last) return undefined;
      const old = await last.site;
      const file = old.files.get(path.slice(1));
      if (file !== undefined) return Buffer.from(file as string);
      const now = await open(io).catch(() => old);
      // Photos that are no longer there.
      const gone = [...old.files.keys()].filter((name) => !now.files.has(name));
      return gone.reduce(
        (text, name) => text?.replaceAll(`/${name}`, () => `${EDIT_PATH}before/${name}`),
        pageAt(old, path),
      );
    },
  };
}

function pageAt({ routes, styles }: PreparedSite, path: string): string | undefined {
  const route = routes.find((one) => one.kind === 'page' && one.path === path);
  return route && renderPage(route, styles);
}

export type SinceCommit = ReturnType<typeof sinceCommit>;

const pagesOf = ({ routes }: PreparedSite): Map<string, string> =>
  new Map(
    routes.filter(({ kind }) => kind === 'page').map((route) => [route.path, renderRoute(route)]),
  );
