import type { PrepareOptions } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { makeServedSite, type ServedSite } from './served-site.ts';
import type { LoadableSite } from './site-modules.ts';

/**
 * What was made of a version of the site: the site, or what prevents it and the last one that could
 * be made.
 */
type SiteVersion = {
  number: number;
  definition?: SiteDefinition;
  served?: ServedSite;
  failure?: Failure;
};

/** Makes a site, and makes it again after each change of its files. */
export class SiteVersions {
  readonly #modules: LoadableSite;
  readonly #options: PrepareOptions;
  /** What was saved since `lastMade` was made. */
  #changes: readonly string[] = [];
  #making: Promise<SiteVersion>;
  lastMade: SiteVersion = { number: 0 };
  /** A number that rises with each change, also when the server is started again. */
  newestNumber: number;

  constructor(modules: LoadableSite, options: PrepareOptions) {
    this.#modules = modules;
    this.#options = options;
    this.newestNumber = options.now().getTime();
    this.#making = this.#makeNewest();
  }

  get state(): 'fresh' | 'stale' | 'failed' {
    if (this.lastMade.number !== this.newestNumber) return 'stale';
    return this.lastMade.failure ? 'failed' : 'fresh';
  }

  /** The newest version, once it is made. */
  newest(): Promise<SiteVersion> {
    return this.#making;
  }

  /** Makes a new version of the site, in which these files may have changed. */
  change(files: readonly string[]): void {
    this.#changes = [...this.#changes, ...files];
    this.newestNumber += 1;
    this.#making = this.#making.then(() => this.#makeNewest());
  }

  async #makeNewest(): Promise<SiteVersion> {
    while (this.state === 'stale') {
      const [number, changes] = [this.newestNumber, this.#changes];
      this.#changes = [];
      try {
        await this.#make(number, changes);
      } catch (error) {
        this.#changes = [...changes, ...this.#changes];
        // A file may have been read before all of it was written.
        if (this.newestNumber === number) this.#fail(number, error as Error);
      }
    }
    return this.lastMade;
  }

  async #make(number: number, changes: readonly string[]): Promise<void> {
    const loaded = await this.#modules.loadSite(changes);
    const { site: definition } = loaded;
    this.lastMade = { ...this.lastMade, definition };
    const { served, failure } = this.lastMade;
    const next = await makeServedSite(loaded, changes, served, this.#options);
    if (failure) this.#options.log('The mistake is fixed.');
    this.lastMade = { number, definition, served: next };
  }

  #fail(number: number, error: Error): void {
    const failure = failureOf('The site cannot be built.', error, this.#modules);
    this.#options.log(failureText(failure));
    this.lastMade = { ...this.lastMade, number, failure };
  }
}
