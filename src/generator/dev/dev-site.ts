import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lookup } from 'mrmime';
import { ifThere } from '../if-there.ts';
import type { OpenOptions } from '../open-site.ts';
import { NOT_FOUND_PATH } from '../paths.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { devPage, failurePage, styleExchanges } from './dev-pages.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import type { ModuleRegistry } from './module-registry.ts';
import { type Moment, openMoment } from './moment.ts';
import type { NewVersion } from './page-script.ts';
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

/**
 * Answers requests for a site from memory. After a change, it makes again only what depends on the changed files, and it
 * renders a page on request. As long as there is an error, every page is the error page.
 */
export function devSite({ modules, entry, tell, ...options }: DevSiteOptions): DevSite {
  const { root, log, now } = options;
  /** The version of the last save. After a restart, it is another one than any before. */
  let saved = now().getTime();
  /** The version that the moment or the failure shows. */
  let made: number | undefined;
  /** What was saved since the moment was made. */
  let changed: readonly string[] = [];
  let moment: Moment | undefined;
  let definition: SiteDefinition | undefined;
  let failure: Failure | undefined;
  const version = (): string => String(saved);

  async function open(changes: readonly string[]): Promise<Moment> {
    const { exports, files: codeFiles } = await modules.load(entry.file, changes);
    const site = exports[entry.name] as SiteDefinition;
    definition = site;
    return openMoment({ site, codeFiles, changes, last: moment }, options);
  }

  async function refresh(): Promise<void> {
    if (made === saved) return;
    const save = saved;
    const changes = changed;
    changed = [];
    try {
      moment = await open(changes);
      if (failure) log('The mistake is fixed.');
      failure = undefined;
    } catch (error) {
      changed = [...changes, ...changed];
      // A file may have been read before all of it was written.
      if (saved > save) return;
      failure = failureOf('The site cannot be built.', error, modules.placesIn);
      log(failureText(failure));
    }
    made = save;
  }
  let ready = refresh();

  /** Tells pages what to exchange after a change of style sheets only. */
  function tellStyles(before: Moment, from: string): void {
    // Pages have been told of a later change.
    if (made !== saved) return;
    const styles = failure || !moment ? undefined : styleExchanges(before, moment);
    tell({ to: version(), ...(styles ? { from, styles } : { markup: true }) });
  }

  const failed = (why: Failure): Answer =>
    html(
      500,
      failurePage(why, version(), (file) =>
        ifThere(() => readFileSync(resolve(root, file), 'utf8')),
      ),
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
      while (made !== saved) await ready;
      const file = moment && fileFor(moment, path);
      if (moment && file !== undefined && moment.files.has(file)) {
        const typed = moment.site.host(moment.content).types.find((one) => one.path === `/${file}`);
        return {
          status: 200,
          type: typed?.type ?? contentType(file),
          body: moment.files.get(file)!,
        };
      }
      if (failure) return failed(failure);
      return pageAnswer(moment!, file ?? NOT_FOUND);
    },
    changed: (files) => {
      // After an error, a new file may be the one that was missing. During a refresh, the sources are not known yet.
      if (made === saved && moment && !failure && !touches(files, moment.sources)) return;
      const others = files.filter((file) => !file.endsWith('.css'));
      const before = made === saved && !failure && others.length === 0 ? moment : undefined;
      const from = version();
      saved += 1;
      changed = [...changed, ...files];
      const markup = moment && !touches(others, [...moment.bundle.inputs, 'public']);
      // The browser asks for the page while it is made.
      if (!before) tell({ to: version(), ...(markup && { markup }) });
      // Refreshes run one after another. The next one includes all changes so far, so those queued after it do nothing.
      ready = ready.then(refresh);
      if (before) void ready.then(() => tellStyles(before, from));
    },
    served: () => (failure ? undefined : moment),
    definition: () => definition,
    version,
  };
}

const NOT_FOUND = NOT_FOUND_PATH.slice(1);

/** Finds a file like a host: pages have no .html in their address. */
function fileFor({ facts }: Moment, path: string): string | undefined {
  const name = path.replace(/^\/+|\/+$/g, '');
  return [name, name === '' ? 'index.html' : `${name}/index.html`].find((file) =>
    facts.files.has(file),
  );
}

/** The media type of a file, by its extension. All texts are in UTF-8. */
function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

const html = (status: number, body: string): Answer => ({
  status,
  type: contentType('.html'),
  body,
});
