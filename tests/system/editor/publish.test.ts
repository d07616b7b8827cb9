import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { gitIn, gitOutput } from '../../../src/editor/publishing/git.ts';
import { differenceLine } from '../../../src/editor/words/content-differences.ts';
import {
  restoreFile,
  restoreVersion,
  versionsOf,
} from '../../../src/editor/publishing/versions.ts';
import { pageAt } from '../../../src/editor/publishing/published-content.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { contentsOf } from '../../support/scratch.ts';
import { cardOf, workshopCopy, workshopWithCards } from '../../support/workshop.ts';
import { editorIn, PRICE, startInGit } from './workshop-in-git.ts';

const SENT = { kind: 'sent' };
const failed = (text: string) => ({ kind: 'failed', text: expect.stringContaining(text) });

test('publishing commits and pushes content, with a line for each change; a version comes back', async () => {
  const { root, edit, setPrice, git, editor, publisher, end, sent } = await startInGit();
  const content = () => contentsOf(join(root, 'content'));
  for (const name of ['.env', 'a.bak', 'repairs/puncture.yaml~', 'repairs/a.yaml.12.edit.tmp'])
    writeFileSync(join(root, 'content', name), 'secret');
  const work = 'content/schema/notes.json';
  mkdirSync(join(root, 'content/schema'));
  writeFileSync(join(root, work), 'not content');
  git('add', work);
  const before = content();
  setPrice(33);
  const after = content();
  const { differences, pagePaths } = await publisher.plan();
  expect(differences).toEqual([
    { kind: 'changed', where: expect.stringContaining('Price in euros'), was: '12', now: '33' },
  ]);
  const page = '/repairs/puncture';
  expect(pagePaths).toContain(page);
  const { project, published } = editor;
  const [old, now] = [await published.pageOrFile(page), pageAt(await project.prepare(), page)];
  expect([old, now].map((html) => String(html).includes('33'))).toEqual([false, true]);
  // With new code, it is made again, even after a mistake in the code.
  vi.spyOn(project, 'definition', 'get').mockReturnValue({ ...workshopSite });
  vi.spyOn(project, 'prepare').mockRejectedValueOnce(new Error('no code'));
  await expect(published.pageOrFile(page)).rejects.toThrow('no code');
  expect(await published.pageOrFile(page)).toBe(old);

  expect(await end()).toMatchObject({
    ...failed(`Your developer is at work here: ${work}`),
    canGoOn: true,
  });
  expect(await end({ goOnAnyway: true })).toMatchObject(SENT);
  const told = differenceLine(differences[0]!);
  expect(git('log', '-1', '--format=%an|%B')).toBe(
    `Owner|${told}\n\n- ${told}\n\nEdited-with: the editor of the site`,
  );
  expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(PRICE);
  expect(git('diff', '--cached', '--name-only')).toBe(work);
  expect(sent(PRICE)).toContain('euros: 33');
  expect((await publisher.plan()).differences).toEqual([]);

  const versions = await versionsOf(editor);
  expect(versions.map(({ summary }) => summary)).toEqual([told, 'Changed by your developer']);
  expect(await restoreVersion(editor, versions[1]!.id)).toMatchObject({ kind: 'saved' });
  expect(content()).toEqual(before);
  expect((await editor.session.undo())?.summary).toMatch(/^As it was on /);
  edit('content/workshop.yaml', 'phone: ', 'phone: "');
  await restoreFile(editor, 'workshop.yaml');
  expect(content()).toEqual(after);
  await expect(restoreVersion(editor, '--output=x')).rejects.toThrow('no such version');

  // An added field is the owner's change, too.
  edit(PRICE, /(?=text:)/, 'after: gears\n');
  await end({ goOnAnyway: true });
  expect((await versionsOf(editor))[0]).toMatchObject({
    summary: expect.stringMatching(/Comes after: Gears that skip$/),
    when: expect.stringMatching(/^\w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M$/),
  });
  writeFileSync(join(root, 'content/repairs/bell.yaml'), content()['repairs/puncture.yaml']!);
  expect((await publisher.plan()).differences).toMatchObject([{ kind: 'added' }]);
  expect(await end({ goOnAnyway: true })).toMatchObject(SENT);
});

test('nothing is published that has a mistake, or that was changed while it was checked', async () => {
  let isRight = false;
  let checked = '';
  const { edit, read, setPrice, git, editor, publisher, end, sent } = await startInGit({
    release: async (content, hear) => {
      if (isRight) setPrice(44);
      checked = readFileSync(join(content, 'repairs/puncture.yaml'), 'utf8');
      hear('A page has a mistake.');
      return isRight;
    },
  });
  const head = git('rev-parse', 'HEAD');
  setPrice(33);
  expect(await end()).toMatchObject(failed('a mistake'));
  expect((await publisher.state()).log?.at(-1)).toBe('A page has a mistake.');
  // A change that was taken back is not sent.
  git('checkout', '--quiet', 'content');
  expect(await publisher.state()).toEqual({ kind: 'nothing', count: 0 });
  edit(PRICE, /^title: .*/m, 'title: Tubes patched in York');
  expect(await publisher.state()).toMatchObject({ kind: 'not-sent', count: 1 });
  vi.spyOn(editor.published, 'differences').mockRejectedValueOnce(new Error());
  expect(await publisher.state()).toMatchObject({ kind: 'not-sent', count: 0 });
  expect(git('rev-parse', 'HEAD')).toBe(head);
  isRight = true;
  expect(await end()).toMatchObject(SENT);
  expect(checked).toContain('Tubes patched');
  expect(sent(PRICE)).toBe(checked);
  expect(read(PRICE)).toContain('euros: 44');
  expect(await publisher.state()).toMatchObject({ kind: 'not-yet', count: 1 });
});

test('where there is no git, no commit or no remote, it says what to upload', async () => {
  const { root } = workshopCopy();
  const { publisher, end } = editorIn(root);
  const upload = 'The site is built. Upload all files of the folder dist to your host.';
  for (const hasGit of [false, true]) {
    if (hasGit) execFileSync('git', ['init', '--quiet'], { cwd: root });
    expect(await publisher.state()).toMatchObject({ kind: 'no-git' });
    expect(await end()).toEqual({ kind: 'built', text: upload });
  }

  const inGit = await startInGit();
  inGit.git('remote', 'remove', 'origin');
  inGit.setPrice(33);
  expect(await inGit.end()).toMatchObject({
    kind: 'built',
    text: expect.stringContaining('this version is kept. No host is set up'),
  });
  expect(inGit.git('status', '--porcelain')).toBe('');
});

test('what could not be sent is not published, also after a restart, and can be sent later', async () => {
  const { root, setPrice, git, remote, publisher, end, sent } = await startInGit();
  setPrice(33);
  renameSync(remote, `${remote}-away`);
  expect(await end()).toMatchObject(failed('cannot be reached'));
  expect(await publisher.state()).toMatchObject({
    kind: 'not-sent',
    count: 1,
    // After a reload, a page shows the reason and the log.
    outcome: { text: expect.stringContaining('cannot be reached') },
    log: expect.arrayContaining(['Looking at what others have published.']),
  });
  // A commit that was not sent counts, even in an editor that has just started.
  git('commit', '--quiet', '--all', '--message', 'Price');
  renameSync(`${remote}-away`, remote);
  const again = editorIn(root);
  expect(await again.publisher.state()).toMatchObject({ kind: 'not-sent', count: 1 });
  expect(await again.end()).toMatchObject(SENT);
  expect(sent(PRICE)).toContain('euros: 33');
  expect(await again.publisher.state()).toMatchObject({ kind: 'sent', count: 0 });
});

test('what others published in other files comes in by itself, where git knows no author, too', async () => {
  const { root, git, setPrice, read, end, publishElsewhere, sent } = await startInGit();
  publishElsewhere('content/workshop.yaml', /$/, '# Theirs\n');
  git('config', '--unset', 'user.name');
  git('config', '--unset', 'user.email');
  vi.stubEnv('HOME', root);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  setPrice(33);
  expect(await end()).toMatchObject(SENT);
  for (const text of [read('content/workshop.yaml'), sent('content/workshop.yaml')])
    expect(text).toContain('# Theirs');
  expect(sent(PRICE)).toContain('euros: 33');

  // The owner saves a file on which others have worked, too.
  publishElsewhere('content/workshop.yaml', /$/, '# Theirs again\n');
  const hook = join(root, '.git/hooks/post-commit');
  const save = 'f=content/workshop.yaml; (echo "# Mine"; cat $f) > new && mv new $f';
  writeFileSync(hook, `#!/bin/sh\ncd ${root}; ${save}\n`, { mode: 0o755 });
  setPrice(34);
  expect(await end()).toMatchObject(failed('Publish again.'));
  rmSync(hook);
  expect(await end()).toMatchObject(SENT);
  expect(sent('content/workshop.yaml')).toMatch(/# Mine[^]*# Theirs again/);
});

test('the same words, changed here and elsewhere, wait for a choice, with the line ends of Windows too', async () => {
  const { root, clone, setPrice, git, end, publishElsewhere, sent } = await startInGit();
  git('config', 'core.autocrlf', 'true');
  publishElsewhere(PRICE, /euros: \d+/, 'euros: 44');
  setPrice(33);
  const file = 'repairs/puncture.yaml';
  const clashes = [{ file, theirs: 'Euros: 44', yours: 'Euros: 33' }];
  const first = (await end())!;
  expect(first).toMatchObject({ kind: 'failed', clashes });
  // A choice between other versions does not count for these.
  publishElsewhere(PRICE, /euros: \d+/, 'euros: 55');
  const choose = (id: string) => end({ chosenSides: { [id]: 'yours' } });
  const second = (await choose(first.clashes![0]!.id))!;
  expect(second).toMatchObject({ clashes: [{ ...clashes[0], theirs: 'Euros: 55' }] });
  expect(await choose(second.clashes![0]!.id)).toMatchObject(SENT);
  expect(sent(PRICE)).toContain('euros: 33');
  expect(git('status', '--porcelain')).toBe('');

  // Nobody chooses between passages of a developer's file, committed or not.
  const note = 'content/README.md';
  const { folder, push } = clone();
  writeFileSync(join(folder, note), 'theirs');
  push();
  writeFileSync(join(root, note), 'ours');
  const says = `Your developer published other work on ${note}. Ask your developer`;
  expect(await end()).toMatchObject(failed(says));
  git('add', note);
  git('commit', '--quiet', '--message', 'Ours');
  expect(await end({ goOnAnyway: true })).toMatchObject(failed(says));
});

test('a file that one changed and the other removed waits for a choice as a whole', async () => {
  for (const choice of ['yours', 'theirs'] as const) {
    const { root, clone, setPrice, git, end } = await startInGit();
    const { folder, push } = clone();
    rmSync(join(folder, PRICE));
    push();
    setPrice(33);
    const [clash] = (await end())!.clashes!;
    expect(clash).toMatchObject({ theirs: 'Removed', yours: 'The whole of it' });
    expect(await end({ chosenSides: { [clash!.id]: choice } })).toMatchObject(SENT);
    expect(existsSync(join(root, PRICE))).toBe(choice === 'yours');
    expect(git('status', '--porcelain')).toBe('');
  }
});

test('what stands in the way is said in a sentence before any check', async () => {
  let checks = 0;
  const { root, setPrice, git, end } = await startInGit({ release: async () => ++checks > 0 });
  setPrice(33);
  for (const name of ['MERGE', 'CHERRY_PICK']) {
    const head = join(root, `.git/${name}_HEAD`);
    mkdirSync(head);
    expect(await end()).toMatchObject(failed('has not finished'));
    rmSync(head, { recursive: true });
  }
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(await end()).toMatchObject(failed('Git does not work in this folder'));
  vi.unstubAllEnvs();
  writeFileSync(join(root, 'code.txt'), '');
  git('add', 'code.txt');
  git('commit', '--quiet', '--message', 'WIP do not publish', 'code.txt');
  expect(await end()).toMatchObject(
    failed('work here that is not published: “WIP do not publish”'),
  );
  git('checkout', '--quiet', '--detach');
  expect(await end()).toMatchObject(failed('is on no branch'));
  const inside = join(root, 'inside');
  cpSync(join(root, 'content'), join(inside, 'content'), { recursive: true });
  expect(await editorIn(inside).end()).toMatchObject(failed('only a part of'));
  expect(checks).toBe(0);
  // The code compares Git's messages in English.
  vi.stubEnv('LC_ALL', 'de_DE');
  expect(await gitOutput(gitIn(root), '-c', 'alias.l=!echo $LC_ALL', 'l')).toBe('C');
});

test('what a host refuses waits for the developer; who was later than somebody else tries again', async () => {
  const { git, setPrice, remote, editor, publisher, end, sent } = await startInGit();
  const hook = join(remote, 'hooks/pre-receive');
  const receive = (lines: string): void =>
    writeFileSync(hook, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  receive('echo protected; exit 1');
  // A first publishing is refused, too.
  git('switch', '--quiet', '--create', 'first');
  await end();
  expect(await publisher.state()).toMatchObject({ kind: 'not-sent' });
  git('switch', '--quiet', 'main');
  setPrice(33);
  expect(await end()).toMatchObject(failed('refuses it. Ask your developer.'));
  expect(await publisher.state()).toMatchObject({
    kind: 'not-sent',
    count: 1,
    log: expect.arrayContaining([expect.stringContaining('protected')]),
  });
  expect(await versionsOf(editor)).toHaveLength(1);
  const uploadPack = 'remote.origin.uploadpack';
  git('config', uploadPack, 'echo "fatal: Authentication failed" >&2; false');
  expect(await end()).toMatchObject(failed('refuses it. Ask your developer.'));
  git('config', '--unset', uploadPack);

  const they = ['-c', 'user.name=They', '-c', 'user.email=t@x.example'];
  const commit = [...they, 'commit-tree', '-mx', '-pmain', 'main^{tree}'];
  const theirs = execFileSync('git', commit, { cwd: remote, encoding: 'utf8' });
  // Their commit arrives while the remote receives ours.
  receive(`env -u GIT_QUARANTINE_PATH git update-ref refs/heads/main ${theirs}`);
  expect(await end()).toMatchObject(failed('published at the same moment. Try again.'));
  rmSync(hook);
  expect(await end()).toMatchObject(SENT);
  expect(sent(PRICE)).toContain('euros: 33');
});

test('missing share cards are drawn and sent, or named with who can draw them', async () => {
  let canDraw = false;
  const [old, now] = ['Puncture repair in York', 'Tubes patched in York'];
  const card = (title: string): string => join(root, 'public', cardOf(title));
  const drawCards = async (): Promise<boolean> => {
    rmSync(card(old), { force: true });
    if (canDraw) writeFileSync(card(now), 'drawn');
    return canDraw;
  };
  const { root, git, edit, read, end } = await startInGit({ site: workshopWithCards, drawCards });
  const home = /^title: (.*)/m.exec(read('content/home.yaml'))![1]!;
  mkdirSync(join(root, 'public/share'));
  for (const title of [old, 'Gears that skip, set right in York', 'There is no such page', home])
    writeFileSync(card(title), 'drawn');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Cards');
  git('push', '--quiet');
  edit(PRICE, /^title: .*/m, `title: ${now}`);
  const says = /Shared links to 1 page .* developer to run “npm run share-cards”/;
  expect(await end()).toMatchObject({ kind: 'sent', text: expect.stringMatching(says) });
  canDraw = true;
  edit(PRICE, /euros: \d+/, 'euros: 33');
  expect(await end()).toMatchObject({ text: expect.stringMatching(/^Sent\..*sees it\.$/) });
  expect(git('show', '--name-only', '--format=', 'HEAD').split('\n')).toContain(
    `public/${cardOf(now)}`,
  );
});
