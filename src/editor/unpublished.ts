import type { PreparedSite } from '../generator/prepared-site.ts';
import type { ContentIo } from '../generator/content.ts';
import { renderPage, renderRoute } from '../generator/render.ts';
import type { Difference } from './api.ts';
import { EDIT_PATH } from './edit-path.ts';
import type { EditedSite } from './edited-site.ts';
import { contentAt } from './git.ts';
import { publishedState } from './repository.ts';
import { sayChanges, type Wordbook } from './say-changes.ts';

/** The content of a commit, and the site with it. */
type Version = { commit: string; io: ContentIo; preparing: Promise<PreparedSite> };

/** What has changed in the content since it was last published. */
export function unpublished(site: EditedSite, wordbook: () => Wordbook) {
  let lastVersion: Version | undefined;

  async function versionOf(commit: string): Promise<Version | undefined> {
    if (commit === '') return undefined;
    if (lastVersion?.commit !== commit) {
      const io = await contentAt(site.git, commit);
      lastVersion = { commit, io, preparing: site.prepare(io) };
      // Who awaits the site gets its mistake. Nobody may.
      lastVersion.preparing.catch(() => {});
    }
    return lastVersion;
  }

  const publishedVersion = async (): Promise<Version | undefined> =>
    versionOf((await publishedState(site.git)).commit);

  return {
    /** The changes since a commit; without one, since the last that the public has. */
    async differences(commit?: string): Promise<Difference[]> {
      const version = await (commit === undefined ? publishedVersion() : versionOf(commit));
      return version ? sayChanges(wordbook(), version.io, site.io) : [];
    },

    async changedPages(): Promise<string[]> {
      const version = await publishedVersion();
      if (!version) return [];
      try {
        const [published, now] = await Promise.all([version.preparing, site.prepare(site.io)]);
        const before = pagesOf(published);
        return [...pagesOf(now)].flatMap(([path, html]) =>
          before.get(path) === html ? [] : [path],
        );
      } catch {
        // Without one of the sites, there is nothing to compare.
        return [];
      }
    },

    pageNow: async (path: string): Promise<string | undefined> =>
      pageAt(await site.prepare(site.io), path),

    /** A page as it is published, or the bytes of a file that it loads. */
    async pageBefore(path: string): Promise<string | Buffer | undefined> {
      const version = await publishedVersion();
      if (!version) return undefined;
      const published = await version.preparing;
      const file = published.files.get(path.slice(1));
      if (file !== undefined) return Buffer.from(file as string);
      const now = await site.prepare(site.io).catch(() => published);
      const removedPhotos = [...published.files.keys()].filter((name) => !now.files.has(name));
      return removedPhotos.reduce(
        (html, name) => html?.replaceAll(`/${name}`, () => `${EDIT_PATH}before/${name}`),
        pageAt(published, path),
      );
    },
  };
}

function pageAt({ routes, styles }: PreparedSite, path: string): string | undefined {
  const route = routes.find((one) => one.kind === 'page' && one.path === path);
  return route && renderPage(route, styles);
}

const pagesOf = ({ routes }: PreparedSite): Map<string, string> =>
  new Map(
    routes.filter(({ kind }) => kind === 'page').map((route) => [route.path, renderRoute(route)]),
  );

export type Unpublished = ReturnType<typeof unpublished>;
