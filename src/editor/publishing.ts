import { BuildError } from '../generator/build-error.ts';
import type { ContentIo, FileKinds } from '../generator/content.ts';
import type {
  Changes,
  ChangeAnswer,
  Choices,
  PublishLine,
  PublishRequest,
  PublishState,
  Difference,
  Version,
} from './api.ts';
import {
  gitOutput,
  changedSince,
  commitOnly,
  contentAt,
  contentCommits,
  fileOf,
  type Git,
  hasGit,
  lastCommit,
} from './git.ts';
import { shortened } from './in-words.ts';
import { mergePublished } from './merge-published.ts';
import { authorIn, obstacleIn, publishedState, type Remote, remoteOf } from './repository.ts';
import { lineOf } from './say-changes.ts';
import type { EditSession } from './session.ts';
import type { SinceCommit } from './since-commit.ts';
import { revisionOf, isContent, textIn } from './texts.ts';

/**
 * Checks the site as for a release, and builds it. Hands over what it prints. Returns whether all
 * is well.
 */
export type Program = (onLine: (line: string) => void) => Promise<boolean>;

/** What publishing starts. */
export type Programs = {
  release?: Program;
  /** Draws the share cards that are out of date. Returns whether it could: it needs a browser. */
  drawCards?: Program;
};

type Input = {
  git: Git;
  io: ContentIo;
  since: SinceCommit;
  session: () => EditSession;
  model: () => FileKinds;
  /** Where files may lie for a moment. */
  scratch: string;
  /** Says which pages are too much like others to be published. */
  alike: () => Promise<string[]>;
  /** The address of the site, for the public. */
  origin: () => string | undefined;
  /** The number of pages whose share card is not drawn as they are now. */
  oldCards: () => Promise<number>;
} & Programs;

const MOST_VERSIONS = 100;

type OnLine = (line: PublishLine) => void;
type OnText = (text: string) => void;

type End = PublishLine & { isSent?: true };
const done = (text: string, isSent?: true): End => ({ kind: 'done', text, isSent });
const failed = (text: string, more?: Partial<PublishLine>): End => ({
  kind: 'failed',
  text,
  ...more,
});
const NOT_REACHED = 'Your host cannot be reached. Look at the internet, and try again.';

type Running = { lines: PublishLine[]; listeners: Set<OnLine>; done: Promise<void> };

/** What an owner publishes, and the content of earlier commits. */
export function publishing({
  git,
  io,
  since,
  session,
  model,
  scratch,
  alike,
  origin,
  oldCards,
  release,
  drawCards,
}: Input) {
  /** How the last publishing ended. */
  let last: End | undefined;
  /**
   * Only one publishing runs at a time. Whoever asks meanwhile hears of it, from its first line on.
   */
  let running: Running | undefined;
  const fingerprint = (): string =>
    revisionOf(
      io
        .list()
        .files.filter((file) => isContent(model(), file))
        .map((file) => `${file} ${revisionOf(String(io.read(file)))}`)
        .join('\n'),
    );
  /** What is to be sent: content and share cards, but nothing else that lies in their folders. */
  const changed = async (): Promise<string[]> =>
    (await changedSince(git, 'HEAD')).filter((path) =>
      path.startsWith('content/') ? isContent(model(), fileOf(path)) : path.endsWith('.png'),
    );
  async function commitOwn(): Promise<void> {
    const paths = await changed();
    if (paths.length > 0)
      await commitOnly(git, paths, messageOf(await since.differences()), await authorIn(git));
  }

  async function run(
    { goOnAnyway = false, choices = {} }: PublishRequest,
    onText: OnText,
  ): Promise<End> {
    if (!release)
      return failed(
        'Only the folder content is published. To publish another one, put its files there first.',
      );
    const obstacle = await obstacleIn(git);
    if (obstacle && !(goOnAnyway && obstacle.canGoOn))
      return failed(obstacle.text, { canGoOn: obstacle.canGoOn });
    const isInGit = await hasGit(git);
    const to = await remoteOf(git);
    const stop = to && (await bringIn(to, choices, onText));
    if (stop) return stop;
    const checked = fingerprint();
    const [alikeWarning] = await alike().catch(() => []);
    if (alikeWarning !== undefined) return failed(alikeWarning);
    const cards = await cardsDrawn(onText);
    onText('Checking and building the site. This takes a few minutes.');
    if (!(await release(onText)))
      return failed(
        'The site has a mistake, so nothing is published. What was done says what is wrong.',
      );
    if (!isInGit)
      return done(`The site is built. Upload all files of the folder dist to your host.${cards}`);
    if (fingerprint() !== checked)
      return failed('The content was changed while it was checked. Publish again.');
    await commitOwn();
    if (!to)
      return done(
        'The site is built, and this version is kept. ' +
          `No host is set up to send it to: upload all files of the folder dist to yours.${cards}`,
      );
    return (
      (await send(to)) ??
      done(`Sent. Your host is building it now: in a few minutes, everybody sees it.${cards}`, true)
    );
  }

  async function bringIn(to: Remote, choices: Choices, onText: OnText): Promise<End | undefined> {
    onText('Looking at what others have published.');
    try {
      await git(['fetch', '--quiet', to.remote]);
    } catch (error) {
      return failed(NOT_REACHED, { log: wordsOf(error) });
    }
    const there = await gitOutput(
      git,
      'rev-parse',
      '--verify',
      `refs/remotes/${to.remote}/${to.branch}`,
    );
    const input = { git, scratch, model: model(), commitOwn };
    const clashes = there === '' ? [] : await mergePublished(input, there, choices);
    return clashes.length === 0
      ? undefined
      : failed(
          'Somebody else has changed the same words, and published theirs. Which should count?',
          { clashes },
        );
  }

  async function cardsDrawn(onText: OnText): Promise<string> {
    if ((await oldCards().catch(() => 0)) === 0) return '';
    onText('Drawing the pictures that shared links show.');
    if (drawCards && (await drawCards(onText))) return '';
    const pages = await oldCards();
    return (
      ` Shared links to ${pages} ${pages === 1 ? 'page' : 'pages'} show a general picture, ` +
      'because theirs could not be drawn here. ' +
      'Install Chrome and publish again, or ask your developer to run “npm run share-cards”.'
    );
  }

  async function send({ remote, branch }: Remote): Promise<End | undefined> {
    try {
      await git(['push', '--quiet', remote, `HEAD:refs/heads/${branch}`]);
      return undefined;
    } catch (error) {
      const log = wordsOf(error);
      const text = /fetch first|non-fast-forward|cannot lock ref|failed to update ref/.test(log)
        ? 'Somebody else has published at the same moment. Try again.'
        : /remote rejected|protected|denied|403|hook/i.test(log)
          ? 'Your host refuses it. Ask your developer.'
          : NOT_REACHED;
      return failed(text, { log });
    }
  }

  /**
   * How far publishing is, also after a restart: commits that were never sent are not published
   * yet.
   */
  async function state(): Promise<PublishState> {
    if (running) return { kind: 'on-its-way', count: 0 };
    const { commit: lastPublished, unsent } = await publishedState(git);
    if (lastPublished === '' && !(await hasGit(git))) return { kind: 'not-yet', count: 0 };
    const count = await since.differences(lastPublished).then(
      ({ length }) => length,
      // While the site cannot be shown, there is nothing to publish.
      () => 0,
    );
    if (count + unsent === 0 && !last?.isSent) return { kind: 'nothing', count };
    if (count + unsent === 0) return { kind: 'sent', count, origin: origin() };
    const end = last?.kind === 'failed' ? last : undefined;
    return { kind: end || unsent > 0 ? 'not-sent' : 'not-yet', count: Math.max(count, 1), end };
  }

  function start(request: PublishRequest): Running {
    const lines: PublishLine[] = [];
    const listeners = new Set<OnLine>();
    const tellAll: OnLine = (line) => {
      lines.push(line);
      for (const listener of listeners) listener(line);
    };
    const done = run(request, (text) => tellAll({ kind: 'line', text }))
      .catch((error: unknown) =>
        failed('It was not sent. Ask your developer.', { log: wordsOf(error) }),
      )
      .then((end) => {
        // A page that was loaded again meanwhile asks for what it has not heard.
        const texts = [...lines.map(({ text }) => text), end.log];
        last = { ...end, log: texts.filter(Boolean).join('\n') };
        tellAll(end);
      })
      .finally(() => (running = undefined));
    return { lines, listeners, done };
  }

  return {
    changes: async (): Promise<Changes> => ({
      said: await since.differences(),
      pages: await since.changedPages(),
      alike: await alike().catch(() => []),
      hasGit: await hasGit(git),
      ...(await state()),
    }),
    state,

    /**
     * Checks, builds, commits the content and sends it. Hands over each step. What was not checked
     * is not sent.
     */
    async publish(onLine: OnLine, request: PublishRequest = {}): Promise<void> {
      const current = (running ??= start(request));
      current.lines.forEach(onLine);
      current.listeners.add(onLine);
      await current.done;
    },

    history: async (): Promise<Version[]> =>
      (await lastCommit(git)) === '' ? [] : contentCommits(git, MOST_VERSIONS),

    /** Brings back the content of a commit as one change, which can be undone. */
    async restore(id: string): Promise<ChangeAnswer> {
      const version = (await contentCommits(git, MOST_VERSIONS)).find((one) => one.id === id);
      if (!version) throw new BuildError('There is no such version of the content.');
      const then = await contentAt(git, id);
      const now = session().content();
      const texts = new Map<string, string | undefined>();
      for (const file of [...then.list().files, ...now.list().files]) {
        if (!isContent(model(), file)) continue;
        const text = textIn(then, file);
        if (text !== textIn(now, file)) texts.set(file, text);
      }
      if (texts.size === 0) throw new BuildError('The content is the same as in that version.');
      return session().replace(texts, now, `As it was on ${version.when}`);
    },
  };
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function messageOf(said: readonly Difference[]): string {
  const lines = said.map((one) => lineOf(one).replace(/\s+/g, ' '));
  const [only = 'Change the content'] = lines;
  const subject = lines.length > 1 ? `Change the content in ${lines.length} places` : only;
  return `${shortened(subject, 72)}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
}
