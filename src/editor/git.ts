import { execFile } from 'node:child_process';
import { BuildError } from '../generator/build-error.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import type { Version } from './api.ts';

/** Runs git with these arguments and returns what it prints. No shell reads them. Rejects with a BuildError that has git's words. */
export type Git = (args: readonly string[], input?: string) => Promise<Buffer>;

/** More than the content of any site. */
const MOST_BYTES = 1_000_000_000;

export const gitIn =
  (folder: string): Git =>
  (args, input) =>
    new Promise((resolve, reject) => {
      // Nobody could answer a question for a password.
      const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
      const child = execFile(
        'git',
        args,
        { cwd: folder, encoding: 'buffer', maxBuffer: MOST_BYTES, env },
        (error, stdout, stderr) => {
          if (error)
            reject(new BuildError(`git ${args[0]}: ${String(stderr).trim() || error.message}`));
          else resolve(stdout);
        },
      );
      child.stdin?.on('error', () => {}).end(input ?? '');
    });

/** What git answers; an empty text if it cannot. */
const ask = (git: Git, ...args: string[]): Promise<string> =>
  git(args).then(
    (answer) => String(answer).trim(),
    () => '',
  );

/** The name of the last commit; empty without git, and before the first commit. */
export const lastCommit = (git: Git): Promise<string> => ask(git, 'rev-parse', '--verify', 'HEAD');

export const hasGit = async (git: Git): Promise<boolean> =>
  (await ask(git, 'rev-parse', '--is-inside-work-tree')) === 'true';

/** Whether nobody outside can have a content file: there is git, and no commit has the file. */
export const isNew = async (git: Git, file: string): Promise<boolean> =>
  (await hasGit(git)) && (await ask(git, 'cat-file', '-t', `HEAD:./content/${file}`)) === '';

/** The content folder of the project as a commit has it. */
export async function contentAt(git: Git, commit: string): Promise<ContentIo> {
  const listed = String(
    await git(['ls-tree', '-r', '-z', '--name-only', commit, '--', 'content/']),
  );
  const paths = listed.split('\0').filter(Boolean);
  const all = await git(
    ['cat-file', '--batch'],
    paths.map((path) => `${commit}:./${path}\n`).join(''),
  );
  const files = new Map<string, Uint8Array>();
  let at = 0;
  for (const path of paths) {
    const end = all.indexOf('\n', at);
    const size = Number(all.subarray(at, end).toString().split(' ').at(-1));
    files.set(path.slice('content/'.length), all.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return {
    root: 'content',
    list: () => ({ files: [...files.keys()].sort(), links: [] }),
    read: (file) => files.get(file)!,
  };
}

/** The last commits that changed content, newest first. */
export async function contentCommits(git: Git, most: number): Promise<Version[]> {
  const log = await git([
    'log',
    `-${most}`,
    '--date=format:%Y-%m-%d %H:%M',
    '--format=%H%x1f%cd%x1f%s',
    '--',
    'content',
  ]);
  return String(log)
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', when = '', label = ''] = line.split('\x1f');
      return { id, when, label };
    });
}

/** Commits all of the content, and nothing else, even if other files are ready to be committed. */
export async function commitContent(git: Git, message: string): Promise<void> {
  await git(['add', '--all', '--', 'content']);
  await git(['commit', '--quiet', '--only', '--file=-', '--', 'content'], message);
}

/** The remote to push to: that of the branch, else the only one or the one called origin. */
export async function remoteOf(git: Git): Promise<{ remote: string; branch: string } | undefined> {
  const branch = await ask(git, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const remotes = (await ask(git, 'remote')).split('\n').filter(Boolean);
  const own = await ask(git, 'config', `branch.${branch}.remote`);
  const remote = [own, 'origin', remotes[0] ?? ''].find((name) => remotes.includes(name));
  if (branch === '' || remote === undefined) return undefined;
  const merge = (await ask(git, 'config', `branch.${branch}.merge`)).replace(/^refs\/heads\//, '');
  return { remote, branch: own === remote && merge ? merge : branch };
}
