import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mediaType } from '../base/media-type.ts';
import { ifThere } from '../base/if-there.ts';
import type { PrepareOptions } from '../prepared-site.ts';
import { NOT_FOUND_PATH } from '../base/page-path.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { readBrowserFiles, STREAM_SCRIPT_PATH } from './browser-files.ts';
import { devPage } from './dev-page.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { failurePage } from './failure-page.ts';
import { type SiteVersion, siteVersions } from './site-versions.ts';
import type { ShownSite } from './shown-site.ts';
import type { SiteCode } from './site-code.ts';
import { touches } from './watch-folders.ts';

/** What is sent for a request. `page` is the output file of a page of the site. */
export type Reply = { status: number; type: string; body: string | Uint8Array; page?: string };

export type DevSiteOptions = Omit<PrepareOptions, 'development'> & {
  code: SiteCode;
  /** The generator's own folder. */
  generator: string;
  /** Folders of the code that runs: it must be started again after a change there. */
  program?: readonly string[];
  /** Tells open pages of a new version. */
  tellVersion: (version: number) => void;
};

/** A site in development. */
export type DevSite = ReturnType<typeof devSite>;

/**
 * Answers requests for a site from memory. It renders a page on request. As long as there is a
 * mistake, every page shows it.
 */
export function devSite({
  code,
  generator,
  program = [],
  tellVersion,
  ...options
}: DevSiteOptions) {
  const { root, log } = options;
  const versions = siteVersions(code, options);
  const browserFiles = readBrowserFiles(resolve(root, generator));
  /** The file of the program that changed while it runs. */
  let newProgram: string | undefined;
  /** The page that was made last. After a change, the browser asks for it again. */
  let lastPage: { file: string; version: number; reply: Promise<Reply> } | undefined;

  function changed(files: readonly string[]): void {
    const ofProgram = files.find((file) => touches([file], program));
    if (ofProgram !== undefined) log(restartNote((newProgram = ofProgram)));
    else if (!mayMatter(files)) return;
    versions.change(files);
    // The browser asks for the page while it is made.
    tellVersion(versions.newestNumber());
    // While the browser gets ready to load the page again.
    void versions.newest().then((newest) => {
      if (!newest.failure && lastPage && newest.shown!.pages.has(lastPage.file))
        pageOf(newest, lastPage.file);
    });
  }

  /**
   * After a mistake, a new file may be the one that was missing. While the site is made, its
   * files are not known yet.
   */
  const mayMatter = (files: readonly string[]): boolean =>
    versions.state() !== 'fresh' ||
    touches(files, versions.lastMade().shown!.madeFrom) ||
    hasStyles(files);

  function pageOf({ shown, number: version }: SiteVersion, file: string): Promise<Reply> {
    if (lastPage?.file !== file || lastPage.version !== version)
      lastPage = { file, version, reply: pageReply(shown!, file, version) };
    return lastPage.reply;
  }

  async function failureReply(failure: Failure, shownVersion: number): Promise<Reply> {
    const read = (file: string): string | undefined =>
      ifThere(() => readFileSync(resolve(root, file), 'utf8'));
    return htmlReply(500, failurePage(failure, shownVersion, await browserFiles, read));
  }

  async function pageReply(shown: ShownSite, file: string, shownVersion: number): Promise<Reply> {
    const route = shown.pages.get(file)!;
    const browser = await browserFiles;
    const unlisted = shown.unlistedStyles.filter((style) => !touches([style], program));
    const notes = [
      ...(newProgram === undefined ? [] : [restartNote(newProgram)]),
      ...unlisted.map(
        (style) => `${style} is in none of the site's lists of styles. No page has it.`,
      ),
    ];
    try {
      const body = devPage({ shown, route, version: shownVersion, browser, notes });
      return { ...htmlReply(file === NOT_FOUND ? 404 : 200, body), page: file };
    } catch (error) {
      const failure = failureOf('The page cannot be rendered.', error as Error, code.positionsIn);
      log(failureText(failure));
      return failureReply(failure, shownVersion);
    }
  }

  async function answer(path: string): Promise<Reply> {
    if (path === STREAM_SCRIPT_PATH)
      return { status: 200, type: mediaType(path), body: (await browserFiles).stream };
    const newest = await versions.newest();
    const { shown, failure } = newest;
    const file = shown && fileFor(shown, path);
    if (shown && file !== undefined && shown.files.has(file)) {
      const { types } = shown.site.host(shown.read.content);
      const type = types.find((typed) => typed.path === `/${file}`)?.type ?? mediaType(file);
      return { status: 200, type, body: shown.files.get(file)! };
    }
    if (failure) return failureReply(failure, newest.number);
    return pageOf(newest, file ?? NOT_FOUND);
  }

  return {
    /** Answers a request for a path after all reported changes are applied. */
    answer,
    /** Reports changed files, as paths relative to the project's folder. */
    changed,
    /** Makes open pages load again, though the site is the same. */
    renew: (): void => {
      if (versions.state() === 'stale') return;
      versions.renumber();
      tellVersion(versions.newestNumber());
    },
    /** The site as it is shown; undefined before the first answer, and while it cannot be built. */
    served: (): ShownSite | undefined =>
      versions.lastMade().failure ? undefined : versions.lastMade().shown,
    /** The site's code, even while its content has mistakes. */
    definition: (): SiteDefinition | undefined => versions.lastMade().definition,
    version: versions.newestNumber,
  };
}

const restartNote = (file: string): string =>
  `${file} belongs to this program, which runs as it was. ` +
  'Stop it and start it again to see the change.';

const hasStyles = (files: readonly string[]): boolean =>
  files.some((file) => file.endsWith('.css'));

const NOT_FOUND = NOT_FOUND_PATH.slice(1);

/** Finds a file like a host: pages have no .html in their address. */
function fileFor({ outline }: ShownSite, path: string): string | undefined {
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
