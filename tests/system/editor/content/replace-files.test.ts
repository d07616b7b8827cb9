import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ContentStore } from '../../../../src/editor/content/content-store.ts';
import { revisionOf } from '../../../../src/editor/content/content-files.ts';
import { bytesOf } from '../../../support/content-files.ts';
import { atEachStep, withoutFlush } from '../../../support/disk-steps.ts';
import { contentsOf, scratchFolder } from '../../../support/scratch.ts';

const BEFORE = { 'one.yaml': 'one before', 'two.yaml': 'two before', 'three.yaml': 'three' };
/** A step that changes a file, adds one, changes another and removes one. */
const FILES = bytesOf({
  'one.yaml': 'one after',
  'new.yaml': 'new',
  'two.yaml': 'two after',
  'three.yaml': undefined,
});
const AFTER = { 'one.yaml': 'one after', 'new.yaml': 'new', 'two.yaml': 'two after' };

beforeEach(withoutFlush);

function start() {
  const root = scratchFolder();
  const folder = join(root, 'content');
  const memory = join(root, 'memory');
  mkdirSync(folder);
  for (const [file, text] of Object.entries(BEFORE)) writeFileSync(join(folder, file), text);
  const revisions = new Map(
    Array.from(FILES.keys(), (file) => [file, revisionOf(BEFORE[file as keyof typeof BEFORE])]),
  );
  return {
    folder,
    path: (file: string) => join(folder, file),
    write: () => new ContentStore(folder, memory).write(FILES, revisions),
    recover: () => new ContentStore(folder, memory).recover(),
    files: () => contentsOf(folder),
    hasJournal: () => existsSync(join(memory, 'pending')),
  };
}

/** The number of steps on the disk if nothing disturbs them. */
function stepsOf(): number {
  const { write, files } = start();
  let steps = 0;
  atEachStep(write, () => steps++);
  expect(files()).toEqual(AFTER);
  return steps;
}

// edit-together.test.ts tests a program that replaces the file.
test('what another program saves into a file stays, before whatever step it saves', () => {
  let late = 0;
  const file = 'two.yaml';
  for (let step = 1, all = stepsOf(); step < all; step++) {
    const { write, path, files } = start();
    let answer: string | undefined;
    atEachStep(
      () => (answer = write()),
      (now) => {
        if (now === step) writeFileSync(path(file), 'theirs');
      },
    );
    const others = answer === undefined ? AFTER : BEFORE;
    expect([step, files()[file]?.trim(), { ...files(), [file]: '' }]).toEqual([
      step,
      'theirs',
      { ...others, [file]: '' },
    ]);
    late += Number(answer === file);
  }
  expect(late).toBeGreaterThan(5);
});

test('a change of several files is whole or absent after the next start, before whatever step it was killed', () => {
  const outcomes = new Set<unknown>();
  for (let step = 0, all = stepsOf(); step < all; step++) {
    const { write, recover, files, hasJournal } = start();
    try {
      atEachStep(write, (now) => {
        // A killed process does not clean up either.
        if (now >= step) throw new Error('killed');
      });
    } catch {}
    recover();
    const isAfter = 'one after' === files()['one.yaml'];
    outcomes.add(isAfter);
    expect([step, files(), hasJournal()]).toEqual([step, isAfter ? AFTER : BEFORE, false]);
  }
  expect(outcomes).toEqual(new Set([true, false]));
});

test('a change of several files is whole or absent at once if the disk refuses a step', () => {
  let refused = 0;
  for (let step = 0, all = stepsOf(); step < all; step++) {
    const { write, files, recover } = start();
    let says: unknown;
    try {
      atEachStep(write, (now) => {
        if (now === step) throw Object.assign(new Error('refused'), { code: 'EIO' });
      });
    } catch (error) {
      says = error;
      refused++;
      expect(String(error)).toMatch(/The disk says EIO. The site itself is unchanged/);
    }
    recover();
    expect([step, files()]).toEqual([step, says ? BEFORE : AFTER]);
  }
  expect(refused).toBeGreaterThan(2);
});
