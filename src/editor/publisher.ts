import type { Changes, PublishEnd, PublishState } from './api.ts';
import type { EditedSite } from './edited-site.ts';
import { hasGit } from './git.ts';
import { Publishing } from './publishing.ts';
import { publishedState } from './repository.ts';
import type { PublishRequest } from './request-shapes.ts';
import { similarPages } from './site-mistakes.ts';
import type { Unpublished } from './unpublished.ts';

/** What an owner publishes. */
export class Publisher {
  readonly #site: EditedSite;
  readonly #changes: Unpublished;
  #last?: Publishing;

  constructor(site: EditedSite, changes: Unpublished) {
    this.#site = site;
    this.#changes = changes;
  }

  async changes(): Promise<Changes> {
    return {
      differences: await this.#changes.differences(),
      pages: await this.#changes.changedPages(),
      similar: await similarPages(this.#site).catch(() => []),
    };
  }

  /** Publishes, and returns how it ended. What is on its way is not begun again. */
  async publish(request: PublishRequest = {}): Promise<PublishEnd | undefined> {
    if (this.#last?.isOnItsWay) return undefined;
    this.#last = new Publishing(this.#site, this.#changes);
    return this.#last.run(request);
  }

  /** How far publishing is, also after a restart: commits that were never sent count, too. */
  async state(): Promise<PublishState> {
    const last = this.#last;
    const { end, log, isOnItsWay } = last ?? {};
    if (isOnItsWay) return { kind: 'on-its-way', count: 0, log };
    const { commit, unsent } = await publishedState(this.#site.git);
    if (commit === '' && !(await hasGit(this.#site.git)))
      return { kind: 'no-git', count: 0, end, log };
    // While the site cannot be shown, there is nothing to publish.
    const { length: count } = await this.#changes.differences(commit).catch(() => []);
    const isAllSent = count + unsent === 0;
    // What was sent before is not about changes since then, nor what failed about what is sent.
    const told = end && (end.kind !== 'failed') === isAllSent ? { end, log } : undefined;
    // What could not be sent and was given up is no failure of what comes next. Meanwhile, the
    // owner may have begun again.
    if (isAllSent && end?.kind === 'failed' && this.#last === last) this.#last = undefined;
    if (!isAllSent)
      return { kind: told || unsent > 0 ? 'not-sent' : 'not-yet', count: count || 1, ...told };
    return end?.kind === 'sent'
      ? { kind: 'sent', count, origin: this.#site.origin, ...told }
      : { kind: 'nothing', count, ...told };
  }
}
