import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, inject, test, onTestFinished } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { projectCopy, ROOT, scratchProject } from '../../support/project.ts';
import { workshopCopy } from '../../support/workshop.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** The programs of this project's packages, as npm finds them. */
const PATH = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;

/** Starts a command of package.json in a folder, without npm around it. */
function start(root: string, command: string, ...args: string[]) {
  const [program, ...words] = scripts[command]!.split(' ');
  const child = spawn(program!, [...words, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH, FORCE_COLOR: '0' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  onTestFinished(() => void child.kill('SIGKILL'));
  return Object.assign(child, { said: () => said });
}

async function run(root: string, command: string, ...args: string[]) {
  const child = start(root, command, ...args);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: child.said() };
}

test('build writes dist/, and ends with what it wrote, or with a mistake of our own', async () => {
  const project = projectCopy();
  const { code, said } = await run(project.root, 'build', '--date', '2026-02-28');
  expect(code).toBe(0);
  expect(said).toMatch(/^\d+ pages, \d+ files, \d+\.\d\d MB in \d+\.\d\d s → dist\n$/m);
  expect(project.read('dist/coupons/index.html')).toContain('03-01-26');

  project.edit('scripts/build.ts', /const build/, "throw new Error('a slip');\n$&");
  const line = project.read('scripts/build.ts').split('a slip')[0]!.split('\n').length;
  const slip = new RegExp(`^Error: a slip\n.*/scripts/build\\.ts:${line}:\\d+\\)?$`, 'm');
  const broken = { code: 1, said: expect.stringMatching(slip) };
  expect(await run(project.root, 'build')).toEqual(broken);
});

test('launch-check lists the stand-ins of a new shop until all are replaced', async () => {
  const project = projectCopy();
  const supply = (from: RegExp, to: string) => project.edit('content/shop.yaml', from, to);
  supply(/^phone: .*$/m, 'phone: "+17032224567"');
  supply(/^email: .*$/m, 'email: service@shop-of-the-owner.com');
  supply(/^origin: .*$/m, 'origin: https://www.shop-of-the-owner.com');
  supply(/ *# Unconfirmed: .*$/gm, '');
  expect(await run(project.root, 'launch-check')).toEqual({
    code: 0,
    said: expect.stringMatching(
      /\nsrc\/drawings\/logo\.ts: the sign is that of another shop[^]*\nNothing is left to supply\. Run npm run share-cards, then npm run build -- --production for the public site\.\n$/,
    ),
  });

  expect(await run(project.root, 'new-shop', 'content')).toEqual({
    code: 2,
    said: 'content already exists and is not an empty folder. Nothing was written. Name a new folder.\n',
  });
  expect(await run(project.root, 'new-shop', 'shops/second')).toEqual({
    code: 0,
    said: expect.stringContaining('npm run launch-check -- --content shops/second'),
  });
  const listed = await run(project.root, 'launch-check', '--content', 'shops/second');
  expect(listed.code).toBe(1);
  expect(listed.said).toMatch(/^shops\/second\/shop\.yaml:\d+ {2}phone$/m);
  expect(listed.said).toMatch(/^shops\/second\/towns\.yaml:\d+ {2}towns\./m);
});

const getFrom =
  (port: number) =>
  async (path: string): Promise<[status: number, text: string]> => {
    const answer = await fetch(`http://localhost:${port}${path}`);
    return [answer.status, await answer.text()];
  };

test('preview serves dist/ as a host does', async () => {
  const project = scratchProject();
  cpSync(inject('shopFolder'), project.file('dist'), { recursive: true });
  const port = await freePort('localhost');
  start(project.root, 'preview', '--port', `${port}`);
  const get = getFrom(port);
  await expect.poll(() => get('/').catch(() => [])).toEqual([200, project.read('dist/index.html')]);
  expect(await get('/services')).toEqual([200, project.read('dist/services.html')]);
  // A host also answers with status 404, which this server cannot.
  expect((await get('/nothing'))[1]).toBe(project.read('dist/404.html'));
  expect((await get('/assets/nothing.js'))[0]).toBe(404);
});

test('links names each broken link once, and follows those to other sites if asked', async () => {
  // The bicycle workshop builds faster. It gets this project's commands.
  const { root, build, file, edit } = workshopCopy();
  symlinkSync(join(ROOT, 'src'), file('src'));
  cpSync(join(ROOT, 'scripts'), file('scripts'), { recursive: true });
  await build();
  expect(await run(root, 'links')).toEqual({
    code: 0,
    said: expect.stringMatching(/^[1-9]\d* links, none of them broken\.\n$/),
  });

  const links = '<a href="/gone">x</a><a href="http://127.0.0.1:1/">x</a>';
  for (const page of ['index', 'repairs/gears']) edit(`dist/${page}.html`, /(?=<\/body>)/, links);
  const broken = await run(root, 'links:external');
  expect(broken.said.match(/^404 {2}gone$/gm)).toHaveLength(1);
  expect(broken.said.match(/^no answer {2}http.*$/gm)).toEqual(['no answer  http://127.0.0.1:1/']);
  expect(broken.code).toBe(1);
});

test('release hands its options to the build, and ends with its message', async () => {
  expect(await run(projectCopy().root, 'release', '--date', '2026-02-30')).toEqual({
    code: 1,
    said: expect.stringMatching(/^"2026-02-30" /),
  });
});

test('dev shows a content folder, and mistakes that are saved in it', async () => {
  const project = projectCopy();
  renameSync(project.file('content'), project.file('second'));
  const port = await freePort();
  const words = [`--port=${port}`, '--date=2026-02-28', '--content=second'];
  const child = start(project.root, 'dev', ...words);
  await expect.poll(child.said).toContain(`http://localhost:${port}`);
  const get = getFrom(port);
  const [, page] = await get('/coupons');
  expect(page).toContain('data-analytics-mode="development"');
  expect(page).toContain('03-01-26');

  project.edit('second/faq.yaml', 'question:', 'qestion:');
  await expect
    .poll(() => get('/coupons'))
    .toEqual([500, expect.stringMatching(/second\/faq\.yaml:\d+:\d+.*qestion/)]);
  expect(existsSync(project.file('dist'))).toBe(false);
});
