import { renderPage, renderUnstyled } from '../../generator/render.ts';
import {
  type ContentFolder,
  type PreparedSite,
  shortened,
  type SiteDefinition,
} from '../../generator/portable.ts';
import type { Difference } from '../shared/messages.ts';
import { snapshotOf } from '../content/content-files.ts';
import { EDIT_PATH } from '../shared/constants.ts';
import type { Project } from '../project.ts';
import { contentAt } from './git.ts';
import { lastPublished } from './repository.ts';
import { contentDifferences, differenceLine } from '../words/content-differences.ts';

/** The content of a commit, and the site that `definition` makes of it. */
type PublishedCommit = {
  id: string;
  folder: ContentFolder;
  definition?: SiteDefinition;
  site?: Promise<PreparedSite>;
};

/** The content that the public has, and what has changed since. */
export class PublishedContent {
  #lastCommit?: PublishedCommit;

  constructor(private readonly project: Project) {}

  /** The content as it was last published; undefined if it never was, or without git. */
  async folder(): Promise<ContentFolder | undefined> {
    return (await this.#commit())?.folder;
  }

  /** The changes since a commit, or else since the last published one. */
  async differences(id?: string, folder = snapshotOf(this.project.folder)): Promise<Difference[]> {
    const commit = await this.#commit(id);
    return commit ? contentDifferences(this.project, commit.folder, folder) : [];
  }

  async changedPages(current: PreparedSite): Promise<string[]> {
    // With a mistake in what is published, there is nothing to compare.
    const published = await this.#site().catch(() => undefined);
    if (!published) return [];
    const before = htmlByPath(published);
    return [...htmlByPath(current)].flatMap(([path, html]) =>
      before.get(path) === html ? [] : [path],
    );
  }

  /** A page as it is published, or the bytes of a file that it loads. */
  async pageOrFile(path: string): Promise<string | Uint8Array | undefined> {
    const published = await this.#site();
    if (!published) return undefined;
    const file = published.files.get(path.slice(1));
    if (file !== undefined) return typeof file === 'string' ? Buffer.from(file) : file;
    const current = this.project.served ?? published;
    const filesNotServed = [...published.files.keys()].filter((name) => !current.files.has(name));
    return filesNotServed.reduce(
      (html, name) => html?.replaceAll(`/${name}`, () => `${EDIT_PATH}before/${name}`),
      pageAt(published, path),
    );
  }

  /** A commit by its name, or else the last published one. */
  async #commit(name?: string): Promise<PublishedCommit | undefined> {
    const { git } = this.project;
    const id = name ?? (await lastPublished(git)).commit;
    if (id === '') return undefined;
    if (this.#lastCommit?.id !== id) this.#lastCommit = { id, folder: await contentAt(git, id) };
    return this.#lastCommit;
  }

  async #site(): Promise<PreparedSite | undefined> {
    const commit = await this.#commit();
    if (!commit) return undefined;
    const { definition } = this.project;
    if (commit.definition !== definition) {
      commit.definition = definition;
      commit.site = this.project.prepare(commit.folder);
      // The next request tries again.
      commit.site.catch(() => (commit.definition = undefined));
    }
    return commit.site;
  }
}

const htmlByPath = ({ routes, sitePlan }: PreparedSite): Map<string, string> =>
  new Map(
    routes
      .filter(({ kind }) => kind === 'page')
      .map((route) => [route.path, renderUnstyled(route, sitePlan.contentFolderName)]),
  );

/** The message of a commit: a line for each change, and as its subject the parts that changed. */
export function commitMessage(differences: readonly Difference[]): string {
  const lines = differences.map(differenceLine).map((line) => line.replace(/\s+/g, ' '));
  const [only = 'Change the content', ...others] = lines;
  const parts = [...new Set(differences.map(({ where }) => where.split(' › ')[0]))].join(', ');
  const count = ` (changes: ${lines.length})`;
  const subject =
    others.length > 0 ? shortened(parts, 72 - count.length) + count : shortened(only, 72);
  return [subject, '', ...lines.map((line) => `- ${line}`)].join('\n');
}

/** A page of a site, without the editor. */
export function pageAt(prepared: PreparedSite, path: string): string | undefined {
  const route = prepared.routes.find((listed) => listed.path === path);
  return route && renderPage(route, prepared);
}
