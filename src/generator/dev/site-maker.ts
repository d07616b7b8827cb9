import { relative, sep } from 'node:path';
import { bundle } from '../assets/bundle.ts';
import { prepareSite } from '../build.ts';
import type { PreparedSite, PrepareOptions } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import type { LoadedSite, SiteModules } from './site-modules.ts';
import { touchesAny } from './touches-any.ts';

export type ServedSite = PreparedSite & {
  site: SiteDefinition;
  /** The files and folders that it is made of, relative to the root. */
  madeFrom: readonly string[];
};

/** The result of a version: the site, or what prevents it and the last site that could be made. */
type DevResult = { version: number } & (
  { failure?: undefined; served: ServedSite } | { failure: Failure; served?: ServedSite }
);

/** Makes a site, and makes it again after each change of its files. */
export function siteMaker(modules: SiteModules, options: PrepareOptions) {
  /** Changed files that no successful or running build has read yet. */
  let changedFiles: readonly string[] = [];
  let lastResult: DevResult | undefined;
  let definition: SiteDefinition | undefined;
  let newestVersion = options.now().getTime();
  let pendingResult = makeNewest();

  async function makeNewest(): Promise<DevResult> {
    while (lastResult?.version !== newestVersion) {
      const [version, changed] = [newestVersion, changedFiles];
      changedFiles = [];
      try {
        lastResult = { version, served: await make(changed) };
      } catch (error) {
        changedFiles = [...changed, ...changedFiles];
        // A newer change may mean that a file was read before all of it was written: try again.
        if (newestVersion === version) fail(version, error);
      }
    }
    return lastResult;
  }

  async function make(changed: readonly string[]) {
    const code = await modules.loadSite(changed);
    definition = code.site;
    const served = await makeServedSite(code, changed, lastResult?.served, options);
    if (lastResult?.failure) options.log('The mistake is fixed.');
    return served;
  }

  function fail(version: number, error: unknown) {
    const failure = failureOf('The site cannot be built.', error, modules);
    options.log(failureText(failure));
    lastResult = { version, failure, served: lastResult?.served };
  }

  return {
    newestResult: () => pendingResult,

    /** Makes the site again: these files may have changed. */
    remake(files: readonly string[]) {
      changedFiles = [...changedFiles, ...files];
      newestVersion += 1;
      pendingResult = pendingResult.then(makeNewest);
    },

    get lastResult() {
      return lastResult;
    },

    /** The site's code; undefined until it compiles. */
    get definition() {
      return definition;
    },

    /** Increases with each change, and from one start of the server to the next. */
    get newestVersion() {
      return newestVersion;
    },
  };
}

/** Makes the site again after files changed. Reuses the unaffected parts of `lastSite`. */
async function makeServedSite(
  { site, codeFiles }: LoadedSite,
  changed: readonly string[],
  lastSite: ServedSite | undefined,
  options: PrepareOptions,
): Promise<ServedSite> {
  const { root, contentPath } = options;
  // As in reports of changes.
  const folder = relative(root, contentPath).split(sep).join('/');
  const isSame = (path: string) => !touchesAny(changed, [path]);
  const entries = [...(lastSite?.bundle.entries ?? [])];
  const sameEntries = entries.filter(([, { inputs }]) => !touchesAny(changed, inputs));
  const bundled = await bundle(root, site.browserCode, new Map(sameEntries));
  const isSameContent = isSame(folder) && site.contentModel === lastSite?.site.contentModel;
  const prepared = await prepareSite(
    site,
    { ...options, development: true },
    {
      bundle: bundled,
      loadedContent: isSameContent ? lastSite?.loadedContent : undefined,
      photos: isSame(`${folder}/images`) ? lastSite?.photos : undefined,
      publicFiles: isSame('public') ? lastSite?.publicFiles : undefined,
    },
  );
  const browserFiles = [...bundled.entries.values()].flatMap(({ inputs }) => [...inputs]);
  return { ...prepared, site, madeFrom: [...codeFiles, ...browserFiles, folder, 'public'] };
}
