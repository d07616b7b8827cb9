import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildError } from '../../../src/generator/portable.ts';
import type { FilesByPath } from '../../../src/generator/page-assets.ts';
import { outputFolder } from '../../../src/generator/output-folder.ts';
import { atEachStep, type Before } from '../../support/disk-steps.ts';
import { contentsOf, scratchFolder } from '../../support/scratch.ts';

const site = (text: string, ...more: string[]): FilesByPath =>
  new Map(['index.html', 'services/index.html', ...more].map((file) => [file, text]));
const written = (text: string, ...more: string[]) => ({
  ...Object.fromEntries(site(text, ...more)),
  '.generated-site': expect.stringContaining('The build writes this folder'),
});

/** Replaces a folder with a whole site, as a build does. */
function writeAll(files: FilesByPath, path: string): void {
  const out = outputFolder(path);
  try {
    for (const [file, content] of files) out.write([file], content);
    out.finish();
  } finally {
    out.close();
  }
}

/** Creates a folder with nothing but a site, which has some files more. */
function lastSite(...more: string[]): { folder: string; out: string } {
  const folder = scratchFolder();
  const out = join(folder, 'dist');
  writeAll(site('one', ...more), out);
  return { folder, out };
}

/** Makes one call fail with an error of the system. */
const failing =
  (failed: string, code: string, when: (path: string) => boolean): Before =>
  (_step, call, path) => {
    if (call === failed && when(path))
      throw Object.assign(new Error(`${code}: it does not work`), { code });
  };

/** Makes all calls fail from the first for which `when` holds, as if the process were killed. */
function killed(when: (call: string, path: string) => boolean): Before {
  let isDead = false;
  return (_step, call, path) => {
    isDead ||= when(call, path);
    if (isDead) throw new Error('killed');
  };
}

test('replaces the last site, keeps the bytes of pictures, and leaves no other folders', () => {
  const folder = scratchFolder();
  const out = join(folder, 'deep/dist');
  const bytes = Buffer.from([0, 255, 128]);
  writeAll(site('one', 'old.html'), out);
  writeAll(new Map([...site('two'), ['a.png', bytes]]), out);
  expect(contentsOf(out)).toEqual({ ...written('two', 'a.png'), 'a.png': String(bytes) });
  expect(readFileSync(join(out, 'a.png'))).toEqual(bytes);
  expect(readdirSync(join(folder, 'deep'))).toEqual(['dist']);
});

test('refuses a folder that no build wrote, a file and a device, and keeps them', () => {
  const out = scratchFolder();
  mkdirSync(join(out, '.git'));
  writeFileSync(join(out, '.git/config'), 'mine');
  expect(() => writeAll(site('one'), out)).toThrow(
    new BuildError(
      `The site cannot be written to ${out}: no build wrote what is in it, such as .git. ` +
        'Name a new or empty folder.',
    ),
  );
  expect(contentsOf(out)).toEqual({ '.git/config': 'mine' });
  for (const place of [join(out, '.git/config'), '/dev/null'])
    expect(() => writeAll(site('one'), place)).toThrow('it is a file. Name a new');
  expect(contentsOf(out)).toEqual({ '.git/config': 'mine' });
});

const next = (path: string): boolean => path.endsWith('.next');

test.each([
  [
    failing('mkdirSync', 'EACCES', next),
    /you may not write there. Allow it, or choose another folder/,
  ],
  [failing('writeFileSync', 'ENOSPC', (path) => path.includes('services')), /no room left/],
  // The second rename fails.
  [failing('renameSync', 'EBUSY', next), /another program uses it, or it is a mounted disk/],
])('on failure %# of the disk, the last site stays, and it says what to do', (disk, says) => {
  const { folder, out } = lastSite();
  const act = () => atEachStep(() => writeAll(site('two'), out), disk);
  expect(act).toThrow(says);
  expect(act).toThrow('The last site is unchanged.');
  expect(contentsOf(out)).toEqual(written('one'));
  expect(readdirSync(folder)).toEqual(['dist']);
});

test.each([
  ['while it writes files', 'writeFileSync', 'services/index.html', 'next', 'one'],
  ['between the two renames', 'renameSync', '.next', 'last', 'one'],
  ['after the two renames', 'renameSync', '.last', 'last', 'two'],
])(
  'a build that is killed %s leaves a whole site to the next build, which removes the leftovers',
  (_when, call, at, left, whole) => {
    const { folder, out } = lastSite();
    const kill = killed((called, path) => called === call && path.endsWith(at));
    expect(() => atEachStep(() => writeAll(site('two'), out), kill)).toThrow('killed');
    expect(readdirSync(folder).some((name) => name.endsWith(left))).toBe(true);
    outputFolder(out).close();
    expect(contentsOf(out)).toEqual(written(whole));
    expect(readdirSync(folder)).toEqual(['dist']);
  },
);

test('sites are written though what they replace cannot be removed, which a later build does', () => {
  const { folder, out } = lastSite();
  const isSite = (path: string): boolean => existsSync(join(path, 'index.html'));
  for (const text of ['two', 'three']) {
    atEachStep(() => writeAll(site(text), out), failing('rmSync', 'EBUSY', isSite));
    expect(contentsOf(out)).toEqual(written(text));
  }
  outputFolder(out).close();
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('of two builds at once, the first gives up, and the second leaves a whole site', () => {
  const { out } = lastSite();
  const [first, second] = [outputFolder(out), outputFolder(out)];
  first.write(['a.html'], 'one');
  for (const [file, content] of site('two')) second.write([file], content);
  expect(() => first.finish()).toThrow('another build of it has begun since');
  second.finish();
  expect(contentsOf(out)).toEqual(written('two'));
});

test('a last site that is removed only in part is never put back', () => {
  const { folder, out } = lastSite();
  const kill = killed((call, path) => call === 'rmSync' && existsSync(join(path, 'index.html')));
  expect(() => atEachStep(() => writeAll(site('two'), out), kill)).toThrow('killed');
  rmSync(out, { recursive: true });
  outputFolder(out).close();
  expect(readdirSync(folder)).toEqual([]);
});
