import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test, onTestFinished, vi } from 'vitest';
import { BuildError } from '../../../src/generator/build-error.ts';
import { foldersBeside } from '../../../src/generator/write/leftovers.ts';
import { MANIFEST, manifestOf } from '../../../src/generator/write/manifest.ts';
import { prepareOut, writeSite } from '../../../src/generator/write/write-site.ts';
import type { Site } from '../../../src/generator/site.ts';
import { contentsOf, scratchFolder } from '../../support/scratch.ts';

const site = (text: string, ...more: string[]): Site =>
  new Map(['index.html', 'services/index.html', ...more].map((file) => [file, text]));
const written = (text: string, ...more: string[]) => {
  const files = site(text, ...more);
  return { ...Object.fromEntries(files), [MANIFEST]: manifestOf([...files.keys()]) };
};

const refusal = (out: string, why: string) =>
  new BuildError(`The site cannot be written to ${out}: ${why}`, 'output folder');

/** Replaces a folder with a whole site, as a build does. */
function writeAll(files: Site, path: string): void {
  const out = writeSite(path);
  try {
    for (const [file, content] of files) out.add([file], content);
    out.finish();
  } finally {
    out.close();
  }
}

/** A folder that holds a site, with some files more, and nothing else. */
function lastSite(...more: string[]): { folder: string; out: string } {
  const folder = scratchFolder();
  const out = join(folder, 'dist');
  writeAll(site('one', ...more), out);
  return { folder, out };
}

/** What happens before a function of the disk does its work. It may throw instead. */
type Before = (call: string, path: string, ...rest: unknown[]) => void;

const CALLS = Object.keys(fs).filter((name) => name.endsWith('Sync')) as (keyof typeof fs)[];

/** Does something on a disk of which each function calls `before` first. Files in `write` import `fs` as a whole for this. */
function onDisk<T>(before: Before, act: () => T): T {
  const own = CALLS.map((call) => ({ call, work: fs[call] as (...args: unknown[]) => unknown }));
  const put = (call: string, work: unknown): void => void Object.assign(fs, { [call]: work });
  for (const { call, work } of own) {
    const watched = (path: unknown, ...rest: unknown[]): unknown => {
      before(call, String(path), ...rest);
      return work(path, ...rest);
    };
    put(call, Object.assign(watched, work));
  }
  try {
    return act();
  } finally {
    for (const { call, work } of own) put(call, work);
  }
}

/** One call fails with an error of the system. */
const failing =
  (failed: keyof typeof fs, code: string, when: (path: string) => boolean = () => true): Before =>
  (call, path) => {
    if (call === failed && when(path))
      throw Object.assign(new Error(`${code}: it does not work`), { code });
  };

/** As for a process that is killed, nothing works from the first call on for which `when` holds. */
function killed(when: (call: string, path: string) => boolean): Before {
  let isDead = false;
  return (call, path) => {
    isDead ||= when(call, path);
    if (isDead) throw new Error('killed');
  };
}

describe('replacing a site', () => {
  test('creates the folder and its parents, and writes the bytes of pictures unchanged', () => {
    const out = join(scratchFolder(), 'deep/dist');
    const bytes = Buffer.from([0, 255, 128]);
    writeAll(new Map([...site('one'), ['a.png', bytes]]), out);
    expect(contentsOf(out)).toEqual({ ...written('one', 'a.png'), 'a.png': String(bytes) });
    expect(fs.readFileSync(join(out, 'a.png'))).toEqual(bytes);
  });

  test('removes the last site and leaves no other folders', () => {
    const { folder, out } = lastSite('old.html');
    writeAll(site('two'), out);
    expect(contentsOf(out)).toEqual(written('two'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('writes to the target of a symbolic link', () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'dist'));
    writeAll(site('one'), join(folder, 'dist'));
    expect(contentsOf(join(folder, 'real'))).toEqual(written('one'));
  });
});

describe('a folder that this tool did not make', () => {
  test.each([
    { what: 'a file', path: 'CNAME', named: 'CNAME' },
    { what: 'a hidden folder', path: '.git/config', named: '.git/' },
    {
      what: 'a file in a folder of the site',
      path: 'services/old.html',
      named: 'services/old.html',
    },
    { what: 'an empty folder', path: 'drafts/', named: 'drafts/' },
  ])('is refused if it is a site with $what of somebody else', ({ path, named }) => {
    const { out } = lastSite();
    mkdirSync(join(out, path, path.endsWith('/') ? '' : '..'), { recursive: true });
    if (!path.endsWith('/')) writeFileSync(join(out, path), 'mine');
    const before = contentsOf(out);
    for (const act of [() => prepareOut(out, []), () => writeAll(site('two'), out)])
      expect(act).toThrow(
        `it holds files that this build did not write, and would delete: ${named}. Move them away`,
      );
    expect(contentsOf(out)).toEqual(before);
    expect(existsSync(join(out, path))).toBe(true);
  });

  test('is refused if the files of somebody else come while the site is made', () => {
    const { folder, out } = lastSite();
    const next = writeSite(out);
    next.add(['index.html'], 'two');
    writeFileSync(join(out, 'CNAME'), 'mine');
    expect(() => next.finish()).toThrow('would delete: CNAME. Move');
    next.close();
    expect(contentsOf(out)).toEqual({ ...written('one'), CNAME: 'mine' });
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('names some of many files, and counts the rest', () => {
    const out = scratchFolder();
    for (let i = 1; i <= 8; i++) writeFileSync(join(out, `${i}.txt`), '');
    expect(() => prepareOut(out, [])).toThrow(
      refusal(
        out,
        'it holds files that this build did not write, and would delete: 1.txt, 2.txt, 3.txt, 4.txt, 5.txt and 3 more. Move them away, or name a new or empty folder.',
      ),
    );
  });

  test('is accepted if it has only what the operating system left there', () => {
    const { out } = lastSite();
    writeFileSync(join(out, '.DS_Store'), '');
    writeAll(site('two'), out);
    expect(contentsOf(out)).toEqual(written('two'));
  });

  test('is refused if it is a file or a device', () => {
    const out = join(scratchFolder(), 'dist');
    writeFileSync(out, 'x');
    for (const place of [out, '/dev/null'])
      expect(() => prepareOut(place, [])).toThrow('it is a file');
  });
});

test('a folder keeps its rights', () => {
  const { out } = lastSite();
  const group = process.getuid?.() === 0 ? 4321 : fs.statSync(out).gid;
  fs.chownSync(out, fs.statSync(out).uid, group);
  chmodSync(out, 0o2775);
  writeAll(site('two'), out);
  expect(fs.statSync(out)).toMatchObject({ mode: 0o42775, gid: group });
  // A file in such a folder has the folder's group.
  expect(fs.statSync(join(out, 'index.html')).gid).toBe(group);
});

describe('a folder that cannot be renamed', () => {
  const mounted = failing('renameSync', 'EBUSY', (from) => from.endsWith('/dist'));
  const cases = [
    { what: 'it is mounted', disk: mounted },
    {
      what: 'it is on another disk',
      disk: failing('renameSync', 'EXDEV', (from) => from.endsWith('/dist')),
    },
    {
      what: 'nothing may be written beside it',
      disk: failing('mkdirSync', 'EROFS', (path) => /\.dist\..*\.next$/.test(path)),
    },
  ];

  test.each(cases)('stays, and gets the files of the new site: $what', ({ disk }) => {
    const { folder, out } = lastSite('old.html', 'gone/a/b.html', 'services/old.html');
    const { ino } = fs.statSync(out);
    onDisk(disk, () => writeAll(site('two', 'new/page.html'), out));
    expect(fs.statSync(out).ino).toBe(ino);
    expect(contentsOf(out)).toEqual(written('two', 'new/page.html'));
    expect(existsSync(join(out, 'gone'))).toBe(false);
    expect([
      readdirSync(folder),
      readdirSync(out).filter((name) => name.endsWith('.next')),
    ]).toEqual([['dist'], []]);
  });

  test.each([
    {
      end: 'it removes an old file',
      disk: failing('rmSync', 'EACCES', (path) => path.endsWith('old.html')),
    },
    {
      end: 'it replaces the list of its files',
      disk: failing('renameSync', 'EACCES', (from) => from.endsWith(MANIFEST)),
    },
  ])('is whole after the next build, if a build is killed while $end', ({ disk }) => {
    const { out } = lastSite('old.html');
    const next = writeSite(out);
    for (const [file, text] of site('two', 'more.html')) next.add([file], text);
    expect(() => onDisk(mounted, () => onDisk(disk, next.finish))).toThrow(BuildError);
    prepareOut(out, []);
    writeAll(site('three'), out);
    expect(contentsOf(out)).toEqual(written('three'));
  });
});

describe('the time of a file', () => {
  const past = new Date('2020-01-01T00:00:00Z');
  const timeOf = (out: string, file: string): number => fs.statSync(join(out, file)).mtimeMs;

  test('stays as long as its bytes are the same, so that an upload by time leaves it out', () => {
    const { out } = lastSite();
    for (const file of ['index.html', 'services/index.html'])
      fs.utimesSync(join(out, file), past, past);
    const next = writeSite(out);
    next.add(['index.html'], 'one');
    next.add(['services/index.html'], 'eno');
    next.finish();
    next.close();
    expect(timeOf(out, 'index.html')).toBe(past.getTime());
    expect(timeOf(out, 'services/index.html')).toBeGreaterThan(past.getTime());
    expect(fs.statSync(join(out, 'index.html')).nlink).toBe(1);
  });

  test('is new on a disk without second names, and the site is whole', () => {
    const { out } = lastSite();
    onDisk(failing('linkSync', 'EPERM'), () => writeAll(site('one'), out));
    expect(contentsOf(out)).toEqual(written('one'));
  });
});

test('new bytes are on the disk before they replace a site, and a first site does not wait for the disk', () => {
  const out = join(scratchFolder(), 'dist');
  const flushed: string[] = [];
  const note: Before = (call, file, _, options) => {
    if (call === 'writeFileSync' && (options as { flush: boolean }).flush)
      flushed.push(basename(file));
  };
  onDisk(note, () => writeAll(new Map([['a.html', 'one']]), out));
  expect(flushed).toEqual([]);
  onDisk(note, () => writeAll(new Map(Object.entries({ 'a.html': 'one', 'b.html': 'two' })), out));
  expect(flushed).toEqual(['b.html', MANIFEST]);
});

describe('a disk that fails', () => {
  const next = (path: string): boolean => path.endsWith('.next');

  test.each([
    {
      what: 'no right to write',
      disk: failing('mkdirSync', 'EACCES', next),
      says: /this user may not write to it .*another folder/,
    },
    {
      what: 'a full disk',
      disk: failing('writeFileSync', 'ENOSPC', (path) => path.includes('services')),
      says: /no room left/,
    },
    {
      what: 'a read-only disk',
      disk: failing('mkdirSync', 'EROFS', next),
      says: /the disk is read-only/,
    },
    {
      what: 'a failed second rename',
      disk: failing('renameSync', 'EPERM', next),
      says: /this user may not write to it/,
    },
  ])('$what: the last site stays, and the message says what to do', ({ disk, says }) => {
    const { folder, out } = lastSite();
    const act = () => onDisk(disk, () => writeAll(site('two'), out));
    expect(act).toThrow(says);
    expect(act).toThrow('What was there before is unchanged.');
    expect(contentsOf(out)).toEqual(written('one'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('reports a name that is too long, and a link that leads to itself', () => {
    const folder = scratchFolder();
    for (const name of ['n'.repeat(300), 'n'.repeat(100_000)]) {
      const act = () => writeAll(site('one'), join(folder, name));
      expect(act).toThrow(/a name is longer than the disk allows/);
      expect(act).toThrow(/^.{1,1500}$/s);
    }
    expect(() => writeAll(site('one', `${'n'.repeat(300)}.html`), join(folder, 'dist'))).toThrow(
      /a name is longer than the disk allows/,
    );
    symlinkSync('loop', join(folder, 'loop'));
    expect(() => prepareOut(join(folder, 'loop/dist'), [])).toThrow(
      'it is a symbolic link that leads to itself',
    );
  });
});

const renames = (end: string) => (call: string, path: string) =>
  call === 'renameSync' && path.endsWith(end);

test.each([
  {
    when: 'while it writes files',
    at: (call: string, path: string) => call === 'writeFileSync' && path.includes('services'),
    left: 'next',
  },
  { when: 'between the two renames', at: renames('.next'), left: 'last' },
  { when: 'after the two renames', at: renames('.last'), left: 'last', whole: 'two' },
])(
  'a build that is killed $when leaves a whole site to the next build, which removes the leftovers',
  ({ at, left, whole = 'one' }) => {
    const { folder, out } = lastSite();
    expect(() => onDisk(killed(at), () => writeAll(site('two'), out))).toThrow('killed');
    expect(readdirSync(folder).some((name) => name.endsWith(left))).toBe(true);
    prepareOut(out, []);
    expect(contentsOf(out)).toEqual(written(whole));
    expect(readdirSync(folder)).toEqual(['dist']);
  },
);

test('a last site that cannot be removed stops neither the build that leaves it, nor the next one, and is never restored', () => {
  const stuck = failing('rmSync', 'EACCES', (folder) => folder.endsWith('.next'));
  const { folder, out } = lastSite();
  onDisk(stuck, () => writeAll(site('two'), out));
  expect(contentsOf(out)).toEqual(written('two'));
  onDisk(stuck, () => prepareOut(out, []));
  expect(readdirSync(folder)).toEqual([
    expect.stringMatching(/^\.dist\.\d+-[0-9a-f]{8}-[0-9a-f]{8}\.next$/),
    'dist',
  ]);
  rmSync(out, { recursive: true });
  prepareOut(out, []);
  expect(readdirSync(folder)).toEqual([]);
});

describe('builds at the same time', () => {
  test('both succeed, and the folder has the site of the later one', () => {
    const { folder, out } = lastSite();
    const [one, other] = [writeSite(out), writeSite(out)];
    for (const [text, build] of Object.entries({ red: one, green: other }))
      build.add([...site('').keys()], text);
    for (const build of [other, one]) {
      build.finish();
      build.close();
    }
    expect(contentsOf(out)).toEqual(written('red'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('replace a site that another build wrote between the two renames', () => {
    const { folder, out } = lastSite();
    let others = 0;
    let isOther = false;
    const quicker: Before = (call, from) => {
      if (call !== 'renameSync' || !from.endsWith('.next') || isOther || others === 3) return;
      others += 1;
      isOther = true;
      writeAll(site('other', 'more.html'), out);
      isOther = false;
    };
    onDisk(quicker, () => writeAll(site('two'), out));
    expect(others).toBe(3);
    expect(contentsOf(out)).toEqual(written('two'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test.each([
    { whose: 'a build that runs', from: `${process.pid}`, to: `${process.ppid}`, stays: true },
    { whose: 'a build that was killed', from: `${process.pid}`, to: '99999999', stays: false },
    // Its process cannot be seen from here.
    {
      whose: 'a build in another container',
      from: /\d+-[0-9a-f]{8}-/,
      to: '99999999-00000000-',
      stays: true,
    },
  ])(
    'keep the folder of $whose: $stays, but after an hour only if its process is seen to run',
    ({ from, to, stays }) => {
      const out = join(scratchFolder(), 'dist');
      const other = foldersBeside(out).next.replace(from, to);
      mkdirSync(other);
      prepareOut(out, []);
      expect(existsSync(other)).toBe(stays);
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60 * 1000);
      onTestFinished(() => void vi.restoreAllMocks());
      prepareOut(out, []);
      expect(existsSync(other)).toBe(to === `${process.ppid}`);
    },
  );
});

test.each([
  { place: 'content', source: 'content' },
  { place: 'elsewhere/../src/deep/in/it', source: 'src' },
  { place: 'link/site', source: 'content' },
  { place: 'content-site', source: undefined },
  { place: 'elsewhere/content', source: undefined },
])('a site at $place would be among the sources in $source', ({ place, source }) => {
  const root = scratchFolder();
  for (const name of ['content', 'src', 'elsewhere']) mkdirSync(join(root, name));
  symlinkSync(join(root, 'content'), join(root, 'link'));
  const out = `${root}/${place}`;
  const sources = ['content', 'src', 'gone'].map((name) => join(root, name));
  if (source === undefined) return prepareOut(out, sources);
  expect(() => prepareOut(out, sources)).toThrow(
    refusal(
      out,
      `${source}/ holds files that the site is made from, and a build would mix its output with them. Name another folder.`,
    ),
  );
});

test('a broken symbolic link is reported with its target', () => {
  const folder = scratchFolder();
  const out = join(folder, 'dist');
  symlinkSync(join(folder, 'gone'), out);
  const why = `it is a link to ${join(folder, 'gone')}, which is not there. Make that folder, or remove the link.`;
  for (const act of [() => prepareOut(out, []), () => writeAll(site('one'), out)])
    expect(act).toThrow(refusal(out, why));
});
