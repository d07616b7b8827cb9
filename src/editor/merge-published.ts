import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from '../generator/build-error.ts';
import { asWords } from '../generator/content/titles.ts';
import type { Choices, Clash } from './api.ts';
import { ask, changedBetween, fileOf, type Git, isOwn } from './git.ts';
import { isContent, type Files, isPhoto } from './texts.ts';

type Input = {
  git: Git;
  /** Where files may lie for a moment. */
  scratch: string;
  model: Files;
  /** The paths of what is changed here and not committed, and what commits them. */
  changed: () => Promise<string[]>;
  commit: (paths: string[]) => Promise<void>;
};

/**
 * Brings what somebody else has published into this folder. What was changed on one side only comes
 * together by itself; the passages that both changed are returned, until there are choices for
 * them.
 */
export async function mergePublished(
  { git, scratch, model, changed, commit }: Input,
  theirs: string,
  choices: Choices,
): Promise<Clash[]> {
  const base = await ask(git, 'merge-base', 'HEAD', theirs);
  if (base === (await ask(git, 'rev-parse', theirs))) return [];
  const own = await changed();
  const sent = await changedBetween(git, base, 'HEAD');
  const foreign = await changedBetween(git, base, theirs);
  const both = foreign.filter((path) => [...own, ...sent].includes(path));
  if (both.length === 0) {
    await git(['merge', '--quiet', '--no-edit', theirs]);
    return [];
  }
  const files = both.map(fileOf).filter((file) => isContent(model, file));
  const cards = both.filter((path) => isOwn(path) && !files.includes(fileOf(path)));
  if (files.length + cards.length < both.length)
    throw new BuildError(
      `Your developer published other work on ${both.join(', ')}. Ask your developer to bring both together.`,
    );
  const texts = new Map<string, Buffer | undefined>();
  const clashes: Clash[] = [];
  for (const file of files) {
    const [old, there] = await Promise.all(
      [base, theirs].map((commit) => blobAt(git, commit, file)),
    );
    const here = await blobHere(git, file);
    const choice = choices[file];
    const isWhole = isPhoto(file) || old === undefined || here === undefined || there === undefined;
    if (isWhole && choice === undefined)
      clashes.push({ file, theirs: sayWhole(there), yours: sayWhole(here) });
    else if (isWhole) texts.set(file, choice === 'theirs' ? there : here);
    else {
      const { text, passages } = await combined(git, scratch, { old, there, here }, choice);
      clashes.push(...passages.map((passage) => ({ file, ...passage })));
      texts.set(file, text);
    }
  }
  if (clashes.length > 0) return clashes;
  if (own.length > 0) await commit(own);
  await git(['merge', '--quiet', '--no-commit', '--no-ff', theirs]).catch(() => {});
  try {
    // Both have drawn the same card.
    for (const card of cards) {
      await git(['checkout', '--theirs', '--', card]).catch(() => {});
      await git(['add', '--all', '--', card]);
    }
    const root = await ask(git, 'rev-parse', '--show-toplevel');
    for (const [file, text] of texts) {
      const path = join(root, 'content', file);
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
      await git(['add', '--all', '--', `content/${file}`]);
    }
    await git(['commit', '--quiet', '--no-edit']);
  } catch (error) {
    await git(['merge', '--abort']);
    throw error;
  }
  return [];
}

const blobAt = (git: Git, commit: string, file: string): Promise<Buffer | undefined> =>
  git(['cat-file', 'blob', `${commit}:./content/${file}`]).catch(() => undefined);

/** A file as it is in the folder. */
async function blobHere(git: Git, file: string): Promise<Buffer | undefined> {
  const id = await ask(git, 'hash-object', '-w', '--', `content/${file}`);
  return id === '' ? undefined : git(['cat-file', 'blob', id]);
}

const sayWhole = (bytes: Buffer | undefined): string =>
  bytes === undefined ? 'Removed' : 'The whole of it';

/**
 * Both versions of a text in one, with the passages that both changed and for which nothing was
 * chosen.
 */
async function combined(
  git: Git,
  scratch: string,
  texts: { old: Buffer; there: Buffer; here: Buffer },
  choice: 'theirs' | 'yours' | undefined,
): Promise<{ text: Buffer; passages: Omit<Clash, 'file'>[] }> {
  const path = (name: string): string => join(scratch, `merge-${name}`);
  for (const [name, bytes] of Object.entries(texts)) {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), bytes);
  }
  const files = [path('here'), path('old'), path('there')];
  const options = choice ? [choice === 'yours' ? '--ours' : '--theirs'] : [];
  try {
    // It ends with the number of clashes as if that was an error, so it writes into its first file.
    await git(['merge-file', '--quiet', ...options, ...files]).catch(() => {});
    const text = await git([
      'cat-file',
      'blob',
      await ask(git, 'hash-object', '-w', '--', path('here')),
    ]);
    const passages = choice
      ? []
      : Array.from(
          String(text).matchAll(/^<{7} .*\n([^]*?)^={7}\n([^]*?)^>{7} .*\n?/gm),
          ([, yours, theirs]) => ({ yours: asRead(yours!), theirs: asRead(theirs!) }),
        );
    return { text, passages };
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
}

/** Lines of a file as an owner reads them: with words for names, and without signs. */
const asRead = (lines: string): string =>
  lines
    .replace(/[{}"]|[>|]-?(?=\n)/g, '')
    .replace(/(\w+): /g, (_, name: string) => `${asWords(name)}: `)
    .trim();
