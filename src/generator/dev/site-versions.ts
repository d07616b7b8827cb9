import type { PrepareOptions } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { makeShownSite, type ShownSite } from './shown-site.ts';
import type { SiteCode } from './site-code.ts';

/**
 * What was made of a version of the site: the site, or what prevents it and the last one that could
 * be made.
 */
export type SiteVersion = {
  number: number;
  definition?: SiteDefinition;
  shown?: ShownSite;
  failure?: Failure;
};

/** Makes a site, and makes it again after each change of its files. */
export function siteVersions(code: SiteCode, options: Omit<PrepareOptions, 'development'>) {
  const { log, now } = options;
  let newestNumber = now().getTime();
  /** What was saved since `lastMade` was made. */
  let changes: readonly string[] = [];
  let lastMade: SiteVersion = { number: 0 };

  const state = (): 'fresh' | 'stale' | 'failed' =>
    lastMade.number !== newestNumber ? 'stale' : lastMade.failure ? 'failed' : 'fresh';

  async function makeNewest(): Promise<SiteVersion> {
    while (state() === 'stale') {
      const [number, pending] = [newestNumber, changes];
      changes = [];
      try {
        const loaded = await code.loadSite(pending);
        lastMade = { ...lastMade, definition: loaded.site };
        const shown = await makeShownSite(loaded, pending, lastMade.shown, options);
        if (lastMade.failure) log('The mistake is fixed.');
        lastMade = { number, definition: loaded.site, shown };
      } catch (error) {
        changes = [...pending, ...changes];
        // A file may have been read before all of it was written.
        if (newestNumber > number) continue;
        const failure = failureOf('The site cannot be built.', error as Error, code.positionsIn);
        log(failureText(failure));
        lastMade = { ...lastMade, number, failure };
      }
    }
    return lastMade;
  }
  let making = makeNewest();

  return {
    /** The newest version, once it is made. */
    newest: (): Promise<SiteVersion> => making,
    lastMade: (): SiteVersion => lastMade,
    state,
    /** A number that rises with each change, also when the server is started again. */
    newestNumber: (): number => newestNumber,
    /** Makes a new version, in which these files may be others. */
    change(files: readonly string[]): void {
      changes = [...changes, ...files];
      newestNumber += 1;
      making = making.then(makeNewest);
    },
    /** Gives the same site a new version. */
    renumber(): void {
      newestNumber += 1;
      lastMade = { ...lastMade, number: newestNumber };
      making = Promise.resolve(lastMade);
    },
  };
}
