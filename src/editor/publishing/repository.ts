import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishOutcome } from '../shared/messages.ts';
import { gitOutput, changedPaths, type Git, isOwnersPath, lastCommit } from './git.ts';
import type { Project } from '../project.ts';

/** The remote and branch to push to. `commit` is the last one there that this machine knows. */
export type Remote = { remote: string; branch: string; commit?: string };

/** Git has one of these files while a merge, a rebase, a cherry-pick or a revert is unfinished. */
const UNFINISHED = [
  'MERGE_HEAD',
  'rebase-merge',
  'rebase-apply',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
];

/** An obstacle to publishing, in an owner's words. */
export type Obstacle = Omit<PublishOutcome, 'kind'>;

/** The remote to send to: that of the branch, else the one called origin or the first one. */
export async function remoteOf(git: Git): Promise<Remote | undefined> {
  const names = '%(refname:short) %(upstream:remotename) %(upstream:remoteref)';
  const ofHead = `--format=%(if)%(HEAD)%(then)${names}%(end)`;
  const [ownBranch, upstream, upstreamRef] = (
    await gitOutput(git, 'for-each-ref', ofHead, 'refs/heads')
  ).split(' ');
  const remotes = (await gitOutput(git, 'remote')).split('\n');
  const remote = [upstream, 'origin', remotes[0]].find((name) => name && remotes.includes(name));
  if (!ownBranch || remote === undefined) return undefined;
  const branch = (upstream === remote && upstreamRef?.replace('refs/heads/', '')) || ownBranch;
  const commit = await gitOutput(git, 'rev-parse', '--verify', `refs/remotes/${remote}/${branch}`);
  return { remote, branch, ...(commit !== '' && { commit }) };
}

/**
 * The last commit here that is published, or else the last one, and the number of unpublished ones.
 * Without a remote, every commit counts as published. Before the first one, `commit` is empty.
 */
export async function lastPublished(
  git: Git,
): Promise<{ commit: string; unpublishedCount: number }> {
  const head = await lastCommit(git);
  const remote = await remoteOf(git);
  const theirs = remote?.commit;
  if (!remote || theirs === head) return { commit: head, unpublishedCount: 0 };
  const except = theirs === undefined ? [] : [`^${theirs}`];
  return {
    commit: (theirs && (await gitOutput(git, 'merge-base', head, theirs))) || head,
    unpublishedCount: Number(await gitOutput(git, 'rev-list', '--count', 'HEAD', ...except)),
  };
}

/** The obstacle to publishing that a repository shows at once, before minutes of building. */
export async function obstacleIn({ git, model }: Project): Promise<Obstacle | undefined> {
  const folder = await git(['rev-parse', '--absolute-git-dir']).then(
    (answer) => String(answer).trim(),
    (error: Error) => error,
  );
  if (folder instanceof Error)
    // Without a repository, publishing only builds the site.
    return /not a git repository|ENOENT/i.test(folder.message)
      ? undefined
      : { text: `Git does not work in this folder. Ask your developer: ${folder.message}` };
  // Git names paths from the top of the repository.
  if ((await gitOutput(git, 'rev-parse', '--show-prefix')) !== '')
    return {
      text:
        'This folder is only a part of a larger one, which cannot be published from here. ' +
        'Ask your developer.',
    };
  if (UNFINISHED.some((file) => existsSync(join(folder, file))))
    return { text: 'Your developer has not finished some work here. Ask your developer first.' };
  if ((await gitOutput(git, 'symbolic-ref', '--quiet', 'HEAD')) === '')
    return {
      text:
        'This folder shows an earlier state and is on no branch. ' +
        'Ask your developer to go back to the branch that is published.',
    };
  return developersWork(git, (path) => !isOwnersPath(model, path));
}

async function developersWork(
  git: Git,
  isForeign: (path: string) => boolean,
): Promise<Obstacle | undefined> {
  const work = await changedPaths(git, 'HEAD').catch(() => []);
  const unsaved = work.find(isForeign);
  if (unsaved !== undefined)
    return {
      text:
        `Your developer is at work here: ${unsaved} has changes. ` +
        'They are not published, but checked with yours. Ask your developer first.',
      canGoOn: true,
    };
  const { commit } = (await remoteOf(git)) ?? {};
  const base = commit && (await gitOutput(git, 'merge-base', commit, 'HEAD'));
  if (!base || !(await changedPaths(git, base, 'HEAD')).some(isForeign)) return undefined;
  const subject = await gitOutput(git, 'log', '-1', '--format=%s');
  return {
    text:
      `Your developer has work here that is not published: “${subject}”. ` +
      'It would be published, too. Ask your developer first.',
    canGoOn: true,
  };
}
