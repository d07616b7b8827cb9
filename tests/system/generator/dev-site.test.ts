import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { devSite } from '../../../src/generator/dev/dev-site.ts';
import { siteModules } from '../../../src/generator/dev/site-modules.ts';
import { ROOT } from '../../support/project.ts';
import { optionsIn, workshopWithCode } from '../../support/workshop.ts';

/** The workshop's site in development. `save` changes a file and reports it, like a watcher. */
function atWork() {
  const project = workshopWithCode();
  const said: string[] = [];
  const told: number[] = [];
  const modules = siteModules(project.root, { file: 'site.ts', name: 'workshopSite' });
  const load = modules.loadSite.bind(modules);
  const onLoad: (() => void)[] = [];
  modules.loadSite = (changed) => load(changed).finally(() => onLoad.pop()?.());
  const site = devSite({
    ...optionsIn(project.root),
    modules,
    generatorFolder: join(ROOT, 'src/generator'),
    programFolders: ['../../src/generator'],
    log: (line) => said.push(line),
    sendVersion: (version) => told.push(version),
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
    /** Functions that run once, after the code is loaded and before the rest. */
    onLoad,
    get: async (path: string) => (await page(path)).text,
    save: (path: string, from: string | RegExp, to: string) => {
      project.edit(path, from, to);
      return site.reportChanges([path]);
    },
    create: (path: string, data: string | Uint8Array) => {
      mkdirSync(dirname(join(project.root, path)), { recursive: true });
      writeFileSync(join(project.root, path), data);
      return site.reportChanges([path]);
    },
  };
}

test('answers like a host: pages, files with their types, and the not-found page', async () => {
  const { site, page } = atWork();
  for (const [path, status, words] of [
    ['/', 200, '<h1>'],
    ['/repairs/gears', 200, 'Gears that skip'],
    ['/find-us', 200, 'On your way'],
    ['/../../etc/passwd', 404, 'There is no such page'],
  ] as const)
    expect(await page(path)).toEqual({ status, text: expect.stringContaining(words) });
  expect(await site.answer('/opening-hours.txt')).toMatchObject({
    type: expect.stringMatching('text/plain'),
  });
});

test('says to start again when its own code has changed, and ignores an unused file', async () => {
  const { get, create, site, said, told } = atWork();
  await get('/');
  create('notes.ts', '');
  expect(told).toEqual([]);
  const file = '../../src/generator/check/link-checks.ts';
  site.reportChanges([file]);
  const note =
    `${file} belongs to this program, which runs as it was. ` +
    'Stop it and start it again to see the change.';
  expect(said).toEqual([note]);
  expect(told).toEqual([]);
});

test('shows new and removed files, and a photo that replaced another', async () => {
  const { root, get, page, read, create, site } = atWork();
  const [gears, brakes] = ['content/repairs/gears.yaml', 'content/repairs/brakes.yaml'];
  expect((await page('/repairs/brakes')).status).toBe(404);
  create(brakes, read(gears).replace('heading: Gears that skip', 'heading: Brakes that squeal'));
  expect(await get('/repairs/brakes')).toContain('<h1>Brakes that squeal</h1>');
  rmSync(join(root, brakes));
  site.reportChanges([brakes]);
  expect((await page('/repairs/brakes')).status).toBe(404);
  const shown = async (background: string) => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background } });
    create('content/images/repairs/gears.png', await picture.png().toBuffer());
    return /src="(\/assets\/repairs-gears-9\.\w+\.jpg)"/.exec(await get('/repairs/gears'))![1];
  };
  expect(await shown('#369')).not.toBe(await shown('#963'));
  // The dev server makes only one format, to save time.
  expect(site.served!.photos.files.size).toBe(1);
});

test('shows what is saved while it reads', async () => {
  const { get, save, create, onLoad } = atWork();
  await get('/');
  create('words.ts', "export const WORD = 'first';");
  onLoad.push(() => create('words.ts', "export const WORD = 'second';"));
  save('pages.tsx', '<h1>{home.heading}</h1>', '<h1>{WORD}</h1>');
  save('pages.tsx', 'import', "import { WORD } from './words.ts';\nimport");
  expect(await get('/')).toContain('<h1>second</h1>');
});

test('shows a mistake in content on every page, with source lines, until it is fixed', async () => {
  const { page, get, save, said } = atWork();
  save('content/home.yaml', 'heading:', 'haeding<b>:');
  const { status, text } = await page('/nothing');
  expect(status).toBe(500);
  expect(text).toMatch(/\S*content\/home\.yaml:3:1.*haeding&lt;b&gt;/);
  expect(text).toMatch(/<pre class="source">[^]*3 │ haeding&lt;b&gt;:[^]*\n {2}│ \^/);
  expect(said.join('\n')).toMatch(/content\/home\.yaml:3:1 /);
  save('content/home.yaml', 'haeding<b>:', 'heading:');
  expect(await get('/')).toContain('<h1>');
  expect(said.at(-1)).toBe('The mistake is fixed.');
});

test('shows an error in a template only on its page, with the line that threw', async () => {
  const { root, page, get, save } = atWork();
  const repair = /export function Repair\(.*\{\n/;
  const throwing = 'throw new Error(`No tools for ${repair.id}`);';
  save('pages.tsx', repair, `export function Repair({ assets, repair }: any) {\n  ${throwing}\n`);
  const { status, text } = await page('/repairs/gears');
  expect(status).toBe(500);
  expect(text).toContain(`(${root}/content/repairs/gears.yaml) could not be rendered`);
  expect(text).toMatch(/at pages\.tsx:\d+:9/);
  expect(await get('/')).toContain('<h1>');
});

test('shows a mistake in code, imports, routes and styles until it is fixed', async () => {
  const { page, read, save, create, told, site } = atWork();
  const missing = /Could not resolve[^]*x\.tsx[^]*routes\.tsx:\d+:\d+/;
  for (const [file, from, to, says] of [
    ['pages.tsx', '{home.heading}</h1>', '{home.heading}</h2>', /pages\.tsx:\d+:\d+/],
    ['routes.tsx', './pages.tsx', './x.tsx', missing],
    ['routes.tsx', /$/, "throw 'a <b>';", /a &lt;b/],
    ['styles/bell.css', '{', '{ color: red; }}', /styles\/bell\.css:\d+:\d+/],
  ] as const) {
    const before = read(file);
    save(file, from, to);
    expect(await page('/')).toEqual({ status: 500, text: expect.stringMatching(says) });
    expect(told.at(-1)).toBe(site.newestVersion);
    create(file, before);
    expect((await page('/')).status).toBe(200);
  }
});
