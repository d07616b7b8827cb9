import { execFile } from 'node:child_process';
import {
  BuildError,
  type ContentFolder,
  dateWords,
  type FileKinds,
  SHARE_CARDS_FOLDER,
} from '../../generator/portable.ts';
import type { Version } from '../shared/messages.ts';
import { isContent } from '../content/content-files.ts';

/** Runs git, without a shell, and returns what it prints. Rejects with git's words. */
export type Git = (args: readonly string[], input?: string) => Promise<Buffer>;

export const gitIn =
  (folder: string): Git =>
  (args, input) =>
    new Promise((resolve, reject) => {
      const env = {
        ...process.env,
        // Messages that the editor compares must be English.
        LC_ALL: 'C',
        // Nobody could answer a question, for a password or about an unknown server.
        GIT_TERMINAL_PROMPT: '0',
        SSH_ASKPASS: 'false',
        SSH_ASKPASS_REQUIRE: 'force',
        // A file's name is no pattern.
        GIT_LITERAL_PATHSPECS: '1',
      };
      const child = execFile(
        'git',
        args,
        { cwd: folder, encoding: 'buffer', maxBuffer: Infinity, env },
        (error, stdout, stderr) => {
          if (error)
            reject(new BuildError(`git ${args[0]}: ${String(stderr).trim() || error.message}`));
          else resolve(stdout);
        },
      );
      child.stdin?.on('error', () => {}).end(input ?? '');
    });

/** Rejects every command: there is no git. */
export const noGit: Git = () => Promise.reject(new BuildError('There is no git here.'));

/** The output of git, trimmed; an empty text if git fails. */
export const gitOutput = (git: Git, ...args: string[]): Promise<string> =>
  git(args).then(
    (answer) => String(answer).trim(),
    () => '',
  );

export const gitSucceeds = (git: Git, ...args: string[]): Promise<boolean> =>
  git(args).then(
    () => true,
    () => false,
  );

/** The name of the last commit; empty without git, and before the first commit. */
export const lastCommit = (git: Git): Promise<string> =>
  gitOutput(git, 'rev-parse', '--verify', 'HEAD');

/** The content folder of the project as a commit has it. */
export async function contentAt(git: Git, commit: string): Promise<ContentFolder> {
  const listed = String(await git(['ls-tree', '-r', '-z', commit, '--', 'content/']));
  const blobs = listed.split('\0').flatMap((line) => {
    // Symbolic links, which the build refuses, have another mode.
    const [, id, path] = /^100\d+ blob (\S+)\t([^]*)$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, file: path!.slice('content/'.length) }];
  });
  const batch = await git(['cat-file', '--batch'], blobs.map(({ id }) => `${id}\n`).join(''));
  const files = new Map<string, Uint8Array>();
  let offset = 0;
  for (const { file } of blobs) {
    const start = batch.indexOf('\n', offset) + 1;
    const size = Number(batch.toString('utf8', offset, start).split(' ').at(-1));
    files.set(file, batch.subarray(start, start + size));
    offset = start + size + 1;
  }
  const listing = { files: [...files.keys()].sort(), symlinks: [] };
  return {
    name: 'content',
    list: () => listing,
    read: (file) => files.get(file)!,
  };
}

/**
 * The last 100 commits up to `newest` that changed content, newest first. An owner cannot tell a
 * developer's commits apart, so only the newest in a row is listed.
 */
export async function contentCommits(git: Git, newest: string): Promise<Version[]> {
  const log = await git([
    'log',
    '--no-merges',
    '-100',
    '--date=format:%Y-%m-%dT%H:%M',
    `--format=%H%x1f%cd%x1f%s%x1f%(trailers:key=${TRAILER})%x1e`,
    newest,
    '--',
    'content',
  ]);
  const commits = String(log).split('\x1e\n').slice(0, -1);
  return commits
    .map((commit) => {
      const [id = '', when = '', subject = '', trailer = ''] = commit.split('\x1f');
      return { id, when: dateWords(when), summary: trailer === '' ? OF_DEVELOPER : subject };
    })
    .filter(
      ({ summary }, index, all) => summary !== OF_DEVELOPER || all[index - 1]?.summary !== summary,
    );
}

/** The trailer of the editor's commits. All others are a developer's. */
const TRAILER = 'Edited-with';
const OF_DEVELOPER = 'Changed by your developer';

const pathsIn = (answer: Buffer) => String(answer).split('\0').filter(Boolean);

/** The folder of the share cards, which are drawn from the content. */
const CARDS = `public/${SHARE_CARDS_FOLDER}/`;

/** Whether an owner publishes a path of the repository: a content file, or a share card. */
export const isOwnersPath = (model: FileKinds, path: string): boolean =>
  path.startsWith('content/')
    ? isContent(model, contentFileOf(path))
    : path.startsWith(CARDS) && path.endsWith('.png');

/** The path of a content file below `content/`. */
export const contentFileOf = (path: string): string => path.replace(/^content\//, '');

/** The owner's paths that differ from the last commit, or that it does not have. */
export async function ownersChanges(git: Git, model: FileKinds): Promise<string[]> {
  const folders = ['--', 'content/', CARDS];
  const added = await git(['ls-files', '--others', '--exclude-standard', '-z', ...folders]);
  const changed = [...(await changedPaths(git, 'HEAD', ...folders)), ...pathsIn(added)];
  return changed.filter((path) => isOwnersPath(model, path));
}

/** The paths that `git diff` lists for these arguments, such as two commits. */
export const changedPaths = async (git: Git, ...args: string[]): Promise<string[]> =>
  pathsIn(await git(['diff', '--name-only', '--no-renames', '-z', ...args]));

/** The settings that give a commit an author, if git knows none. */
export const authorIn = async (git: Git): Promise<string[]> =>
  (await gitSucceeds(git, 'var', 'GIT_AUTHOR_IDENT'))
    ? []
    : ['-c', 'user.name=Owner', '-c', 'user.email=owner@localhost'];

/** Commits an owner's paths, and nothing else, even if other files are ready to be committed. */
export async function commitOnly(
  git: Git,
  paths: readonly string[],
  message: string,
): Promise<void> {
  const list = paths.map((path) => `${path}\0`).join('');
  const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  await git(['add', '--all', ...fromInput], list);
  const full = `--message=${message}\n\n${TRAILER}: the editor of the site`;
  await git([...(await authorIn(git)), 'commit', '--quiet', '--only', full, ...fromInput], list);
}
