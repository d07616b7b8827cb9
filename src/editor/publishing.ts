import type { Changes, Difference, PublishEnd, PublishState } from './api.ts';
import { isContent, revisionIn, revisionOf } from './content-files.ts';
import type { EditedSite } from './edited-site.ts';
import { changedSince, commitOnly, fileOf, hasGit } from './git.ts';
import { shortened } from './in-words.ts';
import { mergePublished } from './merge-published.ts';
import { authorIn, obstacleIn, publishedState, type Remote, remoteOf } from './repository.ts';
import type { Choices, PublishRequest } from './request-shapes.ts';
import { lineOf } from './say-changes.ts';
import { similarPages } from './site-mistakes.ts';
import type { Unpublished } from './unpublished.ts';

type OnLine = (line: string) => void;

/** A publishing, with what its steps and programs said. Until it has an end, it runs. */
type Publishing = { log: string[]; end?: PublishEnd };

const NOT_REACHED = 'Your host cannot be reached. Look at the internet, and try again.';

const built = (text: string): PublishEnd => ({ kind: 'built', text });

const failed = (text: string, more: Partial<PublishEnd> = {}): PublishEnd => ({
  kind: 'failed',
  text,
  ...more,
});

/** What an owner publishes. */
export function publishing(site: EditedSite, changes: Unpublished) {
  const { git, io, options } = site;
  let last: Publishing | undefined;

  /** What is to be sent: content and share cards, but nothing else that lies in their folders. */
  const changedPaths = async (): Promise<string[]> =>
    (await changedSince(git, 'HEAD')).filter((path) =>
      path.startsWith('content/') ? isContent(site.model, fileOf(path)) : path.endsWith('.png'),
    );

  async function commitOwn(): Promise<void> {
    const paths = await changedPaths();
    if (paths.length === 0) return;
    const message = commitMessage(await changes.differences());
    await commitOnly(git, paths, message, await authorIn(git));
  }

  const contentRevision = (): string =>
    revisionOf(
      io
        .list()
        .files.filter((file) => isContent(site.model, file))
        .map((file) => `${file} ${revisionIn(io, file)}`)
        .join('\n'),
    );

  /** Checks, builds, commits the content and sends it. What was not checked is not sent. */
  async function run(
    { goOnAnyway = false, choices = {} }: PublishRequest,
    onLine: OnLine,
  ): Promise<PublishEnd> {
    const { release } = options;
    if (!release)
      return failed(
        'Only the folder content is published. To publish another one, put its files there first.',
      );
    const obstacle = await obstacleIn(git);
    if (obstacle && !(goOnAnyway && obstacle.canGoOn))
      return failed(obstacle.text, { canGoOn: obstacle.canGoOn });
    const isInGit = await hasGit(git);
    const remote = await remoteOf(git);
    const refusal = remote && (await bringIn(remote, choices, onLine));
    if (refusal) return refusal;
    const checked = contentRevision();
    const [similar] = await similarPages(site).catch(() => []);
    if (similar !== undefined) return failed(similar);
    const cards = await drawCards(onLine);
    onLine('Checking and building the site. This takes a few minutes.');
    if (!(await release(onLine)))
      return failed(
        'The site has a mistake, so nothing is published. What was done says what is wrong.',
      );
    if (!isInGit)
      return built(`The site is built. Upload all files of the folder dist to your host.${cards}`);
    if (contentRevision() !== checked)
      return failed('The content was changed while it was checked. Publish again.');
    await commitOwn();
    if (!remote)
      return built(
        'The site is built, and this version is kept. ' +
          `No host is set up to send it to: upload all files of the folder dist to yours.${cards}`,
      );
    return send(remote, cards, onLine);
  }

  /** Brings in what others have published. Returns why publishing cannot go on, if it cannot. */
  async function bringIn(
    { remote }: Remote,
    choices: Choices,
    onLine: OnLine,
  ): Promise<PublishEnd | undefined> {
    onLine('Looking at what others have published.');
    try {
      await git(['fetch', '--quiet', remote]);
    } catch (error) {
      onLine(messageOf(error));
      return failed(NOT_REACHED);
    }
    const { commit: theirs } = (await remoteOf(git)) ?? {};
    if (theirs === undefined) return undefined;
    const clashes = await mergePublished(site, theirs, choices, commitOwn);
    if (clashes.length === 0) return undefined;
    return failed(
      'Somebody else has changed the same words, and published theirs. Which should count?',
      { clashes },
    );
  }

  /** Draws the share cards that are out of date. Returns what to say of those that are left. */
  async function drawCards(onLine: OnLine): Promise<string> {
    if ((await site.oldCards().catch(() => 0)) === 0) return '';
    onLine('Drawing the pictures that shared links show.');
    if (await options.drawCards?.(onLine)) return '';
    const pages = await site.oldCards();
    return (
      ` Shared links to ${pages} ${pages === 1 ? 'page' : 'pages'} show a general picture, ` +
      'because theirs could not be drawn here. ' +
      'Install Chrome and publish again, or ask your developer to run “npm run share-cards”.'
    );
  }

  async function send(
    { remote, branch }: Remote,
    cards: string,
    onLine: OnLine,
  ): Promise<PublishEnd> {
    try {
      await git(['push', '--quiet', remote, `HEAD:refs/heads/${branch}`]);
    } catch (error) {
      const message = messageOf(error);
      onLine(message);
      if (/fetch first|non-fast-forward|cannot lock ref|failed to update ref/.test(message))
        return failed('Somebody else has published at the same moment. Try again.');
      if (/remote rejected|protected|denied|403|hook/i.test(message))
        return failed('Your host refuses it. Ask your developer.');
      return failed(NOT_REACHED);
    }
    const text = `Sent. Your host is building it now: in a few minutes, everybody sees it.${cards}`;
    return { kind: 'sent', text };
  }

  const isOnItsWay = (): boolean => last !== undefined && last.end === undefined;

  /** How far publishing is, also after a restart: commits that were never sent count, too. */
  async function state(): Promise<PublishState> {
    const { log, end } = last ?? {};
    if (isOnItsWay()) return { kind: 'on-its-way', count: 0, log };
    const { commit, unsent } = await publishedState(git);
    if (commit === '' && !(await hasGit(git))) return { kind: 'no-git', count: 0, end, log };
    // While the site cannot be shown, there is nothing to publish.
    const { length: count } = await changes.differences(commit).catch(() => []);
    const isAllSent = count + unsent === 0;
    // What was sent before is not about changes since then, nor what failed about what is sent.
    const told = end && (end.kind !== 'failed') === isAllSent ? { end, log } : undefined;
    // What could not be sent and was given up is no failure of what comes next.
    if (isAllSent && end?.kind === 'failed') last = undefined;
    if (!isAllSent)
      return { kind: told || unsent > 0 ? 'not-sent' : 'not-yet', count: count || 1, ...told };
    return end?.kind === 'sent'
      ? { kind: 'sent', count, origin: site.origin, ...told }
      : { kind: 'nothing', count, ...told };
  }

  return {
    state,

    changes: async (): Promise<Changes> => ({
      differences: await changes.differences(),
      pages: await changes.changedPages(),
      similar: await similarPages(site).catch(() => []),
    }),

    /** Publishes, and returns how it ended. What is on its way is not begun again. */
    async publish(request: PublishRequest = {}): Promise<PublishEnd | undefined> {
      if (isOnItsWay()) return undefined;
      const current: Publishing = { log: [] };
      last = current;
      const onLine: OnLine = (line) => void current.log.push(line);
      current.end = await run(request, onLine).catch((error: unknown) => {
        onLine(messageOf(error));
        return failed('It was not sent. Ask your developer.');
      });
      return current.end;
    },
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function commitMessage(differences: readonly Difference[]): string {
  const [only = 'Change the content', ...others] = differences.map(lineOf);
  const subject = others.length > 0 ? `Change the content in ${differences.length} places` : only;
  const lines = differences.map(({ where, was, now }) => `- ${where}: ${was} → ${now}`);
  return [shortened(subject, 72), '', ...lines].map((line) => line.replace(/\s+/g, ' ')).join('\n');
}
