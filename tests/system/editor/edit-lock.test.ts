import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lock } from '../../../src/editor/lock.ts';
import { scratchFolder } from '../../support/scratch.ts';

test('a second editor hears that one is open, and ends', () => {
  const file = join(scratchFolder(), 'edit/lock');
  lock(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  // The process that started this one runs, too.
  writeFileSync(file, String(process.ppid));
  expect(() => lock(file)).toThrow(`The editor is already open: process ${process.ppid} has it.`);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

test('the lock of an editor that was killed, also before it wrote its number, or of this one can be taken', () => {
  const file = join(scratchFolder(), 'lock');
  for (const left of [spawnSync('true').pid, '', process.pid]) {
    writeFileSync(file, String(left));
    lock(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  }
});
