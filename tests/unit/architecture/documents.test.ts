import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentModel } from '../../../src/schema/content-model.ts';
import { filesOf } from './import-graph.ts';

// docs/spec.md is older than the project and names no file of it.
const DOCUMENTS = filesOf('*.md', 'docs/*.md', 'docs/research/*.md').filter(
  (file) => file !== 'docs/spec.md',
);
const OWNERS_PHOTOS = /^content\/images\//;
const EXAMPLE = /NAME|[*{]/;
/** Another shop may delete what this shop asked for. docs/owner.md says so. */
const OPTIONAL = 'tests/spec';

/** Whether it is content that another shop may do without. */
function isAnotherShops(file: string): boolean {
  const name = /^content\/(.+)$/.exec(file)?.[1];
  if (name === undefined || existsSync(file)) return false;
  return contentModel.files[name]?.optional || dirname(name) in contentModel.folders;
}

const read = (file: string): string => readFileSync(file, 'utf8');
/** Whether a file is one of a folder that the project may do without, and does. */
const isDeleted = (file: string): boolean => file.startsWith(OPTIONAL) && !existsSync(OPTIONAL);
const found = (document: string, pattern: RegExp): string[] =>
  [...read(document).matchAll(pattern)].map(([, name]) => name!);

test.each(DOCUMENTS)('every file that %s names exists', (document) => {
  const files = found(
    document,
    /`((?:src|templates|scripts|tests|content|docs|public|\.github|\.ci)\/[^`\s]+)`/g,
  );
  expect(
    files.filter(
      (file) =>
        !OWNERS_PHOTOS.test(file) &&
        !EXAMPLE.test(file) &&
        !isDeleted(file) &&
        !isAnotherShops(file) &&
        !existsSync(file),
    ),
  ).toEqual([]);
});

test.each(DOCUMENTS)('every file that %s links to exists', (document) => {
  const links = found(document, /\]\((?!https?:|[#/{])([^)\s#]+)/g);
  expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
});

test.each(DOCUMENTS)('every command that %s names is in package.json', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(found(document, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
});
