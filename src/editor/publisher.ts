import { isDeepStrictEqual } from 'node:util';
import type { PublishPlan, PublishOutcome, PublishState } from './answers.ts';
import type { Project } from './project.ts';
import { PublishRun } from './publish-run.ts';
import { lastPublished } from './repository.ts';
import type { PublishRequest } from './request-shapes.ts';
import { similarPages } from './site-mistakes.ts';
import type { PublishedContent } from './published-content.ts';

/** Publishes for an owner, once at a time. */
export class Publisher {
  readonly #project: Project;
  readonly #published: PublishedContent;
  #last?: PublishRun;

  constructor(project: Project, published: PublishedContent) {
    this.#project = project;
    this.#published = published;
  }

  async plan(): Promise<PublishPlan> {
    const differences = await this.#published.differences();
    const current = await this.#project.prepare().catch(() => undefined);
    if (!current) return { differences, pages: [], similar: [] };
    const pages = await this.#published.changedPages(current);
    return { differences, pages, similar: similarPages(this.#project, current) };
  }

  /** Publishes, and returns how it ended. What is on its way is not begun again. */
  async publish(request: PublishRequest = {}): Promise<PublishOutcome | undefined> {
    if (this.#last?.isOnItsWay) return undefined;
    this.#last = new PublishRun(this.#project, this.#published);
    return this.#last.run(request);
  }

  /** How far publishing is. */
  async state(): Promise<PublishState> {
    const { git, origin } = this.#project;
    const { outcome, log, step, isOnItsWay, differences: sent } = this.#last ?? {};
    if (isOnItsWay) return { kind: 'on-its-way', count: 0, step, log };
    const { commit, unpushed } = await lastPublished(git);
    if (commit === '') return { kind: 'no-git', count: 0, outcome, log };
    // While the site cannot be shown, there is nothing to publish.
    const differences = await this.#published.differences(commit).catch(() => []);
    const { length: count } = differences;
    // Commits that were never sent count, too, also after a restart.
    if (count + unpushed > 0) {
      const hasFailed = outcome?.kind === 'failed';
      const kind = hasFailed || unpushed > 0 ? 'not-sent' : 'not-yet';
      // How it ended is not about other changes, or those that mended it.
      const isOfThese = hasFailed && isDeepStrictEqual(differences, sent);
      return isOfThese ? { kind, count, outcome, log } : { kind, count };
    }
    if (outcome?.kind === 'sent') return { kind: 'sent', count: 0, origin, outcome, log };
    if (outcome?.kind === 'built') return { kind: 'nothing', count: 0, outcome, log };
    return { kind: 'nothing', count: 0 };
  }
}
