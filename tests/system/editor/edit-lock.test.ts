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

test.each([
  { what: 'an editor that was killed', left: () => String(spawnSync('true').pid) },
  { what: 'an editor that was killed before it wrote its number', left: () => '' },
  { what: 'this editor', left: () => String(process.pid) },
])('the lock of $what can be taken', ({ left }) => {
  const file = join(scratchFolder(), 'lock');
  writeFileSync(file, left());
  lock(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});
