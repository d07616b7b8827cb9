import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentType } from '../content-type.ts';
import { keptTexts } from '../content/kept-texts.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { ifThere } from '../if-there.ts';
import type { OpenOptions } from '../open-site.ts';
import { NOT_FOUND_PATH } from '../paths.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { readBrowserFiles, STREAM_SCRIPT_PATH } from './browser-files.ts';
import { devPage } from './dev-page.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { failurePage } from './failure-page.ts';
import { makeShownSite, type ShownSite } from './shown-site.ts';
import type { SiteCode } from './site-code.ts';
import { touches } from './watch-folders.ts';

/** An answer to a request. `page` is the output file of a page of the site. */
export type Answer = { status: number; type: string; body: string | Uint8Array; page?: string };

export type DevSiteOptions = Omit<OpenOptions, 'development'> & {
  code: SiteCode;
  /** The generator's own folder. */
  generator: string;
  /** Folders of the code that runs: it must be started again after a change there. */
  program?: readonly string[];
  /** Tells open pages of a new version. */
  tell: (version: number) => void;
};

/** A site in development. */
export type DevSite = {
  /** Answers a request for a path after all reported changes are applied. */
  answer: (path: string) => Promise<Answer>;
  /** Reports changed files, as paths relative to the project's folder. */
  changed: (files: readonly string[]) => void;
  /** Makes open pages load again, though the site is the same. */
  renew: () => void;
  /** The site as it is shown; undefined before the first answer, and while it cannot be built. */
  served: () => ShownSite | undefined;
  /** The site's code, even while its content has mistakes. */
  definition: () => SiteDefinition | undefined;
  /** A number that rises with each change, also when the server is started again. */
  version: () => number;
};

/**
 * What was made of a version: the site, or what prevents it and the last site that could be made.
 */
type Made = {
  version: number;
  definition?: SiteDefinition;
  shown?: ShownSite;
  failure?: Failure;
};

/**
 * Answers requests for a site from memory. After a change, it makes the site again, and it renders
 * a page on request. As long as there is a mistake, every page shows it.
 */
export function devSite({
  code,
  generator,
  program = [],
  tell,
  ...options
}: DevSiteOptions): DevSite {
  const { root, log, now } = options;
  const parsed = keptTexts(parseYaml);
  const browserFiles = readBrowserFiles(resolve(root, generator));
  let version = now().getTime();
  /** What was saved since `lastMade` was made. */
  let changes: readonly string[] = [];
  let lastMade: Made = { version: 0 };
  /** The file of the program that changed while it runs. */
  let newProgram: string | undefined;
  /** The page that was made last. After a change, the browser asks for it again. */
  let page: { file: string; version: number; answer: Promise<Answer> } | undefined;

  const state = (): 'fresh' | 'stale' | 'failed' =>
    lastMade.version !== version ? 'stale' : lastMade.failure ? 'failed' : 'fresh';

  /** Makes the newest version. */
  async function make(): Promise<Made> {
    if (state() !== 'stale') return lastMade;
    const [versionMade, changesMade] = [version, changes];
    changes = [];
    try {
      const loaded = await code.load(changesMade);
      lastMade = { ...lastMade, definition: loaded.site };
      parsed.nextRound();
      const shown = await makeShownSite(loaded, changesMade, lastMade.shown, options, parsed.make);
      if (lastMade.failure) log('The mistake is fixed.');
      lastMade = { version: versionMade, definition: loaded.site, shown };
    } catch (error) {
      changes = [...changesMade, ...changes];
      // A file may have been read before all of it was written.
      if (version > versionMade) return make();
      const failure = failureOf('The site cannot be built.', error, code.placesIn);
      log(failureText(failure));
      lastMade = { ...lastMade, version: versionMade, failure };
    }
    return make();
  }
  let current = make();

  function changed(files: readonly string[]): void {
    const ofProgram = files.find((file) => touches([file], program));
    if (ofProgram !== undefined) log(restartNote((newProgram = ofProgram)));
    // After a mistake, a new file may be the one that was missing. While the site is made, its
    // sources are not known yet.
    else if (state() === 'fresh' && !touches(files, lastMade.shown!.sources) && !hasStyles(files))
      return;
    changes = [...changes, ...files];
    version += 1;
    // The browser asks for the page while it is made.
    tell(version);
    current = current.then(make);
    // While the browser gets ready to load the page again.
    void current.then((made) => {
      if (!made.failure && page && made.shown!.pages.has(page.file)) pageOf(made, page.file);
    });
  }

  function pageOf({ shown, version: shownVersion }: Made, file: string): Promise<Answer> {
    if (page?.file !== file || page.version !== shownVersion)
      page = { file, version: shownVersion, answer: pageAnswer(shown!, file, shownVersion) };
    return page.answer;
  }

  async function failed(why: Failure, shownVersion: number): Promise<Answer> {
    const read = (file: string): string | undefined =>
      ifThere(() => readFileSync(resolve(root, file), 'utf8'));
    return html(500, failurePage(why, shownVersion, await browserFiles, read));
  }

  async function pageAnswer(shown: ShownSite, file: string, shownVersion: number): Promise<Answer> {
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
      return { ...html(file === NOT_FOUND ? 404 : 200, body), page: file };
    } catch (error) {
      const why = failureOf('The page cannot be rendered.', error, code.placesIn);
      log(failureText(why));
      return failed(why, shownVersion);
    }
  }

  async function answer(path: string): Promise<Answer> {
    if (path === STREAM_SCRIPT_PATH)
      return { status: 200, type: contentType(path), body: (await browserFiles).stream };
    const made = await current;
    const { shown, failure } = made;
    const file = shown && fileFor(shown, path);
    if (shown && file !== undefined && shown.files.has(file)) {
      const { types } = shown.site.host(shown.content);
      const type = types.find((one) => one.path === `/${file}`)?.type ?? contentType(file);
      return { status: 200, type, body: shown.files.get(file)! };
    }
    if (failure) return failed(failure, made.version);
    return pageOf(made, file ?? NOT_FOUND);
  }

  return {
    answer,
    changed,
    renew: () => {
      if (state() === 'stale') return;
      version += 1;
      lastMade = { ...lastMade, version };
      current = Promise.resolve(lastMade);
      tell(version);
    },
    served: () => (lastMade.failure ? undefined : lastMade.shown),
    definition: () => lastMade.definition,
    version: () => version,
  };
}

const restartNote = (file: string): string =>
  `${file} belongs to this program, which runs as it was. ` +
  'Stop it and start it again to see the change.';

const hasStyles = (files: readonly string[]): boolean =>
  files.some((file) => file.endsWith('.css'));

const NOT_FOUND = NOT_FOUND_PATH.slice(1);

/** Finds a file like a host: pages have no .html in their address. */
function fileFor({ facts }: ShownSite, path: string): string | undefined {
  const name = path.replace(/^\/+|\/+$/g, '');
  return [name, name === '' ? 'index.html' : `${name}/index.html`].find((file) =>
    facts.files.has(file),
  );
}

const html = (status: number, body: string): Answer => ({
  status,
  type: contentType('.html'),
  body,
});
