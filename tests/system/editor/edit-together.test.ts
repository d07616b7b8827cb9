import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { ContentStore } from '../../../src/editor/content-store.ts';
import { Editor } from '../../../src/editor/editor.ts';
import { changeFile } from '../../../src/editor/change-file.ts';
import { EditSession } from '../../../src/editor/edit-session.ts';
import { revisionOf, textIn } from '../../../src/editor/content-files.ts';
import { openContentFolder } from '../../../src/generator/content/content-folder.ts';
import { prepareSite } from '../../../src/generator/build.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { bytesOf } from '../../support/content-files.ts';
import { withoutFlush } from '../../support/disk-steps.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { seeded } from '../../support/seeded.ts';
import { now, workshopCopy } from '../../support/workshop.ts';

const KEYS = ['a', 'b', 'c', 'd'];
const FILES = ['one.yaml', 'two.yaml'];
const schema = v.strictObject(Object.fromEntries(KEYS.map((key) => [key, v.string()])));
const model = {
  files: Object.fromEntries(FILES.map((file) => [file, { name: 'file', schema }])),
  folders: {},
};

function start() {
  const root = scratchFolder();
  const folder = join(root, 'content');
  mkdirSync(folder);
  for (const file of FILES)
    writeFileSync(join(folder, file), KEYS.map((key) => `${key}: "0" # ${key}\n`).join(''));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  /** A session whose checks take a moment, in which the others go on. */
  const open = () =>
    new EditSession({
      folder: openContentFolder(folder),
      model,
      mistakesWith: async () => {
        for (let turns = 0; turns < 3; turns++) await new Promise(setImmediate);
        return [];
      },
      labelOf: () => 'a change',
      store: new ContentStore(folder, join(root, 'memory')),
    });
  return { folder, read, open };
}

test('the next start leaves a step half done whose other file another program has changed', () => {
  const { folder, read } = start();
  const memory = join(folder, '../memory');
  mkdirSync(memory);
  const expected = new Map(FILES.map((file) => [file, revisionOf(read(file))]));
  const files = bytesOf({ 'one.yaml': 'ours', 'two.yaml': 'ours' });
  writeFileSync(join(memory, 'pending'), serialize({ files, expected }));
  writeFileSync(join(folder, 'one.yaml'), 'ours');
  writeFileSync(join(folder, 'two.yaml'), 'theirs');
  new ContentStore(folder, memory).recover();
  expect(FILES.map(read)).toEqual(['ours', 'theirs']);
  expect([readdirSync(folder).sort(), readdirSync(memory)]).toEqual([FILES, []]);
});

/**
 * Another program, in a process of its own: it waits for as long as it is told, in nanoseconds, and
 * saves a text.
 */
const OTHER_PROGRAM = `
  const { renameSync, writeFileSync } = require('node:fs');
  process.on('message', ({ path, text, wait }) => {
    for (const end = process.hrtime.bigint() + BigInt(wait); process.hrtime.bigint() < end; );
    writeFileSync(path + '.theirs', text);
    renameSync(path + '.theirs', path);
    process.send('saved');
  });
`;

const isSaved = (answer: unknown): boolean =>
  (answer as { kind?: string } | undefined)?.kind === 'saved';

/** Lets another program save a file while the editor works, at a moment that `random` chooses. */
function otherProgram(random: (max: number) => number) {
  const child = spawn(process.execPath, ['-e', OTHER_PROGRAM], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill());
  /** How long the last work took, in nanoseconds. */
  let taken = 1_000_000;
  /** The longest wait, as a part of that. On a busy machine, this program is late by itself. */
  let maxWait = 1.2;
  return async <T>(path: string, text: string, work: () => Promise<T>): Promise<T | Error> => {
    const saved = new Promise((resolve) => child.once('message', resolve));
    child.send({ path, text, wait: random(Math.round(taken * maxWait)) });
    const before = process.hrtime.bigint();
    const answer = await work().catch((error: Error) => error);
    taken = Number(process.hrtime.bigint() - before);
    await saved;
    // Whoever was first is so less often from now on.
    maxWait = Math.min(3, Math.max(0.01, maxWait * (isSaved(answer) ? 0.8 : 1.25)));
    return answer;
  };
}

test('300 changes, 60 undos and 60 replacements lose nothing that another program saves', async () => {
  withoutFlush();
  const { folder, read, open } = start();
  const session = open();
  const while_ = otherProgram(seeded(11));
  const path = join(folder, 'one.yaml');
  const counts = { saved: 0, refused: 0 };
  for (const [what, count] of [
    ['change', 300],
    ['undo', 60],
    ['replace', 60],
  ] as const)
    for (let index = 0; index < count; index++) {
      const value = `${what} ${index}`;
      const change = () =>
        session.change({
          file: 'one.yaml',
          revision: revisionOf(read('one.yaml')),
          change: { kind: 'set', path: ['a'], value },
        });
      if (what === 'undo') await change();
      const [one, two] = FILES.map(read) as [string, string];
      const seen = session.drafted();
      const replacements = bytesOf({
        'one.yaml': textIn(seen, 'one.yaml')!.replace(/^a: .* #/, `a: ${value} #`),
        'two.yaml': `${textIn(seen, 'two.yaml')}# more\n`,
      });
      const undo = () => session.undo();
      const replace = () => session.replace(replacements, seen);
      const theirs = one.replace(/^b: .* #/m, `b: ${value} #`);
      const answer = await while_(path, theirs, { change, undo, replace }[what]);
      expect(read('one.yaml')).toContain(`b: ${value} #`);
      counts[isSaved(answer) ? 'saved' : 'refused']++;
      if (what === 'replace') expect(read('two.yaml') !== two).toBe(isSaved(answer));
    }
  // Some were quicker than the other program, and some were not.
  expect(Math.min(counts.saved, counts.refused)).toBeGreaterThan(20);
});

test('60 renamings lose nothing that another program saves', async () => {
  withoutFlush();
  const { root, read } = workshopCopy();
  const options = { root, now, log: () => {} };
  const served = await prepareSite(workshopSite, options);
  const dev = { served: () => served, definition: () => workshopSite };
  const editor = new Editor(dev, options);
  const while_ = otherProgram(seeded(12));
  const counts = { saved: 0, refused: 0 };
  let name = 'puncture';
  for (let index = 0; index < 60; index++) {
    const path = 'content/repairs/gears.yaml';
    const theirs = read(path).replace(/^euros: .*/m, `euros: ${index + 30}`);
    const answer = await while_(join(root, path), theirs, () =>
      changeFile(editor, {
        kind: 'rename',
        file: `repairs/${name}.yaml`,
        name: `Tire ${index}`,
      }),
    );
    expect(read(path)).toContain(`euros: ${index + 30}\n`);
    counts[isSaved(answer) ? 'saved' : 'refused']++;
    if (isSaved(answer)) name = `tire-${index}`;
    expect(readdirSync(join(root, 'content/repairs')).sort()).toEqual([
      'gears.yaml',
      `${name}.yaml`,
    ]);
    // Where the other program was last, it has written the old name again.
    writeFileSync(join(root, path), read(path).replace(/^after: .*/m, `after: ${name}`));
  }
  expect(Math.min(counts.saved, counts.refused)).toBeGreaterThan(5);
});
