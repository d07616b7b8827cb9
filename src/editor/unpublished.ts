import type { PreparedSite } from '../generator/prepared-site.ts';
import type { ContentFolder } from '../generator/content.ts';
import { renderPage } from '../generator/render.ts';
import type { Difference } from './api.ts';
import { snapshotOf } from './content-files.ts';
import { EDIT_PATH } from './edit-path.ts';
import type { Project } from './project.ts';
import { contentAt } from './git.ts';
import { publishedState } from './repository.ts';
import { contentDifferences } from './content-differences.ts';

/** The content of a commit, and the site with it. */
type PublishedVersion = { commit: string; folder: ContentFolder; preparing: Promise<PreparedSite> };

/** What has changed in the content since it was last published. */
export class Unpublished {
  readonly #project: Project;
  #lastVersion?: PublishedVersion;

  constructor(project: Project) {
    this.#project = project;
  }

  /** The changes since a commit; without one, since the last that the public has. */
  async differences(commit?: string): Promise<Difference[]> {
    const version = await this.#version(commit);
    return version
      ? contentDifferences(this.#project, version.folder, snapshotOf(this.#project.folder))
      : [];
  }

  /** The addresses of the pages that are other than they are published. */
  async changedPages(now: PreparedSite): Promise<string[]> {
    const version = await this.#version();
    // With a mistake in what is published, there is nothing to compare.
    const published = await version?.preparing.catch(() => undefined);
    if (!published) return [];
    const before = this.#pagesOf(published);
    return [...this.#pagesOf(now)].flatMap(([path, html]) =>
      before.get(path) === html ? [] : [path],
    );
  }

  async pageNow(path: string): Promise<string | undefined> {
    return pageAt(await this.#project.prepareFromDisk(), path);
  }

  /** A page as it is published, or the bytes of a file that it loads. */
  async pageBefore(path: string): Promise<string | Buffer | undefined> {
    const version = await this.#version();
    if (!version) return undefined;
    const published = await version.preparing;
    const file = published.files.get(path.slice(1));
    if (file !== undefined) return typeof file === 'string' ? Buffer.from(file) : Buffer.from(file);
    const now = await this.#project.prepareFromDisk().catch(() => published);
    const removedPhotos = [...published.files.keys()].filter((name) => !now.files.has(name));
    return removedPhotos.reduce(
      (html, name) => html?.replaceAll(`/${name}`, () => `${EDIT_PATH}before/${name}`),
      pageAt(published, path),
    );
  }

  #pagesOf({ routes }: PreparedSite): Map<string, string> {
    const pages = routes.filter(({ kind }) => kind === 'page');
    return new Map(pages.map((route) => [route.path, this.#project.renderedOnce(route)]));
  }

  async #version(of?: string): Promise<PublishedVersion | undefined> {
    const { git } = this.#project;
    const commit = of ?? (await publishedState(git)).commit;
    if (commit === '') return undefined;
    if (this.#lastVersion?.commit !== commit) {
      const folder = await contentAt(git, commit);
      this.#lastVersion = { commit, folder, preparing: this.#project.prepare(folder) };
      // Whoever awaits the site gets its mistake; perhaps nobody does.
      this.#lastVersion.preparing.catch(() => {});
    }
    return this.#lastVersion;
  }
}

function pageAt(prepared: PreparedSite, path: string): string | undefined {
  const route = prepared.routes.find((listed) => listed.kind === 'page' && listed.path === path);
  return route && renderPage(route, prepared);
}
