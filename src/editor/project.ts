import { basename, join } from 'node:path';
import { pagesWithoutCard } from '../generator/assets/share-cards.ts';
import { BuildError } from '../generator/tools.ts';
import { prepareSite } from '../generator/build.ts';
import {
  openContentFolder,
  type ContentFolder,
  type ContentModel,
  readContent,
} from '../generator/content.ts';
import type { PrepareOptions, PreparedSite } from '../generator/prepared-site.ts';
import { preparePhotos } from '../generator/photos/photos.ts';
import { renderRoute } from '../generator/render.ts';
import type { PhotoFinder, Route } from '../generator/site.ts';
import type { SiteDefinition } from '../generator/site-definition.ts';
import type { EditingDefinition } from './editing-definition.ts';
import { type Git, gitIn, noGit } from './git.ts';

/** The site that the dev server serves, and its code even while its content has mistakes. */
export type DevState = {
  served: () => PreparedSite | undefined;
  definition: () => SiteDefinition | undefined;
};

/** Checks, draws or builds something. Hands over what it prints. Returns whether all is well. */
export type Job = (onLine: (line: string) => void) => Promise<boolean>;

/** `editing` says what the owner of the site does. */
export type EditorOptions = PrepareOptions & {
  editing?: EditingDefinition<unknown>;
  /** Checks the site as for a release, and builds it. */
  release?: Job;
  /** Draws the share cards that are out of date, if it can: it needs a browser. */
  drawCards?: Job;
};

/** A site's folder, with the content that is edited. Its files may be wrong at any moment. */
export class Project {
  readonly #dev: DevState;
  readonly options: EditorOptions;
  readonly contentPath: string;
  readonly folder: ContentFolder;
  /** The folder of what the editor remembers, where other files may lie for a moment. */
  readonly memory: string;
  readonly git: Git;
  readonly #rendered = new WeakMap<Route, string>();

  constructor(dev: DevState, options: EditorOptions) {
    const { root, contentPath = join(root, 'content') } = options;
    // Other content is no part of what is published: it has a memory of its own, and no git.
    const isOther = contentPath !== join(root, 'content');
    this.#dev = dev;
    this.options = isOther ? { ...options, release: undefined } : options;
    this.contentPath = contentPath;
    this.folder = openContentFolder(contentPath);
    this.memory = join(root, '.cache', isOther ? `edit-${basename(contentPath)}` : 'edit');
    this.git = isOther ? noGit : gitIn(root);
  }

  /** The site that the dev server serves, unless a file has a mistake. */
  get served(): PreparedSite | undefined {
    return this.#dev.served();
  }

  /** The site's code. Throws a BuildError if it has a mistake. */
  get definition(): SiteDefinition {
    const definition = this.#dev.definition();
    if (!definition) throw new BuildError('The code of the site has a mistake. The page shows it.');
    return definition;
  }

  get model(): ContentModel<unknown> {
    return this.definition.content;
  }

  /** The address of the site, for the public. */
  get origin(): string | undefined {
    return this.served && this.definition.host(this.served.loaded.content).origin;
  }

  /** Makes the site as it is on disk now. */
  now(): Promise<PreparedSite> {
    return this.prepare(this.folder);
  }

  /** Makes the site with any content, and with another content model or another `slotOf`. */
  async prepare(
    folder: ContentFolder,
    other: { model?: ContentModel<unknown>; slotOf?: PhotoFinder['slotOf'] } = {},
  ): Promise<PreparedSite> {
    const { definition, options } = this;
    const loaded = readContent(other.model ?? definition.content, folder);
    const photos = await preparePhotos(loaded, { ...options, development: true });
    return prepareSite(definition, options, {
      bundle: this.served?.bundle,
      loaded,
      photos: { ...photos, slotOf: other.slotOf },
    });
  }

  /**
   * A page without its styles, which is compared with others: rendered once while its site lives.
   * To list what is unpublished takes 0.3 s less.
   */
  renderedOnce(route: Route): string {
    const html = this.#rendered.get(route) ?? renderRoute(route, this.folder.root);
    this.#rendered.set(route, html);
    return html;
  }

  /** The number of pages whose share card is not drawn as they are now. */
  async oldCards(): Promise<number> {
    const { routes, files } = await this.now();
    return pagesWithoutCard(routes, files).length;
  }
}
