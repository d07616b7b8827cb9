import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test, onTestFinished } from 'vitest';
import { devSite } from '../../../src/generator/dev/dev-site.ts';
import { siteCode } from '../../../src/generator/dev/site-code.ts';
import { ROOT } from '../../support/project.ts';
import { workshopWithCode } from '../../support/workshop.ts';

/** The workshop's site in development. `save` changes a file and reports it, like a watcher. */
function atWork() {
  const project = workshopWithCode();
  const said: string[] = [];
  const told: number[] = [];
  const code = siteCode(project.root, { file: 'site.ts', name: 'workshopSite' });
  let loads = 0;
  let onLoad: (() => void) | undefined;
  const site = devSite({
    root: project.root,
    code: {
      ...code,
      load: (changed) => {
        loads++;
        return code.load(changed).finally(() => onLoad?.());
      },
    },
    generator: join(ROOT, 'src/generator'),
    program: ['../../src/generator'],
    now: () => new Date('2026-03-01T12:00:00Z'),
    log: (line) => said.push(line),
    tell: (version) => told.push(version),
  });
  const page = async (path: string) => {
    const { status, body } = await site.answer(path);
    return { status, text: String(body) };
  };
  return {
    ...project,
    site,
    said,
    told,
    page,
    /** How often the site was read so far. */
    loads: () => loads,
    /** Calls `act` once, when the code was loaded and the rest was not. */
    afterCode: (act: () => void) => {
      onLoad = () => {
        onLoad = undefined;
        act();
      };
    },
    get: async (path: string) => (await page(path)).text,
    save: (path: string, from: string | RegExp, to: string) => {
      project.edit(path, from, to);
      return site.changed([path]);
    },
    create: (path: string, data: string | Uint8Array) => {
      mkdirSync(dirname(join(project.root, path)), { recursive: true });
      writeFileSync(join(project.root, path), data);
      return site.changed([path]);
    },
  };
}

const HTML = 'text/html;charset=utf-8';

test.each([
  { path: '/', status: 200, type: HTML, words: '<h1>' },
  { path: '/repairs/gears', status: 200, type: HTML, words: 'Gears that skip' },
  { path: '/repairs/gears.html', status: 200, type: HTML, words: 'Gears that skip' },
  { path: '/find-us', status: 200, type: HTML, words: 'On your way' },
  { path: '/../../etc/passwd', status: 404, type: HTML, words: 'There is no such page' },
  { path: '/opening-hours.txt', status: 200, type: 'text/x-hours', words: 'Tuesday to Saturday' },
])('answers $path with $status and the type $type', async ({ path, status, type, words }) => {
  const { save, site } = atWork();
  save('site.ts', 'types: []', "types: [{ path: '/opening-hours.txt', type: 'text/x-hours' }]");
  const { body, ...answer } = await site.answer(path);
  expect({ ...answer, text: String(body) }).toMatchObject({
    status,
    type,
    text: expect.stringContaining(words),
  });
});

test('reads content again only after a change in content, or in the code that reads it', async () => {
  const { get, save } = atWork();
  const reads: string[] = [];
  Object.assign(globalThis, { reads });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'reads'));
  // The server reads already, so it must hear of this change.
  save(
    'content-model.ts',
    'assemble: (read, readFolder) => ({',
    "assemble: (read, readFolder) => ((globalThis as any).reads.push('read'), {",
  );
  const readsAfter = async (...change: Parameters<typeof save>) => {
    await get('/');
    reads.length = 0;
    save(...change);
    await get('/');
    return reads.length;
  };
  expect(await readsAfter('styles/base.css', 'margin:', 'padding:9px;margin:')).toBe(0);
  expect(await readsAfter('client.ts', 'bell-rung', 'bell-heard')).toBe(0);
  expect(await readsAfter('pages.tsx', '<h1>{home.heading}</h1>', '<h1>2</h1>')).toBe(0);
  expect(await readsAfter('content-model.ts', 'a.euros - b.euros', 'b.euros - a.euros')).toBe(1);
  expect(await readsAfter('content/home.yaml', 'heading: ', 'heading: New ')).toBe(1);
});

test('names a style sheet that no list has, on every page', async () => {
  const { get, create, told, site } = atWork();
  expect(await get('/')).not.toContain('<dev-notes>');
  create('styles/basket.css', '.basket { color: red }');
  expect(told).toEqual([site.version()]);
  expect(await get('/find-us')).toContain(
    "<li>styles/basket.css is in none of the site's lists of styles. No page has it.</li>",
  );
});

test('says to start again when the code that runs has changed', async () => {
  const { get, site, said, told } = atWork();
  await get('/');
  const file = '../../src/generator/check/links.ts';
  site.changed([file]);
  const note = `${file} belongs to this program, which runs as it was. Stop it and start it again to see the change.`;
  expect(said).toEqual([note]);
  expect(told).toEqual([site.version()]);
  expect(await get('/')).toContain(`<li>${note}</li>`);
});

test('lets pages load again though the site is the same', async () => {
  const { get, site, told, loads } = atWork();
  await get('/');
  const [made, before] = [loads(), site.served()];
  site.renew();
  expect(told).toEqual([site.version()]);
  expect(await get('/')).toContain(`data-version="${site.version()}"`);
  expect([loads(), site.served()]).toEqual([made, before]);
});

test('shows new files in content/ and public/', async () => {
  const { get, read, create, told, site } = atWork();
  expect(await get('/repairs/brakes')).toContain('There is no such page');
  create(
    'content/repairs/brakes.yaml',
    read('content/repairs/gears.yaml').replace(
      'heading: Gears that skip',
      'heading: Brakes that squeal',
    ),
  );
  expect(await get('/repairs/brakes')).toContain('<h1>Brakes that squeal</h1>');
  create('public/bell.txt', 'ding');
  expect(told.at(-1)).toBe(site.version());
  expect(await get('/bell.txt')).toBe('ding');
});

test('shows a photo that replaced another of the same name', async () => {
  const { get, create } = atWork();
  const shown = async (background: string) => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background } });
    create('content/images/repairs/gears.png', await picture.png().toBuffer());
    return /src="(\/assets\/repairs-gears-9\.\w+\.jpg)"/.exec(await get('/repairs/gears'))![1];
  };
  expect(await shown('#369')).not.toBe(await shown('#963'));
});

test('runs two modules that import each other, also after one of them had a mistake', async () => {
  const { get, page, save } = atWork();
  save('pages.tsx', 'import', "import { routes } from './routes.tsx';\nimport");
  save('pages.tsx', '<h1>{home.heading}</h1>', '<h1>a {typeof routes}</h1>');
  expect(await get('/')).toContain('<h1>a function</h1>');
  save('routes.tsx', 'import', "throw new Error('not today');\nimport");
  expect((await page('/')).status).toBe(500);
  save('routes.tsx', "throw new Error('not today');", '');
  expect(await get('/')).toContain('<h1>a function</h1>');
});

test('shows a change of a new file that is saved while the site is read', async () => {
  const { get, save, create, afterCode } = atWork();
  await get('/');
  create('words.ts', "export const WORD = 'first';");
  save('pages.tsx', '<h1>{home.heading}</h1>', '<h1>{WORD}</h1>');
  afterCode(() => create('words.ts', "export const WORD = 'second';"));
  save('pages.tsx', 'import', "import { WORD } from './words.ts';\nimport");
  expect(await get('/')).toContain('<h1>second</h1>');
});

test('takes in all changes at once that are saved while it is read', async () => {
  const { get, save, afterCode, loads } = atWork();
  await get('/');
  const before = loads();
  afterCode(() => {
    for (const word of ['two', 'three', 'four'])
      save('content/home.yaml', /heading: .*/, `heading: ${word}`);
  });
  save('content/home.yaml', /heading: .*/, 'heading: one');
  expect(await get('/')).toContain('<h1>four</h1>');
  expect(loads() - before).toBe(2);
});

test('does not show the mistake of a file that is still being written while it is read', async () => {
  const { get, read, save, create, afterCode, said } = atWork();
  await get('/');
  const whole = read('pages.tsx');
  afterCode(() => create('pages.tsx', whole.replace('<h1>', '<h1 data-whole="">')));
  save('pages.tsx', /[^]{100}$/, '');
  expect(await get('/')).toContain('<h1 data-whole="">');
  expect(said).toEqual([]);
});

test('ignores a file that the site does not use', async () => {
  const { get, create, site, told } = atWork();
  await get('/');
  const before = site.version();
  create('notes.ts', '');
  expect([site.version(), told]).toEqual([before, []]);
});

test('shows a mistake in content on every page, with source lines and escaped, until it is fixed', async () => {
  const { page, get, save, said } = atWork();
  save('content/home.yaml', 'heading:', 'haeding<b>:');
  for (const path of ['/', '/repairs/gears', '/nothing']) {
    const { status, text } = await page(path);
    expect(status).toBe(500);
    expect(text).toMatch(/<b>\S*content\/home\.yaml:3:1<\/b>.*haeding&lt;b&gt;/);
    expect(text).toMatch(/<pre class="source">[^]*3 │ haeding&lt;b&gt;:[^]*\n {2}│ \^/);
    expect(text).toMatch(/<script data-version="\d+" data-broken>/);
  }
  expect(said.join('\n')).toMatch(/content\/home\.yaml:3:1 /);
  save('content/home.yaml', 'haeding<b>:', 'heading:');
  expect(await get('/')).toContain('<h1>');
  expect(said.at(-1)).toBe('The mistake is fixed.');
});

test('of many mistakes in content, shows a hundred and counts the others', async () => {
  const { get, save, said } = atWork();
  save(
    'content/home.yaml',
    /$/,
    Array.from({ length: 102 }, (_, index) => `stranger${index}: 1\n`).join(''),
  );
  expect(await get('/')).toMatch(/<li><pre>… and 2 more\.<\/pre><\/li>\s*<\/ul>/);
  expect(said.join('\n')).toMatch(/\n… and 2 more\.$/);
});

test('shows an error in a template only on its page, with the line that threw', async () => {
  const { page, save } = atWork();
  save(
    'pages.tsx',
    "export function Repair({ assets, repair }: Input & { repair: Workshop['repairs'][number] }) {",
    'export function Repair({ assets, repair }: any) {\n  throw new Error(`No tools for ${repair.id}`);',
  );
  const { status, text } = await page('/repairs/gears');
  expect(status).toBe(500);
  expect(text).toContain('The page /repairs/gears could not be rendered');
  expect(text).toContain('No tools for gears');
  expect(text).toMatch(/at <b>pages\.tsx:\d+:9<\/b>/);
  expect(text).toMatch(/<pre class="source">[^]*│ {3}throw new Error[^]*\n +│ {9}\^/);
  expect((await page('/')).status).toBe(200);
});

test.each([
  ['the code', 'pages.tsx', '{home.heading}</h1>', '{home.heading}</h2>', /pages\.tsx:\d+:\d+/],
  [
    'a missing module',
    'routes.tsx',
    './pages.tsx',
    './x.tsx',
    /Could not resolve[^]*x\.tsx[^]*routes\.tsx:\d+:\d+/,
  ],
  ['two routes', 'routes.tsx', "path: '/find-us'", "path: '/'", /Two routes write index\.html/],
  ['a style', 'styles/bell.css', '{', '{ color: red; }}', /styles\/bell\.css:\d+:\d+/],
])('shows a mistake in %s until it is fixed', async (_what, file, from, to, says) => {
  const { page, read, save, create, told, site } = atWork();
  const before = read(file);
  const reloads = () => expect(told.at(-1)).toBe(site.version());
  expect((await page('/')).status).toBe(200);
  save(file, from, to);
  expect(await page('/')).toEqual({ status: 500, text: expect.stringMatching(says) });
  reloads();
  create(file, before);
  expect((await page('/')).status).toBe(200);
  reloads();
});

test('shows the site again when a missing file is added', async () => {
  const { page, read, save, create } = atWork();
  await page('/');
  save('routes.tsx', './pages.tsx', './sheets.tsx');
  expect((await page('/')).status).toBe(500);
  create('sheets.tsx', read('pages.tsx'));
  expect((await page('/')).status).toBe(200);
});

test("lists on a page the rules that it breaks, in a box that the page's styles do not affect", async () => {
  const { get, save } = atWork();
  expect(await get('/')).not.toContain('<dev-notes>');
  save('pages.tsx', 'data-part="bell"', 'data-part="bel"');
  expect(await get('/')).toMatch(
    /<dev-notes>\s*<template shadowrootmode="open">[^]*A note on this page[^]*data-part="bel"[^]*Did you mean "bell"\?/,
  );
  expect(await get('/repairs/gears')).not.toContain('<dev-notes>');
  // An anchor of another page is not looked for: that page has not been rendered.
  save(
    'pages.tsx',
    '<a href="/find-us">',
    '<a href="/#door">Door</a><img src="/gone.png"/><a href="/find-u">',
  );
  const notes = (await get('/repairs/gears')).match(/<dev-notes>[^]*<\/dev-notes>/)![0];
  expect(notes).toContain(
    'links to /find-u, but no page or file has that address. Did you mean "/find-us"?',
  );
  expect(notes).toContain('loads /gone.png, but no such file is built.');
  expect(notes).not.toContain('#door');
});
