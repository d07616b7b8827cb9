import type {
  PublishOutcome,
  PublishPlan,
  PublishRequest,
  PublishState,
  ChosenSides,
} from '../shared/messages.ts';
import { ContentToPublish } from './content-to-publish.ts';
import type { Project } from '../project.ts';
import { contentAt, gitSucceeds, lastCommit } from './git.ts';
import { mergePublished } from './merge-published.ts';
import { lastPublished, obstacleIn, type Remote, remoteOf } from './repository.ts';
import { blockingMistakes, siteMistakes } from '../checks/site-mistakes.ts';
import { commitMessage, type PublishedContent } from './published-content.ts';

/** Owners know their host by what it does, not by its name. */
const HOST = 'The company that puts your site on the internet';
const NOT_REACHED = `${HOST} cannot be reached. Check your connection, and try again.`;

/** What git says of a host that answers and refuses, such as after a password has expired. */
const REFUSAL =
  /\[remote rejected\]|denied|not found|verification failed|Authentication failed|could not read (?:Username|Password)|error: 403/i;

const NOT_COUNTED = 'Your unpublished changes could not be listed.';

const failed = (text: string): PublishOutcome => ({ kind: 'failed', text });

type Publishing = { log: string[]; step: string; cardsNote: string; outcome?: PublishOutcome };

const newPublishing = (): Publishing => ({ log: [], step: '', cardsNote: '' });

/** Publishes for an owner, once at a time: it checks, builds, commits the content and sends it. */
export class Publisher {
  readonly #content: ContentToPublish;
  #isOnItsWay = false;
  #publishing = newPublishing();

  constructor(
    private readonly project: Project,
    private readonly published: PublishedContent,
  ) {
    this.#content = new ContentToPublish(project);
  }

  async plan(): Promise<PublishPlan> {
    const project = this.project;
    const differences = await this.published.differences();
    const current = await project.prepare().catch(() => undefined);
    if (!current)
      return {
        differences,
        pagePaths: [],
        mistakesThatBlock: await siteMistakes(project, project.folder),
      };
    const pagePaths = await this.published.changedPages(current);
    return { differences, pagePaths, mistakesThatBlock: blockingMistakes(project, current) };
  }

  /** Publishes, and returns the outcome; undefined if a publishing is already on its way. */
  async publish(request: PublishRequest = {}): Promise<PublishOutcome | undefined> {
    if (this.#isOnItsWay) return undefined;
    this.#isOnItsWay = true;
    const publishing = (this.#publishing = newPublishing());
    publishing.outcome = await this.#runSteps(request).catch((error: unknown) => {
      this.#report((error as Error).message);
      return failed('It was not sent. Ask your developer.');
    });
    this.#isOnItsWay = false;
    try {
      this.#content.remove();
    } catch {
      // The next publishing reports why the folder stays.
    }
    return publishing.outcome;
  }

  async state(): Promise<PublishState> {
    const { git, served } = this.project;
    const { outcome, log, step } = this.#publishing;
    if (this.#isOnItsWay) return { kind: 'on-its-way', count: 0, step, log };
    const { commit, unpublishedCount } = await lastPublished(git);
    if (commit === '') return { kind: 'no-git', count: 0, outcome, log };
    const differences = await this.published.differences(commit).catch(() => undefined);
    if (!differences) return { kind: 'not-sent', count: 0, outcome: failed(NOT_COUNTED) };
    const { length: count } = differences;
    // Commits that were never sent count, too, also after a restart.
    if (count + unpublishedCount > 0) {
      const kind = outcome?.kind === 'failed' || unpublishedCount > 0 ? 'not-sent' : 'not-yet';
      return outcome?.kind === 'sent' ? { kind, count } : { kind, count, outcome, log };
    }
    if (outcome?.kind === 'sent')
      return { kind: 'sent', count: 0, origin: served?.sitePlan.origin, outcome, log };
    if (outcome?.kind === 'built') return { kind: 'nothing', count: 0, outcome, log };
    return { kind: 'nothing', count: 0 };
  }

  readonly #report = (line: string) => void this.#publishing.log.push(line);

  #startStep(step: string): void {
    this.#publishing.step = step;
    this.#report(step);
  }

  /**
   * Copies, merges, builds, commits, sends. A merge needs a commit, so then the commit comes before
   * the build; if the build fails, the commit stays here.
   */
  async #runSteps({
    goOnAnyway = false,
    chosenSides = {},
  }: PublishRequest): Promise<PublishOutcome> {
    const { git } = this.project;
    // Later changes are not published.
    this.#content.copyFrom(this.project.folder);
    const obstacle = await this.#obstacle(goOnAnyway);
    if (obstacle) return obstacle;
    const hasVersions = (await lastCommit(git)) !== '';
    const remote = hasVersions ? await remoteOf(git) : undefined;
    const failure =
      (remote && (await this.#mergeRemote(remote, chosenSides))) ?? (await this.#build());
    if (failure) return failure;
    if (!hasVersions)
      return this.#builtOutcome(
        'The site is built. Upload all files of the folder dist to your host.',
      );
    await this.#commit();
    if (remote) return this.#send(remote);
    return this.#builtOutcome(
      'The site is built, and this version is kept. ' +
        'No host is set up to send it to: upload all files of the folder dist to yours.',
    );
  }

  async #obstacle(goOnAnyway: boolean): Promise<PublishOutcome | undefined> {
    if (!this.project.isPublishable)
      return failed(
        'Only the folder content is published. To publish another one, put its files there first.',
      );
    const obstacle = await obstacleIn(this.project);
    return obstacle && !(goOnAnyway && obstacle.canGoOn)
      ? { kind: 'failed', ...obstacle }
      : undefined;
  }

  /** Brings in what others have published. Returns why publishing cannot go on, if it cannot. */
  async #mergeRemote(
    { remote }: Remote,
    chosenSides: ChosenSides,
  ): Promise<PublishOutcome | undefined> {
    const { git } = this.project;
    this.#startStep('Looking at what others have published.');
    try {
      await git(['fetch', '--quiet', remote]);
    } catch (error) {
      return this.#remoteFailure((error as Error).message);
    }
    const { commit: theirs } = (await remoteOf(git)) ?? {};
    if (!theirs || (await gitSucceeds(git, 'merge-base', '--is-ancestor', theirs, 'HEAD')))
      return undefined;
    await this.#commit();
    const obstacle = await mergePublished(this.project, theirs, chosenSides);
    if (obstacle) return { kind: 'failed', ...obstacle };
    this.#content.copyFrom(await contentAt(git, await lastCommit(git)));
    return undefined;
  }

  async #commit(): Promise<void> {
    const differences = await this.published.differences(undefined, this.#content.folder);
    await this.#content.commit(commitMessage(differences));
  }

  async #build(): Promise<PublishOutcome | undefined> {
    await this.#drawCards();
    this.#startStep('Checking and building the site: half a minute, or more with new photos.');
    if (await this.project.options.release(this.#content.contentPath, this.#report))
      return undefined;
    return failed(
      'The site has a mistake, so nothing is published. The details say what is wrong.',
    );
  }

  async #drawCards(): Promise<void> {
    const { folder, contentPath } = this.#content;
    const missing = await this.project.countMissingCards(folder).catch(() => 0);
    if (missing === 0) return;
    this.#startStep(`Drawing the pictures that shared links show: ${missing}.`);
    if (await this.project.options.drawCards(contentPath, this.#report)) return;
    const pages = await this.project.countMissingCards(folder);
    this.#publishing.cardsNote =
      ` Shared links to ${pages} ${pages === 1 ? 'page' : 'pages'} show a general picture, ` +
      'because theirs could not be drawn here. ' +
      'Install Chrome and publish again, or ask your developer to run “npm run share-cards”.';
  }

  #builtOutcome(text: string): PublishOutcome {
    return { kind: 'built', text: text + this.#publishing.cardsNote };
  }

  async #send({ remote, branch }: Remote): Promise<PublishOutcome> {
    this.#startStep('Sending it.');
    try {
      await this.project.git(['push', '--quiet', remote, `HEAD:refs/heads/${branch}`]);
    } catch (error) {
      return this.#remoteFailure((error as Error).message);
    }
    const text = 'Sent. The site is being built: in a few minutes, everybody sees it.';
    return { kind: 'sent', text: text + this.#publishing.cardsNote };
  }

  #remoteFailure(message: string): PublishOutcome {
    this.#report(message);
    if (/fetch first|non-fast-forward|cannot lock ref|failed to update ref/.test(message))
      return failed('Somebody else has published at the same moment. Try again.');
    return failed(REFUSAL.test(message) ? `${HOST} refuses it. Ask your developer.` : NOT_REACHED);
  }
}
