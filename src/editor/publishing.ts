import { BuildError } from '../generator/build-error.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import type { Changes, ChangeAnswer, PublishLine, Version } from './api.ts';
import {
  commitContent,
  contentAt,
  contentCommits,
  type Git,
  hasGit,
  lastCommit,
  remoteOf,
} from './git.ts';
import { inOwnersWords } from './in-owners-words.ts';
import type { EditSession } from './session.ts';
import type { SinceCommit } from './since-commit.ts';
import { baseOf, type Files, isContent, rewrite, textIn } from './texts.ts';

/** Checks the site as for a release, and builds it. Hands over what it prints. Returns whether all is well. */
export type Release = (hear: (line: string) => void) => Promise<boolean>;

type Input = {
  git: Git;
  io: ContentIo;
  since: SinceCommit;
  session: () => EditSession;
  model: () => Files;
  release?: Release;
};

const MOST_VERSIONS = 100;

/** What an owner publishes, and the content of earlier commits. */
export function publishing({ git, io, since, session, model, release }: Input) {
  const titleOf = (file: string): string => inOwnersWords(file, session().content(), model());
  return {
    changes: async (): Promise<Changes> => ({
      said: await since.said(),
      hasGit: await hasGit(git),
    }),

    /** Checks, builds, commits the content and pushes it. Says each step. What was not checked is not committed. */
    async publish(hear: (line: PublishLine) => void): Promise<void> {
      const say = (text: string): void => hear({ kind: 'line', text });
      const fail = (text: string): void => hear({ kind: 'failed', text });
      if (session().drafts().length > 0)
        return fail(
          `Not yet right, and so not saved: ${session().drafts().map(titleOf).join(', ')}. Finish or give up these drafts first.`,
        );
      const sentences = (await since.said()).map(({ sentence }) => sentence);
      const checked = fingerprint(io);
      if (!release) return fail('This editor was started without a way to check the site.');
      say('Checking and building the site. This takes a few minutes.');
      if (!(await release(say)))
        return fail(
          'The site has a mistake, so nothing is published. The lines above say what is wrong.',
        );
      if (!(await hasGit(git)))
        return hear({
          kind: 'done',
          text: 'The site is built. Upload all files of the folder dist to your host.',
        });
      if (fingerprint(io) !== checked)
        return fail('The content was changed while it was checked. Publish again.');
      const isNew = String(await git(['status', '--porcelain', '--', 'content'])) !== '';
      if (isNew) {
        await commitContent(git, messageOf(sentences));
        say('Committed.');
      }
      const to = await remoteOf(git);
      if (!to)
        return hear({
          kind: 'done',
          text: 'Committed. There is no remote to push to: upload all files of the folder dist to your host.',
        });
      try {
        await git(['push', '--quiet', to.remote, `HEAD:refs/heads/${to.branch}`]);
      } catch (error) {
        const words = error instanceof BuildError ? error.message : String(error);
        const advice = /rejected|fetch first|non-fast-forward/.test(words)
          ? 'Someone else has published meanwhile. Run git pull, look at the site, and publish again.'
          : 'The changes are committed on this machine. Publish again when the remote can be reached.';
        return fail(`The changes could not be pushed to ${to.remote}. ${advice}\n${words}`);
      }
      hear({ kind: 'done', text: `Published: pushed to ${to.remote}.` });
    },

    history: async (): Promise<Version[]> =>
      (await lastCommit(git)) === '' ? [] : contentCommits(git, MOST_VERSIONS),

    /** Brings back the content of a commit as one change, which can be undone. */
    async restore(id: string): Promise<ChangeAnswer> {
      const version = (await contentCommits(git, MOST_VERSIONS)).find((one) => one.id === id);
      if (!version) throw new BuildError('There is no such version of the content.');
      const then = await contentAt(git, id);
      const now = session().content();
      const files = [...new Set([...then.list().files, ...now.list().files])].flatMap((file) => {
        const [text, before] = [textIn(then, file), textIn(now, file)];
        return text === before || !isContent(model(), file) ? [] : [rewrite(now, file, text)];
      });
      if (files.length === 0) throw new BuildError('The content is the same as in that version.');
      return session().replace(files, `As it was on ${version.when}`);
    },
  };
}

const fingerprint = (io: ContentIo): string =>
  baseOf(
    io
      .list()
      .files.map((file) => `${file} ${baseOf(String(io.read(file)))}`)
      .join('\n'),
  );

/** The message of a commit: one sentence as its subject, all of them in its body. */
function messageOf(sentences: readonly string[]): string {
  const [first = 'Change the content'] = sentences;
  const subject = sentences.length > 1 ? `Change the content in ${sentences.length} places` : first;
  const short = subject.length > 72 ? `${subject.slice(0, 71)}…` : subject;
  return `${short}\n\n${sentences.map((sentence) => `- ${sentence.replace(/\s+/g, ' ')}`).join('\n')}\n`;
}
