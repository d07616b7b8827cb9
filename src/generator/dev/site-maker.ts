import type { PrepareOptions } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { type Failure, failureOf, failureText } from './failure.ts';
import { makeDevBuild, type DevBuild } from './dev-build.ts';
import type { SiteModules } from './site-modules.ts';

/** The result of a version: the site, or what prevents it and the last site that could be made. */
type DevResult = { version: number } & (
  { failure?: undefined; build: DevBuild } | { failure: Failure; build?: DevBuild }
);

/** Makes a site, and makes it again after each change of its files. */
export class SiteMaker {
  readonly #modules: SiteModules;
  readonly #options: PrepareOptions;
  /** The files that changed since the last build that succeeded or is running. */
  #changed: readonly string[] = [];
  #making: Promise<DevResult>;
  lastResult?: DevResult;
  /** The site's code; undefined until it compiles. */
  definition?: SiteDefinition;
  /** Increases with each change, and from one start of the server to the next. */
  newestVersion: number;

  constructor(modules: SiteModules, options: PrepareOptions) {
    this.#modules = modules;
    this.#options = options;
    this.newestVersion = options.now().getTime();
    this.#making = this.#makeNewest();
  }

  /** Resolves to the result for the newest change. */
  newest(): Promise<DevResult> {
    return this.#making;
  }

  /** Makes the site again: these files may have changed. */
  remake(files: readonly string[]): void {
    this.#changed = [...this.#changed, ...files];
    this.newestVersion += 1;
    this.#making = this.#making.then(() => this.#makeNewest());
  }

  async #makeNewest(): Promise<DevResult> {
    while (this.lastResult?.version !== this.newestVersion) {
      const [version, changed] = [this.newestVersion, this.#changed];
      this.#changed = [];
      try {
        this.lastResult = { version, build: await this.#make(changed) };
      } catch (error) {
        this.#changed = [...changed, ...this.#changed];
        // A newer change may mean that a file was read before all of it was written: try again.
        if (this.newestVersion === version) this.#fail(version, error as Error);
      }
    }
    return this.lastResult;
  }

  async #make(changed: readonly string[]): Promise<DevBuild> {
    const code = await this.#modules.loadSite(changed);
    this.definition = code.site;
    const build = await makeDevBuild(code, changed, this.lastResult?.build, this.#options);
    if (this.lastResult?.failure) this.#options.log('The mistake is fixed.');
    return build;
  }

  #fail(version: number, error: Error): void {
    const failure = failureOf('The site cannot be built.', error, this.#modules);
    this.#options.log(failureText(failure));
    this.lastResult = { version, failure, build: this.lastResult?.build };
  }
}
