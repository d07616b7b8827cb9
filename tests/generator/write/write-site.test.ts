import { spawn } from 'node:child_process';
import fs, { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BuildError } from '../../../src/generator/build-error.ts';
import type { Disk } from '../../../src/generator/write/disk.ts';
import { MARKER, MARKER_TEXT } from '../../../src/generator/write/out-folder.ts';
import { prepareOut, writeSite } from '../../../src/generator/write/write-site.ts';
import type { Site } from '../../../src/generator/site.ts';
import { contentsOf, scratchFolder } from '../../support/scratch.ts';

const site = (text: string, ...more: string[]): Site => new Map(['index.html', 'services/index.html', ...more].map((file) => [file, text]));
const written = (text: string, ...more: string[]) => ({ ...Object.fromEntries(site(text, ...more)), [MARKER]: MARKER_TEXT });
const quiet = { log: () => {} };

const CHILD = fileURLToPath(new URL('write-site.child.ts', import.meta.url));
const child = (...args: string[]): Promise<{ signal: string | null; code: number | null; said: string }> =>
  new Promise((resolve) => {
    const running = spawn(process.execPath, ['--import', 'tsx', CHILD, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (data) => (said += data));
    running.once('close', (code, signal) => resolve({ signal, code, said }));
  });

/** A disk on which one call fails as the system would make it fail. */
function failing(call: keyof Disk, code: string, when: (...args: unknown[]) => boolean = () => true): Disk {
  const original = fs[call] as (...args: unknown[]) => unknown;
  return {
    ...fs,
    [call]: (...args: unknown[]) => {
      if (when(...args)) throw Object.assign(new Error(`${code}: it does not work`), { code });
      return original(...args);
    },
  };
}

async function refused(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(() => undefined, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(BuildError);
  return (error as Error).message;
}

describe('replacing a site', () => {
  it('writes a new folder, with those above it', async () => {
    const out = join(scratchFolder(), 'deep/dist');
    await writeSite(site('one'), out, quiet);
    expect(contentsOf(out)).toEqual(written('one'));
  });

  it('leaves nothing of the site before, and nothing beside it', async () => {
    const folder = scratchFolder();
    const out = join(folder, 'dist');
    await writeSite(site('one', 'old.html'), out, quiet);
    await writeSite(site('two'), out, quiet);
    expect(contentsOf(out)).toEqual(written('two'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('keeps the bytes of pictures', async () => {
    const out = join(scratchFolder(), 'dist');
    const bytes = new Uint8Array([0, 255, 128]);
    await writeSite(new Map([['a.png', bytes]]), out, quiet);
    expect(new Uint8Array(fs.readFileSync(join(out, 'a.png')))).toEqual(bytes);
  });

  it('writes through a link to the folder it leads to', async () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'dist'));
    await writeSite(site('one'), join(folder, 'dist'), quiet);
    expect(contentsOf(join(folder, 'real'))).toEqual(written('one'));
  });
});

describe('a folder that is not ours', () => {
  it('is refused and untouched', async () => {
    const out = scratchFolder();
    writeFileSync(join(out, 'letters.txt'), 'dear');
    expect(await refused(writeSite(site('one'), out, quiet))).toBe(
      `The site cannot be written to ${out}: it holds files that this build did not write, and the build replaces its folder as a whole. Name a new or empty folder with --out, or move away what is there.`,
    );
    expect(contentsOf(out)).toEqual({ 'letters.txt': 'dear' });
  });

  it('is refused before the work begins', async () => {
    const out = scratchFolder();
    writeFileSync(join(out, 'letters.txt'), 'dear');
    await refused(prepareOut(out, quiet));
  });

  it('may be an empty one', async () => {
    const out = scratchFolder();
    await writeSite(site('one'), out, quiet);
    expect(contentsOf(out)).toEqual(written('one'));
  });

  it('may not be a file', async () => {
    const out = join(scratchFolder(), 'dist');
    writeFileSync(out, 'x');
    expect(await refused(writeSite(site('one'), out, quiet))).toContain('it is a file');
  });
});

describe('a disk that fails', () => {
  const cases: [string, Disk, RegExp][] = [
    ['no right to write', failing('mkdirSync', 'EACCES', (path) => String(path).endsWith('.next')), /this user may not write to it .*--out/],
    ['no right to lock', failing('writeFileSync', 'EACCES', (path) => String(path).endsWith('.lock')), /this user may not write to it/],
    ['a full disk', failing('writeFileSync', 'ENOSPC', (path) => String(path).includes('services')), /there is no room left on the disk/],
    ['a read-only disk', failing('mkdirSync', 'EROFS', (path) => String(path).endsWith('.next')), /the disk is read-only/],
    ['a mounted folder', failing('renameSync', 'EBUSY'), /it is mounted or held by another program/],
    ['a failed second rename', failing('renameSync', 'EPERM', (from) => String(from).endsWith('.next')), /this user may not write to it/],
  ];

  it.each(cases)('%s leaves the last site whole and says what to do', async (_name, disk, message) => {
    const folder = scratchFolder();
    const out = join(folder, 'dist');
    await writeSite(site('one'), out, quiet);
    const said = await refused(writeSite(site('two'), out, quiet, disk));
    expect(said).toMatch(message);
    expect(said).toContain('What stood there before is untouched.');
    expect(contentsOf(out)).toEqual(written('one'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('says so of a place that this user really may not write to', async () => {
    // Permissions do not stop root; a kernel folder does.
    const isRoot = process.getuid?.() === 0;
    const place = isRoot ? '/sys' : scratchFolder();
    if (!isRoot) {
      chmodSync(place, 0o555);
      onTestFinished(() => chmodSync(place, 0o755));
    }
    expect(await refused(writeSite(site('one'), join(place, 'dist'), quiet))).toMatch(/this user may not write|the disk is read-only/);
  });
});

describe('a build that is killed', () => {
  it('while it writes files leaves the last site whole, and the next build goes on', async () => {
    const folder = scratchFolder();
    const out = join(folder, 'dist');
    await writeSite(site('one'), out, quiet);
    expect((await child(out, 'two', 'file')).signal).toBe('SIGKILL');
    expect(contentsOf(out)).toEqual(written('one'));
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.dist.lock', '.dist.next']));
    await writeSite(site('three'), out, quiet);
    expect(contentsOf(out)).toEqual(written('three'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('between the two renames gives the last site back as the next build starts', async () => {
    const folder = scratchFolder();
    const out = join(folder, 'dist');
    await writeSite(site('one'), out, quiet);
    expect((await child(out, 'two', 'swap')).signal).toBe('SIGKILL');
    expect(existsSync(out)).toBe(false);
    await prepareOut(out, quiet);
    expect(contentsOf(out)).toEqual(written('one'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('two builds at once', () => {
  it('take turns, and the folder is one site or the other', async () => {
    const folder = scratchFolder();
    const out = join(folder, 'dist');
    const results = await Promise.all(['red', 'green', 'blue', 'white'].map((text) => child(out, text)));
    for (const { code, said } of results) expect([code, said.replace(/Another build.*\n/, '')]).toEqual([0, '']);
    const { [MARKER]: _marker, ...pages } = contentsOf(out);
    expect(Object.keys(pages)).toHaveLength(60);
    expect(new Set(Object.values(pages)).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('says that it waits, and goes on when the other is done', async () => {
    const folder = scratchFolder();
    const lock = join(folder, '.dist.lock');
    writeFileSync(lock, `${process.ppid}\n`);
    const said: string[] = [];
    const writing = writeSite(site('one'), join(folder, 'dist'), { log: (line) => said.push(line), step: 5 });
    await expect.poll(() => said).toEqual([`Another build (process ${process.ppid}) is writing the site. Waiting for it to finish.`]);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
    rmSync(lock);
    await writing;
    expect(contentsOf(join(folder, 'dist'))).toEqual(written('one'));
  });

  it('gives up on one that never ends, and names the lock', async () => {
    const folder = scratchFolder();
    const lock = join(folder, '.dist.lock');
    writeFileSync(lock, `${process.ppid}\n`);
    const message = await refused(writeSite(site('one'), join(folder, 'dist'), { ...quiet, limit: 20, step: 5 }));
    expect(message).toContain(lock);
    expect(message).toContain('delete that file');
    expect(existsSync(lock)).toBe(true);
  });

  it('takes over from one that died, and from a lock that names nobody', async () => {
    const folder = scratchFolder();
    const out = join(folder, 'dist');
    const dead = await new Promise<number>((resolve) => {
      const short = spawn(process.execPath, ['-e', '']);
      short.once('close', () => resolve(short.pid!));
    });
    const lock = join(folder, '.dist.lock');
    for (const text of [`${dead}\n`, '']) {
      writeFileSync(lock, text);
      utimesSync(lock, 0, 0);
      await writeSite(site('one'), out, { ...quiet, limit: 200, step: 5 });
      expect(readdirSync(folder)).toEqual(['dist']);
    }
  });
});
