import type { PublishPlan, PublishOutcome, PublishState } from './answers.ts';
import type { Project } from './project.ts';
import { PublishRun } from './publish-run.ts';
import { publishedState } from './repository.ts';
import type { PublishRequest } from './request-shapes.ts';
import { similarPages } from './site-mistakes.ts';
import type { PublishedContent } from './published-content.ts';

/** Publishes for an owner, once at a time. */
export class Publisher {
  #last?: PublishRun;

  constructor(
    private readonly project: Project,
    private readonly published: PublishedContent,
  ) {}

  async plan(): Promise<PublishPlan> {
    const differences = await this.published.differences();
    const current = await this.project.prepare().catch(() => undefined);
    if (!current) return { differences, pages: [], similar: [] };
    const pages = await this.published.changedPages(current);
    return { differences, pages, similar: similarPages(this.project, current) };
  }

  /** Publishes, and returns how it ended. What is on its way is not begun again. */
  async publish(request: PublishRequest = {}): Promise<PublishOutcome | undefined> {
    if (this.#last?.isOnItsWay) return undefined;
    this.#last = new PublishRun(this.project, this.published);
    return this.#last.run(request);
  }

  /** How far publishing is. */
  async state(): Promise<PublishState> {
    const { git, origin } = this.project;
    const last = this.#last;
    const { outcome, log, step, isOnItsWay } = last ?? {};
    if (isOnItsWay) return { kind: 'on-its-way', count: 0, step, log };
    const { commit, unsent } = await publishedState(git);
    if (commit === '') return { kind: 'no-git', count: 0, outcome, log };
    // While the site cannot be shown, there is nothing to publish.
    const { length: changed } = await this.published.differences(commit).catch(() => []);
    // Commits that were never sent count, too, also after a restart.
    if (changed + unsent > 0) {
      if (outcome?.kind === 'failed') return { kind: 'not-sent', count: changed, outcome, log };
      // How it ended is not about changes since then.
      return { kind: unsent > 0 ? 'not-sent' : 'not-yet', count: changed };
    }
    if (outcome?.kind === 'sent') return { kind: 'sent', count: 0, origin, outcome, log };
    if (outcome?.kind === 'built') return { kind: 'nothing', count: 0, outcome, log };
    // A failure that was given up is none of what comes next. Meanwhile, the owner may have begun
    // again.
    if (this.#last === last) this.#last = undefined;
    return { kind: 'nothing', count: 0 };
  }
}
