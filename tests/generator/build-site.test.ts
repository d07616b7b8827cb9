import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../../src/generator/build-error.ts';
import { BUILD_STEPS, type BuildOptions, buildSite } from '../../src/generator/build-site.ts';
import { timed } from '../../src/generator/timed.ts';
import { site } from '../../src/site.ts';
import { projectCopy } from '../support/project.ts';
import { contentsOf } from '../support/scratch.ts';

function project() {
  const copy = projectCopy();
  const said: string[] = [];
  const out = copy.file('dist');
  const build = (options: Partial<BuildOptions> = {}) =>
    buildSite(site, { root: copy.root, out, day: { year: 2026, month: 12, day: 31 }, now: () => new Date('2026-03-01T12:00:00Z'), log: (line) => said.push(line), ...options });
  return { ...copy, out, said, build };
}

describe('buildSite', () => {
  it('gives the same bytes for the same content and day, whatever the clock', async () => {
    const { build, file } = project();
    await build({ out: file('one') });
    await build({ out: file('two'), now: () => new Date('2031-07-07T07:07:07Z') });
    expect(contentsOf(file('one'))).toEqual(contentsOf(file('two')));
  });

  it('takes the day from the clock in the shop\'s time zone', async () => {
    const { build, out, edit } = project();
    const coupons = async (now: string) => {
      await build({ day: undefined, now: () => new Date(now) });
      return /\d\d-01-\d\d/.exec(readFileSync(join(out, 'coupons.html'), 'utf8'))?.[0];
    };
    // Midnight in London; still the last day of the month in Virginia.
    expect(await coupons('2026-03-01T00:30:00Z')).toBe('03-01-26');
    edit('content/shop.yaml', /^timeZone: .*$/m, 'timeZone: Europe/London');
    expect(await coupons('2026-03-01T00:30:00Z')).toBe('04-01-26');
  });

  it('hands back the files as they are on disk, and can be timed from outside', async () => {
    const { out, root } = project();
    let time = 0;
    const { steps, laps } = timed(BUILD_STEPS, () => time++);
    const { pages, files } = await buildSite(site, { root, out, now: () => new Date(), log: () => {} }, steps);
    const onDisk = Object.keys(contentsOf(out)).filter((path) => path !== '.generated-site');
    expect(pages).toBe(61);
    expect([...files.keys()].sort()).toEqual(onDisk.sort());
    for (const [path, bytes] of files) expect(readFileSync(join(out, path)).equals(Buffer.from(bytes as string))).toBe(true);
    expect(laps.map(({ step }) => step).sort()).toEqual(['assets', 'bundle', 'check', 'minify', 'photos', 'read', 'render', 'write']);
    for (const { milliseconds } of laps) expect(milliseconds).toBeGreaterThan(0);
  });

  it('hands back stand-ins, and refuses them in production', async () => {
    const { build, out } = project();
    expect((await build()).standIns).toContainEqual(expect.objectContaining({ file: expect.stringMatching(/content\/shop\.yaml$/), field: 'phone' }));
    const before = contentsOf(out);
    const failing = build({ production: true });
    await expect(failing).rejects.toThrow(BuildError);
    await expect(failing).rejects.toThrow(/--production refuses them\.\n\S*content\/shop\.yaml:\d+ {2}phone\n/);
    expect(contentsOf(out)).toEqual(before);
  });

  it.each([
    ['a wrong field', 'content/coupons.yaml', /title:/, 'titel:', /content\/coupons\.yaml:\d+:\d+ .*Did you mean "title"/],
    ['a dead link in a question', 'content/faq.yaml', '[coupons](/coupons)', '[coupons](/copons)', /content\/faq\.yaml:\d+:\d+ {2}"\[coupons\]\(\/copons\)": the page \/ links to \/copons, .*Did you mean "\/coupons"/],
    ['a dead anchor in a field', 'content/pages/home.yaml', 'href: /about', 'href: /about#nowhere', /content\/pages\/home\.yaml:\d+:\d+ {2}"\/about#nowhere": the page \/ links to .* has the id "nowhere"/],
    ['an id that the page has too', 'content/faq.yaml', 'id: makes', 'id: main', /content\/faq\.yaml:\d+:\d+ {2}"main": the page \/ has the id "main" more than once/],
    ['a title that is too short', 'content/pages/not-found.yaml', /^title: .*$/m, 'title: Gone', /content\/pages\/not-found\.yaml:\d+:8 {2}"Gone": the page \/404\.html has a title of 4 characters/],
  ])('leaves the last site whole for %s', async (_what, path, from, to, message) => {
    const { build, out, edit } = project();
    await build();
    const before = contentsOf(out);
    edit(path, from, to);
    await expect(build()).rejects.toThrow(message);
    expect(contentsOf(out)).toEqual(before);
  });

  it('refuses a public file that the build makes itself', async () => {
    const { build, file } = project();
    writeFileSync(file('public/robots.txt'), 'User-agent: *');
    await expect(build()).rejects.toThrow('Two sources write robots.txt. The build makes this file itself; take it out of public/.');
  });

  it.each([
    ['services', 'services is a file, and services/index.html needs a folder of that name.'],
    ['about.html/menu.pdf', 'about.html is a file, and about.html/menu.pdf needs a folder of that name.'],
  ])('refuses public/%s, a file where others need a folder or the reverse', async (path, message) => {
    const { build, file } = project();
    mkdirSync(dirname(file(`public/${path}`)), { recursive: true });
    writeFileSync(file(`public/${path}`), '');
    await expect(build()).rejects.toThrow(new BuildError(`${message} One of them comes from public/: rename it there.`));
  });

  it('refuses links in public/, which it would not copy', async () => {
    const { build, file } = project();
    symlinkSync('og.png', file('public/logo.png'));
    symlinkSync('.', file('public/fonts/again'));
    const told = 'is a symbolic link. Links are not copied: put the file or folder itself in its place.';
    await expect(build()).rejects.toThrow(new BuildError(`public/fonts/again ${told}\npublic/logo.png ${told}`));
  });

  it('shows a photo that was dropped into its place, and tells of one that has none', async () => {
    const { build, out, file } = project();
    const photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#369' } }).jpeg().toBuffer();
    mkdirSync(file('content/images/makes'), { recursive: true });
    writeFileSync(file('content/images/makes/acura.jpg'), photo);
    writeFileSync(file('content/images/carwash-1.jpg'), photo);
    const { photoAdvice } = await build();
    expect(readFileSync(join(out, 'vehicles/acura-service-centreville.html'), 'utf8')).toMatch(/src="\/assets\/makes-acura-500\.\w+\.jpg"/);
    expect(photoAdvice).toEqual([
      expect.stringMatching(/content\/images\/carwash-1\.jpg is shown nowhere.*Did you mean car-wash-1\?/),
      expect.stringMatching(/content\/images\/makes\/acura\.jpg is 500 × 300 pixels, too small for its place on \/vehicles\/acura-service-centreville, which is up to 1440 pixels wide\./),
    ]);
    // Not in node_modules, which npm ci empties.
    expect(readdirSync(file('.cache/photos'))).toHaveLength(1);
  });
});
