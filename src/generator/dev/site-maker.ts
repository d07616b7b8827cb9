import type { PrepareOptions } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { makeServedSite, type ServedSite } from './served-site.ts';
import type { LoadableSite } from './site-modules.ts';

/**
 * What was made after the change with this number: the site, or what prevents it and the last one
 * that could be made.
 */
type Made = { change: number } & (
  { failure?: undefined; served: ServedSite } | { failure: Failure; served?: ServedSite }
);

/** Makes a site, and makes it again after each change of its files. */
export class SiteMaker {
  readonly #modules: LoadableSite;
  readonly #options: PrepareOptions;
  /** The files that were saved since `lastMade` was made. */
  #changed: readonly string[] = [];
  #making: Promise<Made>;
  lastMade?: Made;
  /** The site's code, once it is loaded. */
  definition?: SiteDefinition;
  /** A number that rises with each change, also when the server is started again. */
  newestChange: number;

  constructor(modules: LoadableSite, options: PrepareOptions) {
    this.#modules = modules;
    this.#options = options;
    this.newestChange = options.now().getTime();
    this.#making = this.#makeNewest();
  }

  /** What is made after the newest change, once it is. */
  newest(): Promise<Made> {
    return this.#making;
  }

  /** The site as its files are now; undefined until it is made, and if something prevents it. */
  get fresh(): ServedSite | undefined {
    const { lastMade } = this;
    return lastMade?.change === this.newestChange && !lastMade.failure
      ? lastMade.served
      : undefined;
  }

  /** Makes the site again: these files may have changed. */
  change(files: readonly string[]): void {
    this.#changed = [...this.#changed, ...files];
    this.newestChange += 1;
    this.#making = this.#making.then(() => this.#makeNewest());
  }

  async #makeNewest(): Promise<Made> {
    while (this.lastMade?.change !== this.newestChange) {
      const [change, changed] = [this.newestChange, this.#changed];
      this.#changed = [];
      try {
        this.lastMade = { change, served: await this.#make(changed) };
      } catch (error) {
        this.#changed = [...changed, ...this.#changed];
        // A file may have been read before all of it was written.
        if (this.newestChange === change) this.#fail(change, error as Error);
      }
    }
    return this.lastMade;
  }

  async #make(changed: readonly string[]): Promise<ServedSite> {
    const loaded = await this.#modules.loadSite(changed);
    this.definition = loaded.site;
    const served = await makeServedSite(loaded, changed, this.lastMade?.served, this.#options);
    if (this.lastMade?.failure) this.#options.log('The mistake is fixed.');
    return served;
  }

  #fail(change: number, error: Error): void {
    const failure = failureOf('The site cannot be built.', error, this.#modules);
    this.#options.log(failureText(failure));
    this.lastMade = { change, failure, served: this.lastMade?.served };
  }
}
