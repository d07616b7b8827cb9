import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileKinds, fill, ifExists } from '../../generator/portable.ts';
import type { Clash, ChosenSides } from '../shared/messages.ts';
import { isContent } from '../content/content-files.ts';
import { schemaAt } from '../content/schema-at.ts';
import { titleOf } from '../words/owners-titles.ts';
import type { Project } from '../project.ts';
import {
  authorIn,
  changedPaths,
  gitOutput,
  gitSucceeds,
  contentFileOf,
  type Git,
  gitIn,
  isOwnersPath,
  lastCommit,
} from './git.ts';
import type { Obstacle } from './repository.ts';

/** A passage that both have changed, between git's conflict markers. */
const PASSAGE = /^<{7} .*\r?\n([^]*?)^={7}\r?\n([^]*?)^>{7} .*\r?\n?/gm;

/**
 * Merges the work that somebody else has published, in another folder, so that no page shows
 * conflict markers. Returns the obstacle, if any: passages that both changed and that have no
 * choice yet, or conflicts in a developer's files.
 */
export async function mergePublished(
  project: Project,
  theirs: string,
  chosenSides: ChosenSides,
): Promise<Obstacle | undefined> {
  const { git, cacheFolder, model } = project;
  const folder = join(cacheFolder, 'merge');
  rmSync(folder, { recursive: true, force: true });
  await git(['worktree', 'add', '--quiet', '--force', '--detach', folder, 'HEAD']);
  try {
    const gitThere = gitIn(folder);
    const author = await authorIn(git);
    const settings = [...author, '-c', 'merge.conflictStyle=merge'];
    await gitSucceeds(gitThere, ...settings, 'merge', '--no-commit', '--no-ff', theirs);
    const unmerged = await changedPaths(gitThere, '--diff-filter=U');
    const obstacle = developersFiles(model, unmerged);
    if (obstacle) return obstacle;
    const clashes: Clash[] = [];
    for (const path of unmerged) {
      const file = contentFileOf(path);
      const id = await clashId(gitThere, path);
      // All else is a share card, which both have drawn from the same content.
      const choice = isContent(model, file) ? chosenSides[id] : 'theirs';
      if (choice) await takeSide(gitThere, folder, path, choice);
      else clashes.push(...(await clashesIn(gitThere, folder, path, id)));
    }
    if (clashes.length > 0)
      return {
        text:
          'Somebody else changed the same words and published theirs. ' +
          'Which do you want to keep?',
        clashes: clashes.map(({ theirs, yours, ...clash }) => ({
          ...clash,
          theirs: asOwnersRead(project, clash.file, theirs),
          yours: asOwnersRead(project, clash.file, yours),
        })),
      };
    await gitThere([...author, 'commit', '--quiet', '--no-edit']);
    return await takeMerged(project, await lastCommit(gitThere));
  } finally {
    await git(['worktree', 'remove', '--force', folder]);
  }
}

/** Takes the merged commit, unless a file that differs there was saved and not committed. */
async function takeMerged({ git, model }: Project, merged: string): Promise<Obstacle | undefined> {
  try {
    await git(['merge', '--ff-only', merged]);
  } catch (error) {
    const saved = Array.from((error as Error).message.matchAll(/^\t(.+)/gm), ([, path]) => path!);
    if (saved.length === 0) throw error;
    return developersFiles(model, saved) ?? { text: 'You have changed more since. Publish again.' };
  }
}

/** The obstacle that a developer's files are among these. */
function developersFiles(model: FileKinds, paths: string[]): Obstacle | undefined {
  const foreign = paths.filter((path) => !isOwnersPath(model, path));
  if (foreign.length === 0) return undefined;
  return {
    text:
      `Your developer published other work on ${foreign.join(', ')}. ` +
      'Ask your developer to bring both together.',
  };
}

const textAt = (folder: string, path: string) =>
  ifExists(() => readFileSync(join(folder, path), 'utf8')) ?? '';

/** Names both versions of a file, so that an owner's choice does not count for later versions. */
const clashId = async (git: Git, path: string) =>
  String(await git(['ls-files', '--unmerged', '--', path]));

async function clashesIn(git: Git, folder: string, path: string, id: string): Promise<Clash[]> {
  const file = contentFileOf(path);
  const passages = [...textAt(folder, path).matchAll(PASSAGE)];
  if (passages.length === 0)
    return [{ id, file, theirs: await sideOf(git, path, 3), yours: await sideOf(git, path, 2) }];
  return passages.map(([, yours = '', theirs = '']) => ({ id, file, theirs, yours }));
}

/**
 * Takes one side of a file: of its marked passages, or else of the whole file. An item of a list
 * that a side has only moved is neither lost nor there twice.
 */
async function takeSide(
  git: Git,
  folder: string,
  path: string,
  choice: 'theirs' | 'yours',
): Promise<void> {
  const text = textAt(folder, path);
  const settled = text.replace(PASSAGE, choice === 'yours' ? '$1' : '$2');
  if (settled === text) return takeWhole(git, path, choice);
  const yourFile = await gitOutput(git, 'show', `:2:${path}`);
  const theirFile = await gitOutput(git, 'show', `:3:${path}`);
  /** How many more of an item the file has now than each side. */
  const surplusOf = (item: string) => {
    const count = countIn(yourFile, item);
    const isInBoth = isItem(item) && count === countIn(theirFile, item);
    return isInBoth ? countIn(settled, item) - count : 0;
  };
  const result = text.replace(PASSAGE, (_, yours: string, theirs: string) => {
    const [taken, left] = choice === 'yours' ? [yours, theirs] : [theirs, yours];
    const lost = itemsIn(left).filter((item) => surplusOf(item) < 0);
    const kept = itemsIn(taken).filter((item) => surplusOf(item) <= 0);
    return [...lost, ...kept].join('');
  });
  writeFileSync(join(folder, path), result);
  await git(['add', '--', path]);
}

/** The items of lists, and what is before the first one. */
const itemsIn = (lines: string) => lines.split(/^(?= *- )/m);
const isItem = (lines: string) => /^ *- /.test(lines);

/** How many items begin with the same line. */
const countIn = (file: string, item: string) =>
  file.split('\n').filter((line) => line === item.split('\n')[0]).length;

async function takeWhole(git: Git, path: string, choice: 'theirs' | 'yours'): Promise<void> {
  const side = choice === 'yours' ? '--ours' : '--theirs';
  if (await gitSucceeds(git, 'checkout', side, '--', path)) await git(['add', '--', path]);
  else await git(['rm', '--quiet', '--', path]);
}

/** Words for one side of a file that is no text, or that one side removed. */
const sideOf = async (git: Git, path: string, stage: 2 | 3) =>
  (await gitSucceeds(git, 'cat-file', '-e', `:${stage}:${path}`)) ? 'The whole of it' : 'Removed';

/** Lines of a file as an owner reads them: facts by value, names as words, and no signs of YAML. */
const asOwnersRead = ({ model, factValues }: Project, file: string, lines: string) =>
  fill(lines, factValues)
    // The short name of an item is not for owners.
    .replace(/^( *- [{ ]*)id: [\w-]+(?:,|\r?\n) */gm, '$1')
    .replace(/[{}"]|[>|]-?(?=\r?\n)/g, '')
    .replace(/(^)?(\w+): /gm, (_, isTop: string | undefined, name: string) => {
      const field = isTop === undefined ? undefined : schemaAt(model, { file, path: [name] });
      return `${titleOf(field, [name])}: `;
    })
    .trim();
