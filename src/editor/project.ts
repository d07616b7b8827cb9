import { join, relative } from 'node:path';
import { readPublicFiles } from '../generator/assets/public-files.ts';
import { findMissingCards } from '../generator/assets/share-cards.ts';
import {
  BuildError,
  type ContentFolder,
  type ContentModel,
  type FieldRef,
  type PreparedSite,
  type PrepareOptions,
  type SiteDefinition,
} from '../generator/portable.ts';
import { prepareSite } from '../generator/build.ts';
import { openContentFolder } from '../generator/content/content-folder.ts';
import { loadContent } from '../generator/content/load-content.ts';
import { preparePhotos } from '../generator/photos/photos.ts';
import { type ContentFacts, factsIn } from './content/content-facts.ts';
import type { EditingDefinition, FilePage } from './editing-definition.ts';
import { type Git, gitIn, noGit } from './publishing/git.ts';
import { indexPages, type MarkOptions, type PageIndex } from './marks/page-index.ts';

/** The site that the dev server serves, and its code even while its content has mistakes. */
export type DevState = {
  readonly served: PreparedSite | undefined;
  readonly definition: SiteDefinition | undefined;
};

/** Works on the content in a folder. `onLine` gets each printed line. Returns whether it worked. */
export type ContentCommand = (
  contentPath: string,
  onLine: (line: string) => void,
) => Promise<boolean>;

/** `editing` says what the owner of the site does. */
export type EditorOptions = PrepareOptions & {
  editing: EditingDefinition<unknown>;
  /** Checks the site as for a release, and builds it. */
  release: ContentCommand;
  /** Draws the missing share cards, if it can: it needs a browser. */
  drawCards: ContentCommand;
};

/** The index and the facts of a served site, each made on first use. */
type SiteCache = { served: PreparedSite; pageIndex?: Promise<PageIndex>; facts?: ContentFacts };

type PrepareWith = Partial<MarkOptions & Pick<PreparedSite, 'publicFiles'>>;

/** A site's folder, with the content that is edited. Its files may be wrong at any moment. */
export class Project {
  readonly contentPath: string;
  readonly folder: ContentFolder;
  /** Only the folder `content` is published. */
  readonly isPublishable: boolean;
  /** The folder of the drafts, and of the editor's temporary files. */
  readonly cacheFolder: string;
  readonly git: Git;
  /** Each price before the owner changed it, with its fact's name. A draft may still say it. */
  readonly formerPrices = new Map<string, string>();
  #lastCache?: SiteCache;

  constructor(
    private readonly dev: DevState,
    readonly options: EditorOptions,
  ) {
    const { root, contentPath } = options;
    this.contentPath = contentPath;
    this.folder = openContentFolder(contentPath);
    this.isPublishable = contentPath === join(root, 'content');
    // Content of another folder has its own memory, and no git.
    const ownName = `edit-${encodeURIComponent(relative(root, contentPath))}`;
    this.cacheFolder = join(root, '.cache', this.isPublishable ? 'edit' : ownName);
    this.git = this.isPublishable ? gitIn(root) : noGit;
  }

  get served(): PreparedSite | undefined {
    return this.dev.served;
  }

  /** The site's code. Throws a BuildError if it has a mistake. */
  get definition(): SiteDefinition {
    const { definition } = this.dev;
    if (!definition) throw new BuildError('The code of the site has a mistake. The page shows it.');
    return definition;
  }

  get model(): ContentModel<unknown> {
    return this.definition.contentModel;
  }

  get content(): unknown {
    return this.#cache.served.loadedContent.content;
  }

  get pageIndex(): Promise<PageIndex> {
    return (this.#cache.pageIndex ??= indexPages(this.model, (marks) =>
      this.prepare(this.folder, marks),
    ));
  }

  get facts(): ContentFacts {
    return (this.#cache.facts ??= factsIn(this.model, this.folder));
  }

  /** Throws a BuildError while no site is shown. */
  get #cache(): SiteCache {
    const { served } = this;
    if (!served) throw new BuildError('The site cannot be shown, because a file has a mistake.');
    if (this.#lastCache?.served !== served) this.#lastCache = { served };
    return this.#lastCache;
  }

  /** The values of the facts, by name; none while the site cannot be served. */
  get factValues(): Record<string, string> {
    return this.served ? this.facts.values : {};
  }

  photoGroup(slot: string): FieldRef | undefined {
    return this.served && this.options.editing.photoGroup(this.content, slot);
  }

  /** The page of a file, whether or not it is there. */
  pageOf(file: string): FilePage {
    return { file, addresses: this.options.editing.addresses.addressesOf(this.content, file) };
  }

  async prepare(
    folder = this.folder,
    { model = this.model, markedSlot, publicFiles = this.served?.publicFiles }: PrepareWith = {},
  ): Promise<PreparedSite> {
    const { definition, options } = this;
    const loadedContent = loadContent(model, folder);
    const photos = await preparePhotos(loadedContent, { ...options, development: true });
    return prepareSite(definition, options, {
      bundle: this.served?.bundle,
      publicFiles,
      loadedContent,
      photos: { ...photos, markedSlot },
    });
  }

  /** The number of pages with this content whose share cards are missing. */
  async countMissingCards(folder: ContentFolder): Promise<number> {
    // Those that were drawn a moment ago count.
    const publicFiles = readPublicFiles(join(this.options.root, 'public'));
    const { routes, files } = await this.prepare(folder, { publicFiles });
    return findMissingCards(routes, files).length;
  }
}
