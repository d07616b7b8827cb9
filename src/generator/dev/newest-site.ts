import type { PrepareOptions } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { makeShownSite, type ShownSite } from './shown-site.ts';
import type { SiteCode } from './site-code.ts';

/**
 * What was made of a version: the site, or what prevents it and the last site that could be made.
 */
export type Snapshot = {
  version: number;
  definition?: SiteDefinition;
  shown?: ShownSite;
  failure?: Failure;
};

/** Makes a site, and makes it again after each change of its files. */
export function newestSite(code: SiteCode, options: Omit<PrepareOptions, 'development'>) {
  const { log, now } = options;
  let wantedVersion = now().getTime();
  /** What was saved since `latest` was made. */
  let changes: readonly string[] = [];
  let latest: Snapshot = { version: 0 };

  const state = (): 'fresh' | 'stale' | 'failed' =>
    latest.version !== wantedVersion ? 'stale' : latest.failure ? 'failed' : 'fresh';

  async function makeWanted(): Promise<Snapshot> {
    while (state() === 'stale') {
      const [version, taken] = [wantedVersion, changes];
      changes = [];
      try {
        const loaded = await code.load(taken);
        latest = { ...latest, definition: loaded.site };
        const shown = await makeShownSite(loaded, taken, latest.shown, options);
        if (latest.failure) log('The mistake is fixed.');
        latest = { version, definition: loaded.site, shown };
      } catch (error) {
        changes = [...taken, ...changes];
        // A file may have been read before all of it was written.
        if (wantedVersion > version) continue;
        const failure = failureOf('The site cannot be built.', error, code.placesIn);
        log(failureText(failure));
        latest = { ...latest, version, failure };
      }
    }
    return latest;
  }
  let making = makeWanted();

  return {
    /** The newest version, once it is made. */
    made: (): Promise<Snapshot> => making,
    /** What was made last. */
    latest: (): Snapshot => latest,
    state,
    /** A number that rises with each change, also when the server is started again. */
    version: (): number => wantedVersion,
    /** Makes a new version, in which these files may be others. */
    change(files: readonly string[]): void {
      changes = [...changes, ...files];
      wantedVersion += 1;
      making = making.then(makeWanted);
    },
    /** Gives the same site a new version. */
    renumber(): void {
      wantedVersion += 1;
      latest = { ...latest, version: wantedVersion };
      making = Promise.resolve(latest);
    },
  };
}
