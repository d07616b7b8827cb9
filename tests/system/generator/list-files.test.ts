import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../src/generator/list-files.ts';
import { scratchFolder } from '../../support/scratch.ts';

/** In the order of their letters' codes, which is the same on each machine. */
const FILES = [
  '!not.yaml',
  '(a) [b] {c,d}.yaml',
  '.hidden/deep/x.yaml',
  'B.yaml',
  'a/b/c/d.YAML',
  'photo#1?*.jpg',
  'é.yaml',
];

test('lists each file of a folder, whatever its name, and links without following them', () => {
  const folder = scratchFolder();
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  mkdirSync(join(folder, 'empty'));
  symlinkSync('.', join(folder, 'a/again'));
  symlinkSync('nobody@nowhere', join(folder, '.#a.yaml'));
  expect(listFiles(folder)).toEqual({ files: FILES, links: ['.#a.yaml', 'a/again'] });
  for (const name of ['missing', 'a.yaml'])
    expect(listFiles(join(folder, name))).toEqual({ files: [], links: [] });
});
