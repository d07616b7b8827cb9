import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mediaType } from '../base/media-type.ts';
import { ifThere } from '../base/if-there.ts';
import type { PrepareOptions } from '../prepared-site.ts';
import { NOT_FOUND_PATH } from '../base/page-path.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { type BrowserFiles, readBrowserFiles, STREAM_SCRIPT_PATH } from './browser-files.ts';
import { devPage } from './dev-page.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { failurePage } from './failure-page.ts';
import type { ServedSite } from './served-site.ts';
import type { LoadableSite } from './site-modules.ts';
import { SiteVersions } from './site-versions.ts';
import { touches } from './touches.ts';

/** What is sent for a request. `pageFile` is the output file of a page of the site. */
type Reply = { status: number; type: string; body: string | Uint8Array; pageFile?: string };

export type DevSiteOptions = Omit<PrepareOptions, 'development'> & {
  modules: LoadableSite;
  /** The generator's own folder. */
  generator: string;
  /** Folders of the code that runs: it must be started again after a change there. */
  program?: readonly string[];
  /** Tells open pages of a new version. */
  tellVersion: (version: number) => void;
};

/**
 * A site in development. It answers requests from memory, and renders a page on request. As long as
 * there is a mistake, every page shows it.
 */
export class DevSite {
  readonly #options: DevSiteOptions;
  readonly #program: readonly string[];
  readonly #versions: SiteVersions;
  readonly #browserFiles: Promise<BrowserFiles>;
  /** The file of the program that changed while it runs. */
  #newProgram?: string;
  /** The page that was made last. After a change, the browser asks for it again. */
  #lastPage?: { file: string; version: number; reply: Promise<Reply> };

  constructor(options: DevSiteOptions) {
    this.#options = options;
    this.#program = options.program ?? [];
    this.#versions = new SiteVersions(options.modules, options);
    this.#browserFiles = readBrowserFiles(resolve(options.root, options.generator));
  }

  get version(): number {
    return this.#versions.newestNumber;
  }

  /** The site as it is shown; undefined before the first answer, and while it cannot be built. */
  served(): ServedSite | undefined {
    const { lastMade } = this.#versions;
    return lastMade?.failure ? undefined : lastMade?.served;
  }

  /** The site's code, even while its content has mistakes. */
  definition(): SiteDefinition | undefined {
    return this.#versions.definition;
  }

  /** Reports changed files, as paths relative to the project's folder. */
  changed(files: readonly string[]): void {
    const ofProgram = files.find((file) => touches([file], this.#program));
    if (ofProgram !== undefined) this.#options.log(restartNote((this.#newProgram = ofProgram)));
    else if (!this.#mayMatter(files)) return;
    this.#versions.change(files);
    // Tell the browser first: it needs longer than we do.
    this.#options.tellVersion(this.version);
    // Render its page before it asks.
    void this.#versions.newest().then(({ served, failure, number }) => {
      const file = this.#lastPage?.file;
      if (!failure && file !== undefined && served.pages.has(file))
        void this.#pageOf(served, file, number);
    });
  }

  /** Answers a request for a path after all reported changes are applied. */
  async answer(path: string): Promise<Reply> {
    if (path === STREAM_SCRIPT_PATH)
      return { status: 200, type: mediaType(path), body: (await this.#browserFiles).stream };
    const { served, failure, number } = await this.#versions.newest();
    const file = served && fileFor(served, path);
    if (file !== undefined && served?.files.has(file)) {
      const { types } = served.site.host(served.loaded.content);
      const type = types.find((typed) => typed.path === `/${file}`)?.type ?? mediaType(file);
      return { status: 200, type, body: served.files.get(file)! };
    }
    if (failure) return this.#failureReply(failure, number);
    return this.#pageOf(served, file ?? NOT_FOUND, number);
  }

  /**
   * After a mistake, a new file may be the one that was missing. While the site is made, its files
   * are not known yet.
   */
  #mayMatter(files: readonly string[]): boolean {
    const { fresh } = this.#versions;
    return !fresh || touches(files, fresh.madeFrom) || files.some((file) => file.endsWith('.css'));
  }

  async #failureReply(failure: Failure, version: number): Promise<Reply> {
    const read = (file: string): string | undefined =>
      ifThere(() => readFileSync(resolve(this.#options.root, file), 'utf8'));
    return htmlReply(500, failurePage(failure, version, await this.#browserFiles, read));
  }

  #pageOf(served: ServedSite, file: string, version: number): Promise<Reply> {
    if (this.#lastPage?.file !== file || this.#lastPage.version !== version)
      this.#lastPage = { file, version, reply: this.#pageReply(served, file, version) };
    return this.#lastPage.reply;
  }

  async #pageReply(served: ServedSite, file: string, version: number): Promise<Reply> {
    const route = served.pages.get(file)!;
    const browser = await this.#browserFiles;
    try {
      const body = devPage({ served, route, version, browser, notes: this.#notes(served) });
      return { ...htmlReply(file === NOT_FOUND ? 404 : 200, body), pageFile: file };
    } catch (error) {
      const { log, modules } = this.#options;
      const failure = failureOf('The page cannot be rendered.', error as Error, modules);
      log(failureText(failure));
      return this.#failureReply(failure, version);
    }
  }

  /** What to say on every page. */
  #notes({ unlistedStyles }: ServedSite): string[] {
    const unlisted = unlistedStyles.filter((style) => !touches([style], this.#program));
    return [
      ...(this.#newProgram === undefined ? [] : [restartNote(this.#newProgram)]),
      ...unlisted.map(
        (style) => `${style} is in none of the site's lists of styles. No page has it.`,
      ),
    ];
  }
}

const restartNote = (file: string): string =>
  `${file} belongs to this program, which runs as it was. ` +
  'Stop it and start it again to see the change.';

const NOT_FOUND = NOT_FOUND_PATH.slice(1);

/** Finds a file like a host: pages have no .html in their address. */
function fileFor({ outline }: ServedSite, path: string): string | undefined {
  const name = path.replace(/^\/+|\/+$/g, '');
  return [name, name === '' ? 'index.html' : `${name}/index.html`].find((file) =>
    outline.files.has(file),
  );
}

const htmlReply = (status: number, body: string): Reply => ({
  status,
  type: mediaType('.html'),
  body,
});
