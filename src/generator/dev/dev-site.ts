import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lookup } from 'mrmime';
import { styled } from '../assets/styled.ts';
import { inspect } from '../check/check.ts';
import { describeFaults } from '../check/describe-faults.ts';
import type { SiteFacts } from '../check/page.ts';
import { crawlerFiles } from '../hosts/crawler-files.ts';
import { ifThere } from '../if-there.ts';
import { type OpenOptions, type OpenSite, openSite } from '../open-site.ts';
import { NOT_FOUND_PATH } from '../paths.ts';
import { formatMistake } from '../mistake.ts';
import { pageFiles, renderRoute } from '../render/render.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { Route, Site } from '../site.ts';
import { devPage, failurePage, SCRIPT_PATH } from './dev-pages.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { fileChanges, touches } from './file-changes.ts';
import { keptSteps } from './kept-steps.ts';
import type { NewVersion } from './page-script.ts';
import type { ModuleRegistry } from './module-registry.ts';
import { inOwnElements, styleExchanges } from './page-styles.ts';

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
  /** Files and folders that it was made from. */
  sources: readonly string[];
  pages: ReadonlyMap<string, Route>;
  facts: SiteFacts;
};

/**
 * Answers requests for a site from memory. After a change, it rebuilds only what depends on the changed files, and it
 * renders a page on request. As long as there is an error, every page is the error page.
 */
export function devSite({ modules, entry, tell, ...options }: DevSiteOptions): DevSite {
  const { root, log, now } = options;
  const session = now().getTime();
  const changes = fileChanges();
  const versionAt = (change: number): string => `${session}.${change}`;
  const rendered = new WeakMap<Route, string>();
  const steps = keptSteps(changes);
  let moment: Moment | undefined;
  let definition: SiteDefinition | undefined;
  let failure: Failure | undefined;
  /** The version of the moment or the failure. */
  let version = 'none yet';
  /** The last change for which open pages reload. */
  let announced = 0;

  async function open(): Promise<Moment> {
    const code = await modules.load(entry.file, changes);
    const site = code.exports[entry.name] as SiteDefinition;
    definition = site;
    const opened = await openSite(site, { ...options, development: true }, steps);
    const { content, routes, bundle } = opened;
    const { origin } = site.host(content);
    const pages = pageFiles(routes);
    const files: Site = new Map([...opened.files, ...site.files(content), ...crawlerFiles(origin, routes)]);
    const facts = { origin, routes, files: new Set([...pages.keys(), ...files.keys()]) };
    const sources = [...code.files, ...bundle.inputs, 'content', 'public'];
    return { ...opened, site, sources, pages, files, facts };
  }

  async function refresh(): Promise<void> {
    const change = changes.count();
    if (version === versionAt(change)) return;
    const [before, failed] = [moment, failure];
    try {
      moment = await open();
      failure = undefined;
      if (failed) log('The mistake is fixed.');
    } catch (error) {
      // A file may have been read before all of it was written.
      if (changes.count() > change) return;
      failure = failureOf('The site cannot be built.', error, modules.placesIn);
      log(failureText(failure));
    }
    const from = version;
    version = versionAt(change);
    const styles = before && !failed && !failure ? styleExchanges(before, moment!) : undefined;
    if (change > announced) tell({ from, to: version, styles });
  }
  let ready = refresh();

  const failed = (why: Failure): Answer =>
    html(
      500,
      failurePage(why, version, (file) => ifThere(() => readFileSync(resolve(root, file), 'utf8'))),
    );

  function pageAnswer(current: Moment, file: string): Answer {
    const route = current.pages.get(file)!;
    try {
      const unstyled = rendered.get(route) ?? renderRoute(route);
      rendered.set(route, unstyled);
      const page = styled(unstyled, inOwnElements(current.styles));
      const script = String(current.files.get(SCRIPT_PATH.slice(1)));
      const { widgets } = current.site;
      const body = devPage(page, version, notesOn(current, route, page), { script, widgets });
      return { ...html(file === NOT_FOUND ? 404 : 200, body), page: file };
    } catch (error) {
      const why = failureOf('The page cannot be rendered.', error, modules.placesIn);
      log(failureText(why));
      return failed(why);
    }
  }

  return {
    answer: async (path) => {
      while (version !== versionAt(changes.count())) await ready;
      const file = moment && fileFor(moment, path);
      if (moment && file !== undefined && moment.files.has(file)) {
        const typed = moment.site.host(moment.content).types.find((one) => one.path === `/${file}`);
        return { status: 200, type: typed?.type ?? contentType(file), body: moment.files.get(file)! };
      }
      if (failure) return failed(failure);
      return pageAnswer(moment!, file ?? NOT_FOUND);
    },
    changed: (files) => {
      const isCurrent = version === versionAt(changes.count());
      // After an error, a new file may be the one that was missing. During a refresh, the sources are not known yet.
      if (isCurrent && moment && !failure && !touches(files, moment.sources)) return;
      changes.add(files);
      if (!files.every((file) => file.endsWith('.css') && moment?.bundle.inputs.has(file))) {
        // The browser asks for the page while it is made. Only styles are sent when they are ready, without a reload.
        announced = changes.count();
        const markup = moment && !touches(files, [...moment.bundle.inputs, 'public']);
        tell({ to: versionAt(announced), ...(markup && { markup }) });
      }
      // Refreshes run one after another. The next one includes all changes so far, so those queued after it do nothing.
      ready = ready.then(refresh, refresh);
    },
    served: () => (failure ? undefined : moment),
    definition: () => definition,
    version: () => versionAt(changes.count()),
  };
}

const NOT_FOUND = NOT_FOUND_PATH.slice(1);

function notesOn({ facts, site, findWritten }: Moment, route: Route, page: string): string[] {
  if (route.kind !== 'page') return [];
  const inspection = inspect(facts, site.checks);
  inspection.checkPage(route, page);
  return describeFaults(inspection.faultsSoFar(), facts.origin, findWritten).map(formatMistake);
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
