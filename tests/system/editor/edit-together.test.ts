import { fork, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contentDisk } from '../../../src/editor/content-disk.ts';
import { editSession } from '../../../src/editor/session.ts';
import { baseOf, textIn } from '../../../src/editor/texts.ts';
import { readContentFolder } from '../../../src/generator/content/content-io.ts';
import { parseYaml } from '../../../src/generator/content/parse-yaml.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { seeded } from '../../support/seeded.ts';

const KEYS = ['a', 'b', 'c', 'd'];
const FILES = ['one.yaml', 'two.yaml'];
const schema = v.strictObject(Object.fromEntries(KEYS.map((key) => [key, v.string()])));
const model = {
  files: Object.fromEntries(FILES.map((file) => [file, { name: 'file', schema }])),
  folders: {},
  photo: v.picklist(['none']),
};

function start() {
  const root = scratchFolder();
  const folder = join(root, 'content');
  mkdirSync(folder);
  for (const file of FILES)
    writeFileSync(join(folder, file), KEYS.map((key) => `${key}: "0" # ${key}\n`).join(''));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  /** A session whose checks take a moment, in which the others go on. */
  const open = (name: string) =>
    editSession({
      io: readContentFolder(folder),
      model,
      check: async () => {
        for (let turns = 0; turns < 3; turns++) await new Promise(setImmediate);
        return [];
      },
      say: () => 'a change',
      ...contentDisk(folder, join(root, name)),
    });
  return { folder, read, open };
}

test.each([1, 2, 3, 4, 5])(
  'two sessions and a text editor at once lose nothing that was said to be saved, for seed %i',
  async (seed) => {
    const { folder, read, open } = start();
    const random = seeded(seed);
    const sessions = [open('first'), open('second')];
    /** The values that each field had, in their order, as far as their writers know. */
    const saved = new Map<string, string[]>();
    const note = (file: string, key: string, value: string): void =>
      void saved.set(`${file} ${key}`, [...(saved.get(`${file} ${key}`) ?? []), value]);
    let count = 0;
    let conflicts = 0;

    async function owner(session: (typeof sessions)[number]): Promise<void> {
      for (let turn = 0; turn < 20; turn++) {
        const [file, key, value] = [FILES[random(2)]!, KEYS[random(4)]!, `s${++count}`];
        const base = baseOf(textIn(session.content(), file));
        for (let wait = random(4); wait > 0; wait--) await new Promise(setImmediate);
        const answer = await session.change({
          file,
          base,
          change: { kind: 'set', path: [key], value },
        });
        if (answer.kind === 'saved') note(file, key, value);
        else conflicts++;
      }
    }
    /** It reads a file, changes a line and saves, as a text editor whose owner looks at what is there. */
    async function textEditor(): Promise<void> {
      for (let turn = 0; turn < 20; turn++) {
        for (let wait = random(6); wait > 0; wait--) await new Promise(setImmediate);
        const [file, key, value] = [FILES[random(2)]!, KEYS[random(4)]!, `t${++count}`];
        const next = join(folder, `${file}.tmp`);
        writeFileSync(
          next,
          read(file).replace(new RegExp(`^${key}: .*? #`, 'm'), `${key}: ${value} #`),
        );
        renameSync(next, join(folder, file));
        note(file, key, value);
      }
    }
    await Promise.all([...sessions.map(owner), textEditor()]);
    for (const file of FILES) {
      const values = parseYaml(read(file)).value as Record<string, string>;
      for (const key of KEYS)
        expect([file, key, values[key]]).toEqual([
          file,
          key,
          saved.get(`${file} ${key}`)?.at(-1) ?? '0',
        ]);
      expect(read(file).match(/# \w/g)).toHaveLength(KEYS.length);
    }
    expect(conflicts).toBeGreaterThan(0);
  },
);

test('a full disk keeps the last text, and says so', async () => {
  const { folder, read, open } = start();
  const session = open('memory');
  const before = read('one.yaml');
  // A folder where the new file would be: as on a full disk, it cannot be written.
  const blocked = join(folder, `one.yaml.${process.pid}.tmp`);
  mkdirSync(join(blocked, 'full'), { recursive: true });
  const change = session.change({
    file: 'one.yaml',
    base: baseOf(before),
    change: { kind: 'set', path: ['a'], value: 'new' },
  });
  await expect(change).rejects.toThrow(/could not be saved.*Nothing was lost/s);
  expect([read('one.yaml'), session.offers().undo]).toEqual([before, undefined]);
});

test('what another program saves after the last look is not written over', () => {
  const { folder, read } = start();
  const { write } = contentDisk(folder, join(folder, '../memory'));
  const seen = new Map([['one.yaml', baseOf(read('one.yaml'))]]);
  writeFileSync(join(folder, 'one.yaml'), 'theirs');
  expect(write(new Map([['one.yaml', 'ours']]), seen)).toBe('one.yaml');
  expect([read('one.yaml'), readdirSync(folder).sort()]).toEqual(['theirs', FILES]);
});

test.each([
  { what: 'none of its files', left: {}, after: ['ours', 'ours'] },
  { what: 'one of its files', left: { 'one.yaml': 'ours' }, after: ['ours', 'ours'] },
  {
    what: 'one of its files, and another program changed the other',
    left: { 'one.yaml': 'ours', 'two.yaml': 'theirs' },
    after: ['ours', 'theirs'],
  },
])('the next start finishes a step that was killed after $what', ({ left, after }) => {
  const { folder, read } = start();
  const memory = join(folder, '../memory');
  mkdirSync(memory);
  const pending = FILES.map((file) => ({ file, before: baseOf(read(file)), after: 'ours' }));
  writeFileSync(join(memory, 'pending.json'), JSON.stringify(pending));
  writeFileSync(join(folder, `one.yaml.${spawnSync('true').pid}.tmp`), 'our');
  for (const [file, text] of Object.entries(left)) writeFileSync(join(folder, file), text);
  contentDisk(folder, memory).recover();
  expect(FILES.map(read)).toEqual(after);
  expect([readdirSync(folder).sort(), readdirSync(memory)]).toEqual([FILES, []]);
});

test('50 kills in the middle of saves leave every file whole', async () => {
  const { folder, read } = start();
  const long = 'x'.repeat(200_000);
  const whole = new Set([...FILES.map(read), `a: ${long}1\n`, `a: ${long}2\n`]);
  // Plain JavaScript starts ten times as fast.
  const child = join(folder, '../child.mjs');
  buildSync({
    entryPoints: [join(import.meta.dirname, 'edit-together.child.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: child,
  });
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, '../node_modules'));
  const random = seeded(7);
  for (let kill = 0; kill < 50; kill += 2) {
    // Two at a time, for the two processors.
    await Promise.all(
      [0, 1].map(async () => {
        const saving = fork(child, [folder], { execArgv: [] });
        await new Promise((resolve) => saving.once('message', resolve));
        await new Promise((resolve) => setTimeout(resolve, random(5)));
        saving.kill('SIGKILL');
        await new Promise((resolve) => saving.once('exit', resolve));
      }),
    );
    for (const file of FILES) expect([kill, whole.has(read(file))]).toEqual([kill, true]);
  }
});
