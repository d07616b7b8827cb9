import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentsOf } from '../../support/scratch.ts';
import { workshopCopy, workshopWithCards } from '../../support/workshop.ts';

test('builds all pages of the given site, with their styles, script and files', async () => {
  const { build, out } = workshopCopy();
  expect((await build()).pages).toBe(4);
  const files = contentsOf(out);
  const html = Object.keys(files).filter((file) => file.endsWith('.html'));
  const twice = ['find-us', 'repairs/gears', 'repairs/puncture'];
  const both = twice.flatMap((path) => [`${path}.html`, `${path}/index.html`]);
  expect(html.sort()).toEqual(['404.html', 'index.html', ...both].sort());
  expect(files['index.html']).toMatch(
    /<link rel="stylesheet" href="\/assets\/late\.\w+\.css"><p class="bell" data-part="bell"><img/,
  );
  expect(files['repairs/puncture.html']).toContain(
    '<style>@layer page{body{margin:0;font:1rem/1.5 sans-serif}.price-tag{font-weight:700}}</style>',
  );
  expect(files['repairs/puncture.html']).not.toContain('late.');
  expect(files['opening-hours.txt']).toBe('Tuesday to Saturday, 9 to 5\n');
  expect(files['sitemap.xml']!.match(/<loc>[^<]*/g)).toEqual(
    ['', 'repairs/puncture', 'repairs/gears'].map(
      (path) => `<loc>https://www.spoke-and-saddle.example/${path}`,
    ),
  );
  expect(files['_redirects']).toContain('/find-us https://maps.example/workshop 302\n');
  expect(files['_headers']).toContain('frame-src https://maps.example;');
});

test('gives the same bytes at any time, and each page compressed, if asked', async () => {
  const { build, file } = workshopCopy();
  await build({ out: file('plain') });
  const now = () => new Date('2031-07-07T07:07:07Z');
  await build({ out: file('packed'), compress: true, now });
  const [plain, packed] = [contentsOf(file('plain')), contentsOf(file('packed'))];
  expect(packed).toMatchObject(plain);
  const more = Object.keys(packed).filter((name) => !(name in plain));
  const pages = ['404', 'find-us', 'index', 'repairs/gears', 'repairs/puncture'];
  expect(more.sort()).toEqual(pages.map((page) => `${page}.html.br`));
  const bytes = readFileSync(file('packed/index.html.br'));
  expect(brotliDecompressSync(bytes).toString()).toBe(plain['index.html']);
});

test("takes the day from the clock in the site's time zone", async () => {
  const { build, read, edit } = workshopCopy();
  const year = async (): Promise<string | undefined> => {
    await build({ day: undefined, now: () => new Date('2027-01-01T00:30:00Z') });
    return /prices of (\d+)/.exec(read('dist/index.html'))?.[1];
  };
  expect(await year()).toBe('2027');
  edit('content/workshop.yaml', 'Europe/London', 'America/New_York');
  expect(await year()).toBe('2026');
});

test('returns stand-ins, and refuses them in production, as it does missing share cards', async () => {
  const { build, out, edit } = workshopCopy();
  expect((await build()).standIns).toMatchObject([{ name: 'phone' }]);
  const before = contentsOf(out);
  await expect(build({ production: true })).rejects.toThrow(
    /one stand-in is left\.\n\S*content\/workshop\.yaml:2 {2}phone\n {4}Nobody answers this number\.$/,
  );
  expect(contentsOf(out)).toEqual(before);
  edit('content/workshop.yaml', '+442079460018', '+441904123456');
  expect((await build({ production: true })).standIns).toEqual([]);
  await expect(build({ production: true }, workshopWithCards)).rejects.toThrow(
    /^The share cards of these pages are missing: \/, /,
  );
});

test('keeps the last site after a mistake in content, pages or styles', async () => {
  const { build, out, edit } = workshopCopy();
  await build();
  const before = contentsOf(out);
  for (const [path, from, to, says] of [
    ['styles/bell.css', 'pointer;\n}', 'pointer;\n', /styles\/bell\.css:\d+:\d+/],
    ['content/home.yaml', /^title: .*$/m, 'title: Puncture repair in York', /home\.yaml:1:8 /],
    ['content/home.yaml', 'heading:', 'heding:', /home\.yaml:3:1 .*Did you mean "heading"/],
  ] as const) {
    edit(path, from, to);
    await expect(build()).rejects.toThrow(says);
    if (path.startsWith('styles')) edit(path, /$/, '}');
  }
  expect(contentsOf(out)).toEqual(before);
  expect(readdirSync(dirname(out)).filter((name) => name.startsWith('.dist.'))).toEqual([]);
});

test('refuses links and hidden or built files in public/, but not what editors leave', async () => {
  const { build, file } = workshopCopy();
  const put = (path: string): void => {
    mkdirSync(dirname(file(`public/${path}`)), { recursive: true });
    writeFileSync(file(`public/${path}`), 'x');
  };
  ['.well-known/security.txt', '.DS_Store', 'deep/.favicon.svg.swp', 'favicon.svg~'].forEach(put);
  symlinkSync('someone@nowhere:1', file('public/.#favicon.svg'));
  await build();
  const left = /well-known|DS_Store|swp|~|#/;
  const published = Object.keys(contentsOf(file('dist'))).filter((path) => left.test(path));
  expect(published).toEqual(['.well-known/security.txt']);

  symlinkSync('.', file('public/deep/again'));
  ['.env', '.git/config', 'assets/menu.pdf'].forEach(put);
  await expect(build()).rejects.toThrow(
    /^public\/deep\/again is a symbolic link.*\npublic\/.env is hidden.*\npublic\/.git is hidden.*\npublic\/assets\/menu.pdf would be kept by browsers for a year.*$/,
  );
});

test('shows a photo that is named after a place on a page, and says that it is too small', async () => {
  const { build, read, file } = workshopCopy();
  const create = { width: 500, height: 300, channels: 3, background: '#369' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  mkdirSync(file('content/images/repairs'), { recursive: true });
  for (const name of ['repairs/gears', 'spare'])
    writeFileSync(file(`content/images/${name}.jpg`), photo);
  const { reminders } = await build();
  expect(read('dist/repairs/gears.html')).toMatch(/src="\/assets\/repairs-gears-500\.\w+\.jpg"/);
  expect(reminders).toEqual([
    expect.stringMatching(/spare\.jpg is not shown on any page/),
    expect.stringMatching(
      /gears\.jpg is 500 × 300 pixels, too small for its place on \/repairs\/gears, which is/,
    ),
  ]);
});
