import type { PrepareOptions } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { makeServedSite, type ServedSite } from './served-site.ts';
import type { LoadableSite } from './site-modules.ts';

/**
 * What was made of a version of the site: the site, or what prevents it and the last one that could
 * be made.
 */
type SiteVersion = { number: number } & (
  { failure?: undefined; served: ServedSite } | { failure: Failure; served?: ServedSite }
);

/** Makes a site, and makes it again after each change of its files. */
export class SiteVersions {
  readonly #modules: LoadableSite;
  readonly #options: PrepareOptions;
  /** What was saved since `lastMade` was made. */
  #changes: readonly string[] = [];
  #making: Promise<SiteVersion>;
  lastMade?: SiteVersion;
  /** The site's code, once it is loaded. */
  definition?: SiteDefinition;
  /** A number that rises with each change, also when the server is started again. */
  newestNumber: number;

  constructor(modules: LoadableSite, options: PrepareOptions) {
    this.#modules = modules;
    this.#options = options;
    this.newestNumber = options.now().getTime();
    this.#making = this.#makeNewest();
  }

  /** The newest version, once it is made. */
  newest(): Promise<SiteVersion> {
    return this.#making;
  }

  /** The site as its files are now; undefined until it is made, and if something prevents it. */
  get fresh(): ServedSite | undefined {
    const { lastMade } = this;
    return lastMade?.number === this.newestNumber && !lastMade.failure
      ? lastMade.served
      : undefined;
  }

  /** Makes a new version of the site, in which these files may have changed. */
  change(files: readonly string[]): void {
    this.#changes = [...this.#changes, ...files];
    this.newestNumber += 1;
    this.#making = this.#making.then(() => this.#makeNewest());
  }

  async #makeNewest(): Promise<SiteVersion> {
    while (this.lastMade?.number !== this.newestNumber) {
      const [number, changes] = [this.newestNumber, this.#changes];
      this.#changes = [];
      try {
        this.lastMade = { number, served: await this.#make(changes) };
      } catch (error) {
        this.#changes = [...changes, ...this.#changes];
        // A file may have been read before all of it was written.
        if (this.newestNumber === number) this.#fail(number, error as Error);
      }
    }
    return this.lastMade;
  }

  async #make(changes: readonly string[]): Promise<ServedSite> {
    const loaded = await this.#modules.loadSite(changes);
    this.definition = loaded.site;
    const served = await makeServedSite(loaded, changes, this.lastMade?.served, this.#options);
    if (this.lastMade?.failure) this.#options.log('The mistake is fixed.');
    return served;
  }

  #fail(number: number, error: Error): void {
    const failure = failureOf('The site cannot be built.', error, this.#modules);
    this.#options.log(failureText(failure));
    this.lastMade = { number, failure, served: this.lastMade?.served };
  }
}
