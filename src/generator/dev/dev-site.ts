import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lookup } from 'mrmime';
import { type Bundle, bundle } from '../assets/bundle.ts';
import { readPublicFiles } from '../assets/public-files.ts';
import type { SiteFacts } from '../check/page.ts';
import { crawlerFiles } from '../hosts/crawler-files.ts';
import { ifThere } from '../if-there.ts';
import { assembleSite, contentFolder, type OpenOptions, type OpenSite, type Parts, photoIo } from '../open-site.ts';
import { NOT_FOUND_PATH } from '../paths.ts';
import { preparePhotos } from '../pictures/photos.ts';
import { keptTexts } from '../read/kept-texts.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { type ReadContent, readContent } from '../read/read-content.ts';
import { pageFiles } from '../render/render.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { Route, Site } from '../site.ts';
import { devPage, failurePage, SCRIPT_PATH, styleExchanges } from './dev-pages.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import type { NewVersion } from './page-script.ts';
import type { ModuleRegistry } from './module-registry.ts';
import { touches } from './watch-folders.ts';

/** An answer to a request. `page` is the output file of a page of the site. */
export type Answer = { status: number; type: string; body: string | Uint8Array; page?: string };

export type DevSiteOptions = Omit<OpenOptions, 'content' | 'development'> & {
  /** The site's code: its modules, and which of them exports the site definition, under which name. */
  modules: ModuleRegistry;
  entry: { file: string; name: string };
  /** Tells open pages of each change. */
  tell: (version: NewVersion) => void;
};

/** A site in development. */
export type DevSite = {
  /** Answers a request for a path after all reported changes are applied. */
  answer: (path: string) => Promise<Answer>;
  /** Reports changed files, as paths relative to the project's folder. */
  changed: (files: readonly string[]) => void;
  /** The site as it is served; undefined before the first answer, and while it cannot be built. */
  served: () => Moment | undefined;
  /** The site's code, even while its content has mistakes. */
  definition: () => SiteDefinition | undefined;
  /** A text that differs after each change. */
  version: () => string;
};

/** The site at one moment: its sources, and its files by name. */
export type Moment = OpenSite & {
  site: SiteDefinition;
  /** What was read and drawn for it. */
  parts: Parts;
  /** Files and folders that it was made from. */
  sources: readonly string[];
  pages: ReadonlyMap<string, Route>;
  facts: SiteFacts;
};

/**
 * Answers requests for a site from memory. After a change, it makes again only what depends on the changed files, and it
 * renders a page on request. As long as there is an error, every page is the error page.
 */
export function devSite({ modules, entry, tell, ...options }: DevSiteOptions): DevSite {
  const { root, log, now } = options;
  const session = now().getTime();
  const parsed = keptTexts(parseYaml);
  let saves = 0;
  /** The number of saves before the moment or the failure was made. */
  let made = -1;
  /** What was saved since the moment was made. */
  let changed: readonly string[] = [];
  let moment: Moment | undefined;
  let definition: SiteDefinition | undefined;
  let failure: Failure | undefined;
  const version = (): string => `${session}.${saves}`;

  /** The site after some changes since the last moment. */
  async function open(changes: readonly string[]): Promise<Moment> {
    const last = moment;
    const code = await modules.load(entry.file, changes);
    const site = code.exports[entry.name] as SiteDefinition;
    definition = site;
    const unchanged = new Map([...(last?.bundle.entries ?? [])].filter(([, { inputs }]) => !touches(changes, inputs)));
    const [bundled, parts] = await Promise.all([bundle(root, site.code, unchanged), readAgain(site, changes, last)]);
    const opened = assembleSite(site, { ...options, development: true }, withScriptAt(SCRIPT_PATH, bundled), parts);
    const { content, routes } = opened;
    const { origin } = site.host(content);
    const pages = pageFiles(routes);
    const files: Site = new Map([...opened.files, ...site.files(content), ...crawlerFiles(origin, routes)]);
    const facts = { origin, routes, files: new Set([...pages.keys(), ...files.keys()]) };
    const sources = [...code.files, ...bundled.inputs, 'content', 'public'];
    return { ...opened, bundle: bundled, site, parts, sources, pages, files, facts };
  }

  /** What is read and drawn. What no change touches stays as in the last moment. */
  async function readAgain(site: SiteDefinition, changes: readonly string[], last?: Moment): Promise<Parts> {
    const unless = (folder: string): Parts | undefined => (touches(changes, [folder]) ? undefined : last?.parts);
    const sameContent = site.content === last?.site.content ? unless('content') : undefined;
    const read = sameContent?.read ?? (await readNow(site));
    return {
      read,
      photos: unless('content/images')?.photos ?? (await preparePhotos(read.images, photoIo(read, options))),
      publicFiles: unless('public')?.publicFiles ?? readPublicFiles(join(root, 'public')),
      drawings: sameContent && site.drawings === last?.site.drawings ? sameContent.drawings : site.drawings(read.content),
    };
  }

  function readNow(site: SiteDefinition): Promise<ReadContent> {
    parsed.nextRound();
    return readContent(site, contentFolder(options), parsed.make);
  }

  async function refresh(): Promise<void> {
    if (made === saves) return;
    const save = saves;
    const changes = changed;
    changed = [];
    try {
      moment = await open(changes);
      if (failure) log('The mistake is fixed.');
      failure = undefined;
    } catch (error) {
      changed = [...changes, ...changed];
      // A file may have been read before all of it was written.
      if (saves > save) return;
      failure = failureOf('The site cannot be built.', error, modules.placesIn);
      log(failureText(failure));
    }
    made = save;
  }
  let ready = refresh();

  /** Tells pages what to exchange after a change of style sheets only. */
  function tellStyles(before: Moment, from: string): void {
    // Pages have been told of a later change.
    if (made !== saves) return;
    const styles = failure || !moment ? undefined : styleExchanges(before, moment);
    tell({ to: version(), ...(styles ? { from, styles } : { markup: true }) });
  }

  const failed = (why: Failure): Answer =>
    html(
      500,
      failurePage(why, version(), (file) => ifThere(() => readFileSync(resolve(root, file), 'utf8'))),
    );

  function pageAnswer(current: Moment, file: string): Answer {
    const route = current.pages.get(file)!;
    try {
      const body = devPage(current, route, version());
      return { ...html(file === NOT_FOUND ? 404 : 200, body), page: file };
    } catch (error) {
      const why = failureOf('The page cannot be rendered.', error, modules.placesIn);
      log(failureText(why));
      return failed(why);
    }
  }

  return {
    answer: async (path) => {
      while (made !== saves) await ready;
      const file = moment && fileFor(moment, path);
      if (moment && file !== undefined && moment.files.has(file)) {
        const typed = moment.site.host(moment.content).types.find((one) => one.path === `/${file}`);
        return { status: 200, type: typed?.type ?? contentType(file), body: moment.files.get(file)! };
      }
      if (failure) return failed(failure);
      return pageAnswer(moment!, file ?? NOT_FOUND);
    },
    changed: (files) => {
      // After an error, a new file may be the one that was missing. During a refresh, the sources are not known yet.
      if (made === saves && moment && !failure && !touches(files, moment.sources)) return;
      const others = files.filter((file) => !file.endsWith('.css'));
      const before = made === saves && !failure && others.length === 0 ? moment : undefined;
      const from = version();
      saves += 1;
      changed = [...changed, ...files];
      const markup = moment && !touches(others, [...moment.bundle.inputs, 'public']);
      // The browser asks for the page while it is made.
      if (!before) tell({ to: version(), ...(markup && { markup }) });
      // Refreshes run one after another. The next one includes all changes so far, so those queued after it do nothing.
      ready = ready.then(refresh, refresh);
      if (before) void ready.then(() => tellStyles(before, from));
    },
    served: () => (failure ? undefined : moment),
    definition: () => definition,
    version,
  };
}

const NOT_FOUND = NOT_FOUND_PATH.slice(1);

/** The bundle with its script at another address, which stays the same when the script changes. */
function withScriptAt(path: string, bundled: Bundle): Bundle {
  const script = bundled.files.get(bundled.script.slice(1))!;
  return { ...bundled, script: path, files: new Map([...bundled.files, [path.slice(1), script]]) };
}

/** Finds a file like a host: pages have no .html in their address. */
function fileFor({ facts }: Moment, path: string): string | undefined {
  const name = path.replace(/^\/+|\/+$/g, '');
  return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) => facts.files.has(file));
}

/** The media type of a file, by its extension. All texts are in UTF-8. */
function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

const html = (status: number, body: string): Answer => ({ status, type: contentType('.html'), body });
