import { resolve } from 'node:path';
import { mediaType } from '../base/media-type.ts';
import type { PrepareOptions } from '../prepared-site.ts';
import { NOT_FOUND_PATH } from '../base/page-path.ts';
import { renderPage } from '../render.ts';
import { pageScript, readBrowserFiles } from './browser-files.ts';
import { type Failure, failureOf, failurePage, failureText } from './failure.ts';
import type { SiteModules } from './site-modules.ts';
import { type ServedSite, siteMaker } from './site-maker.ts';
import { touchesAny } from './touches-any.ts';

/** The answer to a request. Only a page of the site has an `outputFile`. */
type Reply = { status: number; type: string; body: string | Uint8Array; outputFile?: string };

export type DevSiteOptions = PrepareOptions & {
  modules: SiteModules;
  generatorFolder: string;
  /** Folders and files of this program's own code: a change there needs a restart. */
  programFolders: readonly string[];
  /** Tells open pages the version after a change. */
  sendVersion: (version: number) => void;
};

/**
 * A site in development. It answers requests from memory, and renders a page on request. As long as
 * there is a mistake, every page shows it.
 */
export function devSite(options: DevSiteOptions) {
  const { root, modules, programFolders, log, sendVersion } = options;
  const maker = siteMaker(modules, options);
  const readingFiles = readBrowserFiles(resolve(root, options.generatorFolder));

  /**
   * Whether changed files may affect the site. After a mistake any file may, for it may be the
   * missing one. So may any while the site is made: its files are not known yet.
   */
  function mayAffectSite(files: readonly string[]) {
    const { lastResult, newestVersion } = maker;
    const isUpToDate = lastResult?.version === newestVersion && !lastResult.failure;
    return !isUpToDate || touchesAny(files, lastResult.served.madeFrom);
  }

  const failureReply = async (failure: Failure, version: number) =>
    htmlReply(500, failurePage(failure, version, await readingFiles, root));

  async function pageReply(served: ServedSite, file: string, version: number): Promise<Reply> {
    const route = served.routesByFile.get(file)!;
    const script = pageScript(await readingFiles, version);
    try {
      const html = renderPage(route, served);
      const body = html.replace('</body>', () => `${script}</body>`);
      return { ...htmlReply(file === NOT_FOUND ? 404 : 200, body), outputFile: file };
    } catch (error) {
      const failure = failureOf('The page cannot be rendered.', error, modules);
      log(failureText(failure));
      return failureReply(failure, version);
    }
  }

  return {
    get newestVersion() {
      return maker.newestVersion;
    },

    /** The site that is shown; undefined before it is made, and while a mistake prevents it. */
    get served() {
      const { lastResult } = maker;
      return lastResult?.failure ? undefined : lastResult?.served;
    },

    /** The site's code, even while its content has mistakes. */
    get definition() {
      return maker.definition;
    },

    /** Reports changed files, as paths relative to the project's folder. */
    reportChanges(files: readonly string[]) {
      const programFile = files.find((file) => touchesAny([file], programFolders));
      if (programFile !== undefined) log(restartNote(programFile));
      if (!mayAffectSite(files)) return;
      maker.remake(files);
      sendVersion(maker.newestVersion);
    },

    /** Answers a request for a path after all reported changes are applied. */
    async answer(path: string): Promise<Reply> {
      const { served, failure, version } = await maker.newestResult();
      const file = served && fileFor(served, path);
      if (file !== undefined && served?.files.has(file)) {
        return { status: 200, type: mediaType(file), body: served.files.get(file)! };
      }
      if (failure) return failureReply(failure, version);
      return pageReply(served, file ?? NOT_FOUND, version);
    },
  };
}

export type DevSite = ReturnType<typeof devSite>;

const restartNote = (file: string) =>
  `${file} belongs to this program, which runs as it was. ` +
  'Stop it and start it again to see the change.';

const NOT_FOUND = NOT_FOUND_PATH.slice(1);

/** Finds a file like a host: pages have no .html in their address. */
function fileFor({ routesByFile, files }: ServedSite, path: string): string | undefined {
  const name = path.replace(/^\/+|\/+$/g, '');
  return [name, name === '' ? 'index.html' : `${name}/index.html`].find(
    (file) => routesByFile.has(file) || files.has(file),
  );
}

const htmlReply = (status: number, body: string): Reply => ({
  status,
  type: mediaType('.html'),
  body,
});
