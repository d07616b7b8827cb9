import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PublishLine } from '../../../src/editor/api.ts';
import type { Release } from '../../../src/editor/publishing.ts';
import { editRequests } from '../../../src/editor/requests.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { contentsOf, scratchFolder } from '../../support/scratch.ts';
import { workshopCopy } from '../../support/workshop.ts';

const AUTHOR = ['-c', 'user.name=Owner', '-c', 'user.email=owner@shop.example'];

/** An editor of the bicycle workshop, in a repository with a remote. */
async function startInGit(release: Release = async () => true) {
  const { root, edit, read } = workshopCopy();
  const remote = scratchFolder();
  const git = (...args: string[]): string =>
    execFileSync('git', [...AUTHOR, ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@shop.example');
  git('config', 'commit.gpgsign', 'false');
  git('remote', 'add', 'origin', remote);
  writeFileSync(join(root, '.gitignore'), 'node_modules\n.cache\ndist\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const dev = { served: () => undefined, definition: () => workshopSite };
  const options = { root, now: () => new Date('2026-03-01T12:00:00Z'), log: () => {}, release };
  const { answers, since, published } = editRequests(dev, options);
  const publish = async (): Promise<PublishLine[]> => {
    const lines: PublishLine[] = [];
    await published.publish((line) => lines.push(line));
    return lines;
  };
  return { root, edit, read, git, remote, answers, since, published, publish };
}

test('publishing commits the content with a sentence for each change, nothing else, and pushes it', async () => {
  const { root, edit, git, remote, since, published, publish } = await startInGit();
  edit('content/repairs/puncture.yaml', /euros: \d+/, 'euros: 33');
  writeFileSync(join(root, 'notes.txt'), 'not content');
  git('add', 'notes.txt');
  const { said, hasGit } = await published.changes();
  const sentences = said.map(({ sentence }) => sentence);
  expect({ hasGit, sentences }).toEqual({
    hasGit: true,
    sentences: [expect.stringMatching(/Price in euros: .*33, on \d+ pages?$/)],
  });
  expect(said[0]!.pages).toContain('/repairs/puncture');
  const [old, now] = await Promise.all([
    since.before('/repairs/puncture'),
    since.now('/repairs/puncture'),
  ]);
  expect([old?.includes('33'), now?.includes('33'), await since.now('/nowhere')]).toEqual([
    false,
    true,
    undefined,
  ]);

  expect((await publish()).at(-1)).toEqual({ kind: 'done', text: 'Published: pushed to origin.' });
  expect(git('log', '-1', '--format=%an|%B')).toBe(`Owner|${sentences[0]}\n\n- ${sentences[0]}`);
  expect(git('show', '--name-only', '--format=', 'HEAD')).toBe('content/repairs/puncture.yaml');
  expect(git('status', '--porcelain')).toBe('A  notes.txt');
  expect(execFileSync('git', ['rev-parse', 'main'], { cwd: remote, encoding: 'utf8' }).trim()).toBe(
    git('rev-parse', 'HEAD'),
  );
  expect((await published.changes()).said).toEqual([]);
});

test('earlier content comes back as one change, which can be undone', async () => {
  const { root, edit, answers, published, publish } = await startInGit();
  const before = contentsOf(join(root, 'content'));
  edit('content/repairs/puncture.yaml', /euros: \d+/, 'euros: 33');
  await publish();
  const after = contentsOf(join(root, 'content'));
  const versions = await published.history();
  expect(versions.map(({ label }) => label)).toEqual([expect.stringContaining('33'), 'Begin']);
  await expect(published.restore(versions[1]!.id)).resolves.toMatchObject({
    kind: 'saved',
    label: expect.stringContaining('As it was on'),
  });
  expect(contentsOf(join(root, 'content'))).toEqual(before);
  await answers.undo();
  expect(contentsOf(join(root, 'content'))).toEqual(after);
  await expect(published.restore('--output=x')).rejects.toThrow('no such version');
});

test('nothing is published that has a mistake, changed while it was checked, or is behind the remote', async () => {
  const { root, edit, git, publish } = await startInGit(async (hear) => {
    hear('A page has a mistake.');
    return false;
  });
  const head = git('rev-parse', 'HEAD');
  edit('content/repairs/puncture.yaml', /euros: \d+/, 'euros: 33');
  expect((await publish()).slice(-2)).toMatchObject([
    { text: 'A page has a mistake.' },
    { kind: 'failed' },
  ]);
  expect(git('rev-parse', 'HEAD')).toBe(head);

  const late = await startInGit(async () => {
    late.edit('content/repairs/puncture.yaml', /euros: \d+/, 'euros: 44');
    return true;
  });
  expect((await late.publish()).at(-1)).toMatchObject({
    kind: 'failed',
    text: expect.stringContaining('changed while it was checked'),
  });

  const behind = await startInGit();
  const other = scratchFolder();
  execFileSync('git', ['clone', '--quiet', '--branch', 'main', behind.remote, other]);
  execFileSync('git', [...AUTHOR, 'commit', '--quiet', '--allow-empty', '--message', 'Theirs'], {
    cwd: other,
  });
  execFileSync('git', ['push', '--quiet'], { cwd: other });
  behind.edit('content/repairs/puncture.yaml', /euros: \d+/, 'euros: 33');
  expect((await behind.publish()).at(-1)).toMatchObject({
    kind: 'failed',
    text: expect.stringContaining('Someone else has published meanwhile'),
  });
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('without git, the site is built, and it says what to upload', async () => {
  const { root } = workshopCopy();
  const dev = { served: () => undefined, definition: () => workshopSite };
  const { published } = editRequests(dev, {
    root,
    now: () => new Date('2026-03-01T12:00:00Z'),
    log: () => {},
    release: async () => true,
  });
  await expect(published.changes()).resolves.toMatchObject({ hasGit: false, said: [] });
  const lines: PublishLine[] = [];
  await published.publish((line) => lines.push(line));
  expect(lines.at(-1)).toEqual({
    kind: 'done',
    text: 'The site is built. Upload all files of the folder dist to your host.',
  });
});
