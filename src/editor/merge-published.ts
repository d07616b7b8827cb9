import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere } from '../generator/tools.ts';
import { asWords } from '../generator/content.ts';
import type { Clash } from './api.ts';
import { isContent } from './content-files.ts';
import type { EditedSite } from './edited-site.ts';
import { gitSucceeds, fileOf, type Git, gitIn, isOwn, lastCommit, pathsIn } from './git.ts';
import { authorIn } from './repository.ts';
import type { Choices } from './request-shapes.ts';

/** A passage that both have changed, between the marks that git sets. */
const PASSAGE = /^<{7} .*\r?\n([^]*?)^={7}\r?\n([^]*?)^>{7} .*\r?\n?/gm;

/**
 * Brings what somebody else has published into this folder. What was changed on one side only comes
 * together by itself; the passages that both changed are returned, until there are choices for
 * them, or why only a developer can do it. All this is done in another folder, so that no page shows the marks that git sets.
 * `commitOwn` commits what is changed here.
 */
export async function mergePublished(
  { git, memory, model }: EditedSite,
  theirs: string,
  choices: Choices,
  commitOwn: () => Promise<void>,
): Promise<Clash[] | string> {
  if (await gitSucceeds(git, 'merge-base', '--is-ancestor', theirs, 'HEAD')) return [];
  await commitOwn();
  const folder = join(memory, 'merge');
  rmSync(folder, { recursive: true, force: true });
  await git(['worktree', 'add', '--quiet', '--force', '--detach', folder, 'HEAD']);
  try {
    const gitThere = gitIn(folder);
    const author = await authorIn(git);
    const settings = [...author, '-c', 'merge.conflictStyle=merge'];
    await gitSucceeds(gitThere, ...settings, 'merge', '--no-commit', '--no-ff', theirs);
    const unmerged = pathsIn(await gitThere(['diff', '--name-only', '--diff-filter=U', '-z']));
    const foreign = unmerged.filter((path) => !isOwn(path));
    if (foreign.length > 0)
      return (
        `Your developer published other work on ${foreign.join(', ')}. ` +
        'Ask your developer to bring both together.'
      );
    const clashes: Clash[] = [];
    for (const path of unmerged) {
      const file = fileOf(path);
      const isCard = !isContent(model, file);
      const text = ifThere(() => readFileSync(join(folder, path), 'utf8')) ?? '';
      const passages = isCard ? [] : [...text.matchAll(PASSAGE)];
      // Both have drawn the same card.
      const choice = isCard ? 'theirs' : choices[file];
      if (choice && passages.length > 0) {
        writeFileSync(join(folder, path), text.replace(PASSAGE, choice === 'yours' ? '$1' : '$2'));
        await gitThere(['add', '--', path]);
      } else if (choice) await takeWhole(gitThere, path, choice);
      else if (passages.length > 0)
        for (const [, ours, others] of passages)
          clashes.push({ file, theirs: asOwnersRead(others!), yours: asOwnersRead(ours!) });
      else
        clashes.push({
          file,
          theirs: await sideOf(gitThere, path, 3),
          yours: await sideOf(gitThere, path, 2),
        });
    }
    if (clashes.length > 0) return clashes;
    await gitThere([...author, 'commit', '--quiet', '--no-edit']);
    await git(['merge', '--quiet', '--ff-only', await lastCommit(gitThere)]);
    return [];
  } finally {
    await git(['worktree', 'remove', '--force', folder]);
  }
}

async function takeWhole(git: Git, path: string, choice: 'theirs' | 'yours'): Promise<void> {
  const side = choice === 'yours' ? '--ours' : '--theirs';
  if (await gitSucceeds(git, 'checkout', side, '--', path)) await git(['add', '--', path]);
  else await git(['rm', '--quiet', '--', path]);
}

/** One side of a file that is no text, or that the other side removed. */
const sideOf = async (git: Git, path: string, stage: 2 | 3): Promise<string> =>
  (await gitSucceeds(git, 'cat-file', '-e', `:${stage}:${path}`)) ? 'The whole of it' : 'Removed';

/** Lines of a file as an owner reads them: with words for names, and without signs. */
const asOwnersRead = (lines: string): string =>
  lines
    .replace(/[{}"]|[>|]-?(?=\r?\n)/g, '')
    .replace(/(\w+): /g, (_, name: string) => `${asWords(name)}: `)
    .trim();
