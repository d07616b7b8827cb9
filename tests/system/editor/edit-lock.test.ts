import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lock } from '../../../src/editor/lock.ts';
import { scratchFolder } from '../../support/scratch.ts';

test('a second editor hears that one is open, and the lock of one that was killed can be taken', () => {
  const file = join(scratchFolder(), 'edit/lock');
  lock(file);
  // The parent process runs.
  writeFileSync(file, String(process.ppid));
  expect(() => lock(file)).toThrow(`The editor is already open: process ${process.ppid} has it.`);
  // A killed editor leaves its number, or an empty file if it had not written yet.
  for (const left of [spawnSync('true').pid, '']) {
    writeFileSync(file, String(left));
    lock(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  }
});
