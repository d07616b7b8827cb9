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
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Form, PublishLine } from '../../../src/editor/api.ts';
import type { Change } from '../../../src/editor/change.ts';
import { lineOf } from '../../../src/editor/say-changes.ts';
import { editRequests } from '../../../src/editor/requests.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { contentsOf } from '../../support/scratch.ts';
import { WORKSHOP, workshopCopy } from '../../support/workshop.ts';
import { editorIn, startInGit } from './workshop-in-git.ts';

test('publishing commits the content with a line for each change, nothing else, and pushes it', async () => {
  const { root, edit, git, remote, since, published, publish } = await startInGit();
  edit('content/repairs/puncture.yaml', /euros: \d+/, 'euros: 33');
  writeFileSync(join(root, 'notes.txt'), 'not content');
  git('add', 'notes.txt');
  const { said, pages, hasGit } = await published.changes();
  expect({ hasGit, said }).toEqual({
    hasGit: true,
    said: [
      { where: expect.stringContaining('Price in euros'), was: expect.any(String), now: '33' },
    ],
  });
  expect(pages).toContain('/repairs/puncture');
  const [old, now] = await Promise.all([
    since.before('/repairs/puncture'),
    since.now('/repairs/puncture'),
  ]);
  expect([old?.includes('33'), now?.includes('33'), await since.now('/nowhere')]).toEqual([
    false,
    true,
    undefined,
  ]);

  expect((await publish()).at(-1)).toMatchObject({
    kind: 'failed',
    text: expect.stringContaining('Your developer is at work here: notes.txt'),
    canGoOn: true,
  });
  expect((await publish({ also: true })).at(-1)).toMatchObject({ kind: 'done' });
  const told = lineOf(said[0]!);
  expect(git('log', '-1', '--format=%an|%B')).toBe(`Owner|${told}\n\n- ${told}`);
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
  expect(versions.map(({ label }) => label)).toEqual([
    expect.stringContaining('33'),
    'Changed by your developer',
  ]);
  await expect(published.restore(versions[1]!.id)).resolves.toMatchObject({
    kind: 'saved',
    label: expect.stringContaining('As it was on'),
  });
  expect(contentsOf(join(root, 'content'))).toEqual(before);
  await answers.undo();
  expect(contentsOf(join(root, 'content'))).toEqual(after);
  await expect(published.restore('--output=x')).rejects.toThrow('no such version');
});

test('nothing is published that has a mistake, or changed while it was checked', async () => {
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

  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('without git, the site is built, and it says what to upload', async () => {
  const { root } = workshopCopy();
  const { published, publish } = editorIn(root, { release: async () => true });
  await expect(published.changes()).resolves.toMatchObject({ hasGit: false, said: [] });
  expect((await publish()).at(-1)).toEqual({
    kind: 'done',
    text: 'The site is built. Upload all files of the folder dist to your host.',
  });
});

test('an editor of another folder changes that folder, and publishes nothing', async () => {
  const { root, read, git } = await startInGit();
  cpSync(join(root, 'content'), join(root, 'second'), { recursive: true });
  const dev = { served: () => undefined, definition: () => workshopSite };
  const { answers, published } = editRequests(dev, {
    root,
    content: join(root, 'second'),
    now: () => new Date('2026-03-01T12:00:00Z'),
    log: () => {},
    release: async () => true,
  });
  const file = 'repairs/puncture.yaml';
  const { base } = (await answers.form({ file })) as Form;
  const change: Change = { kind: 'set', path: ['euros'], value: 34 };
  await expect(answers.change({ file, base, change })).resolves.toMatchObject({ kind: 'saved' });
  expect(read(`second/${file}`)).toContain('euros: 34');
  expect(git('status', '--porcelain')).toBe('?? second/');
  await expect(published.changes()).resolves.toMatchObject({ hasGit: false, said: [] });
  const lines: PublishLine[] = [];
  await published.publish((line) => lines.push(line));
  expect(lines).toEqual([
    {
      kind: 'failed',
      text: 'Only the folder content is published. To publish another one, put its files there first.',
    },
  ]);
});

const PRICE = 'content/repairs/puncture.yaml';

test('what could not be sent is not published, also after a restart, and can be sent later', async () => {
  const { root, edit, git, remote, published, publish, sent } = await startInGit();
  edit(PRICE, /euros: \d+/, 'euros: 33');
  renameSync(remote, `${remote}-away`);
  expect((await publish()).at(-1)).toMatchObject({
    kind: 'failed',
    text: expect.stringContaining('cannot be reached'),
  });
  await expect(published.state()).resolves.toMatchObject({
    kind: 'not-sent',
    count: 1,
    // A page that is loaded again says why.
    end: { text: expect.stringContaining('cannot be reached') },
  });
  // Also what was committed here, and is unknown to an editor that has just started.
  git('commit', '--quiet', '--all', '--message', 'Price');
  renameSync(`${remote}-away`, remote);
  const again = editorIn(root, { release: async () => true });
  const { said, kind } = await again.published.changes();
  expect([kind, said.length]).toEqual(['not-sent', 1]);
  expect((await again.publish()).at(-1)).toMatchObject({ kind: 'done' });
  expect(sent(PRICE)).toContain('euros: 33');
  await expect(again.published.state()).resolves.toMatchObject({ kind: 'sent', count: 0 });
});

test('what others published in other files comes in by itself', async () => {
  const { edit, read, publish, publishElsewhere, sent } = await startInGit();
  publishElsewhere('content/workshop.yaml', /$/, '# Theirs\n');
  edit(PRICE, /euros: \d+/, 'euros: 33');
  expect((await publish()).at(-1)).toMatchObject({ kind: 'done' });
  expect(read('content/workshop.yaml')).toContain('# Theirs');
  expect([sent(PRICE), sent('content/workshop.yaml')]).toEqual([
    expect.stringContaining('euros: 33'),
    expect.stringContaining('# Theirs'),
  ]);
});

test.each(['theirs', 'yours'] as const)(
  'the same words, changed here and elsewhere, wait for a choice, with the line ends of Windows too: %s',
  async (choice) => {
    const { edit, git, publish, publishElsewhere, sent } = await startInGit();
    if (choice === 'yours') git('config', 'core.autocrlf', 'true');
    publishElsewhere(PRICE, /euros: \d+/, 'euros: 44');
    edit(PRICE, /euros: \d+/, 'euros: 33');
    expect((await publish()).at(-1)).toMatchObject({
      kind: 'failed',
      clashes: [
        {
          file: 'repairs/puncture.yaml',
          theirs: 'Euros: 44',
          yours: 'Euros: 33',
        },
      ],
    });
    expect((await publish({ choices: { 'repairs/puncture.yaml': choice } })).at(-1)).toMatchObject({
      kind: 'done',
    });
    expect(sent(PRICE)).toContain(choice === 'theirs' ? 'euros: 44' : 'euros: 33');
    expect(git('status', '--porcelain')).toBe('');
  },
);

test('only files that the site reads are sent', async () => {
  const { root, edit, git, publish } = await startInGit();
  for (const name of ['.env', 'passwords.bak', 'repairs/puncture.yaml~', 'repairs/a.yaml.12.tmp'])
    writeFileSync(join(root, 'content', name), 'secret');
  edit(PRICE, /euros: \d+/, 'euros: 33');
  expect((await publish()).at(-1)).toMatchObject({ kind: 'done' });
  expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(PRICE);
});

test.each<[string, (git: (...args: string[]) => string, root: string) => void, string]>([
  ['no branch', (git) => git('checkout', '--quiet', '--detach'), 'is on no branch'],
  [
    'a merge under way',
    (git, root) => writeFileSync(join(root, '.git/MERGE_HEAD'), `${git('rev-parse', 'HEAD')}\n`),
    'A merge is not finished',
  ],
  [
    'a rebase under way',
    (_, root) => mkdirSync(join(root, '.git/rebase-merge')),
    'A rebase is not finished',
  ],
  [
    'a cherry-pick under way',
    (_, root) => writeFileSync(join(root, '.git/CHERRY_PICK_HEAD'), ''),
    'A cherry-pick is not finished',
  ],
  [
    'a revert under way',
    (_, root) => writeFileSync(join(root, '.git/REVERT_HEAD'), ''),
    'A revert is not finished',
  ],
  [
    'a folder of somebody else, which git does not trust',
    () => {
      vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
      onTestFinished(() => void vi.unstubAllEnvs());
    },
    'This folder belongs to another user of this computer',
  ],
  [
    'a file of the developer that is ready to be committed',
    (git, root) => {
      writeFileSync(join(root, 'notes.txt'), '');
      git('add', 'notes.txt');
    },
    'Your developer is at work here: notes.txt',
  ],
  [
    'commits of a developer',
    (git, root) => {
      writeFileSync(join(root, 'code.txt'), '');
      git('add', 'code.txt');
      git('commit', '--quiet', '--message', 'WIP do not publish');
    },
    'Your developer has work here that is not published: “WIP do not publish”',
  ],
])('says in a sentence before any check: %s', async (_, prepare, says) => {
  let isChecked = false;
  const { root, edit, git, publish } = await startInGit(async () => (isChecked = true));
  edit(PRICE, /euros: \d+/, 'euros: 33');
  prepare(git, root);
  expect((await publish()).at(-1)).toMatchObject({
    kind: 'failed',
    text: expect.stringContaining(says),
  });
  expect(isChecked).toBe(false);
});

test('what a host refuses is not sent, and waits for the developer', async () => {
  const { edit, remote, published, publish } = await startInGit();
  writeFileSync(join(remote, 'hooks/pre-receive'), '#!/bin/sh\necho protected; exit 1\n', {
    mode: 0o755,
  });
  edit(PRICE, /euros: \d+/, 'euros: 33');
  expect((await publish()).at(-1)).toMatchObject({
    kind: 'failed',
    text: 'Your host refuses it. Ask your developer.',
    log: expect.stringContaining('protected'),
  });
  await expect(published.state()).resolves.toMatchObject({ kind: 'not-sent', count: 1 });
});

test('who publishes at the same moment as somebody else is told to try again', async () => {
  const { edit, remote, publish, sent } = await startInGit();
  const theirs = execFileSync(
    'git',
    [
      '-c',
      'user.name=They',
      '-c',
      'user.email=t@x.example',
      'commit-tree',
      '-mx',
      '-pmain',
      'main^{tree}',
    ],
    { cwd: remote, encoding: 'utf8' },
  );
  const hook = join(remote, 'hooks/pre-receive');
  // Theirs arrives while ours is received.
  writeFileSync(
    hook,
    `#!/bin/sh\nenv -u GIT_QUARANTINE_PATH git update-ref refs/heads/main ${theirs}`,
    { mode: 0o755 },
  );
  edit(PRICE, /euros: \d+/, 'euros: 33');
  expect((await publish()).at(-1)).toMatchObject({
    kind: 'failed',
    text: 'Somebody else has published at the same moment. Try again.',
  });
  rmSync(hook);
  expect((await publish()).at(-1)).toMatchObject({ kind: 'done' });
  expect(sent(PRICE)).toContain('euros: 33');
});

test('without a remote, the version is kept, and it says what to upload', async () => {
  const { edit, git, publish } = await startInGit();
  git('remote', 'remove', 'origin');
  edit(PRICE, /euros: \d+/, 'euros: 33');
  expect((await publish()).at(-1)).toMatchObject({
    kind: 'done',
    text: expect.stringContaining('this version is kept. No host is set up'),
  });
  expect(git('status', '--porcelain')).toBe('');
});

test('two that publish at once hear of one publishing', async () => {
  let checks = 0;
  const { edit, published } = await startInGit(async () => {
    checks++;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return true;
  });
  edit(PRICE, /euros: \d+/, 'euros: 33');
  const hears = async (): Promise<PublishLine[]> => {
    const lines: PublishLine[] = [];
    await published.publish((line) => lines.push(line));
    return lines;
  };
  const [one, other] = await Promise.all([hears(), hears()]);
  expect(other).toEqual(one);
  expect(checks).toBe(1);
});

test('a commit and a merge get an author where git knows none', async () => {
  const { edit, git, root, publish, publishElsewhere } = await startInGit();
  publishElsewhere('content/workshop.yaml', /$/, '# Theirs\n');
  git('config', '--unset', 'user.name');
  git('config', '--unset', 'user.email');
  vi.stubEnv('HOME', root);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  edit(PRICE, /euros: \d+/, 'euros: 33');
  expect((await publish()).at(-1)).toMatchObject({ kind: 'done' });
});

/** The workshop, whose pages have share cards that change with their titles. */
const withCards: typeof workshopSite = {
  ...workshopSite,
  routes: (input) =>
    workshopSite.routes(input).map((route) =>
      route.kind === 'page'
        ? {
            ...route,
            head: {
              ...route.head,
              card: { file: cardOf(route.head.title), svg: () => '' },
            },
          }
        : route,
    ),
};
const cardOf = (title: string): string => `share/${title.replace(/\W+/g, '-')}.png`;
const NEW_CARD = `public/${cardOf('Tubes patched in York')}`;

describe('share cards that are out of date', () => {
  /** An editor with all cards drawn, and a page whose title is then changed. `draw` draws the card of the new one. */
  async function startWithCards(canDraw: boolean) {
    const draw = async (): Promise<boolean> => {
      rmSync(join(one.root, 'public', cardOf('Puncture repair in York')), { force: true });
      if (canDraw) writeFileSync(join(one.root, NEW_CARD), 'drawn');
      return canDraw;
    };
    const one = await startInGit(undefined, { site: withCards, drawCards: draw });
    mkdirSync(join(one.root, 'public/share'));
    for (const title of [
      'Puncture repair in York',
      'Gears that skip, set right in York',
      'There is no such page',
      HOME,
    ])
      writeFileSync(join(one.root, 'public', cardOf(title)), 'drawn');
    one.git('add', '.');
    one.git('commit', '--quiet', '--message', 'Cards');
    one.git('push', '--quiet');
    one.edit(PRICE, /^title: .*/m, 'title: Tubes patched in York');
    return { ...one, draw };
  }
  const HOME = /^title: (.*)/m.exec(readFileSync(join(WORKSHOP, 'content/home.yaml'), 'utf8'))![1]!;

  test('are drawn and sent with the content', async () => {
    const { root, git, publish } = await startWithCards(true);
    writeFileSync(join(root, 'public/share/notes.txt'), 'not a card');
    expect((await publish()).at(-1)).toMatchObject({
      kind: 'done',
      text: expect.stringMatching(/^Sent\..*sees it\.$/),
    });
    expect(git('show', '--name-status', '--no-renames', '--format=', 'HEAD').split('\n')).toEqual([
      `M\t${PRICE}`,
      'D\tpublic/share/Puncture-repair-in-York.png',
      `A\t${NEW_CARD}`,
    ]);
    expect((await publish()).at(-1)).toMatchObject({ kind: 'done' });
  });

  test('are named with who can draw them, if this machine cannot', async () => {
    const { publish } = await startWithCards(false);
    expect((await publish()).at(-1)).toMatchObject({
      kind: 'done',
      text: expect.stringMatching(
        /Shared links to 1 page show .* ask your developer to run “npm run share-cards”/,
      ),
    });
  });

  test('may be drawn by two', async () => {
    const { root, git, draw, publish, publishElsewhere, sent } = await startWithCards(true);
    // As after a publishing that could not be sent.
    await draw();
    git('add', '.');
    git('commit', '--quiet', '--message', 'Mine');
    publishElsewhere(PRICE, /euros: .*/, 'euros: 33', { [NEW_CARD]: 'drawn by another' });
    expect((await publish()).at(-1)).toMatchObject({ kind: 'done' });
    expect([sent(PRICE), sent(NEW_CARD), git('status', '--porcelain')]).toEqual([
      expect.stringMatching(/title: Tubes patched[^]*euros: 33/),
      'drawn by another',
      '',
    ]);
    expect(existsSync(join(root, NEW_CARD))).toBe(true);
  });
});
