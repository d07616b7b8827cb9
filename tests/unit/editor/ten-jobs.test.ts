import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '../architecture/import-graph.ts';

const OWNER = readFileSync('docs/owner.md', 'utf8');
const [jobs = ''] = /## Ten jobs[^]*?(?=\n## )/.exec(OWNER) ?? [];

test('the owner is led through ten jobs with the words that are on the buttons and fields of the editor', () => {
  // The title of a job ends with a full stop, and is none of them.
  const words = Array.from(jobs.matchAll(/\*\*([^*]+)\*\*/g), ([, found]) =>
    found!.replace(/\s+/g, ' '),
  ).filter((found) => !found.endsWith('.'));
  expect(jobs.match(/^ ?\d+\. \*\*/gm)).toHaveLength(10);
  expect(words.length).toBeGreaterThan(40);
  const code = filesOf('src/editor/client/*.tsx', 'src/schema/*.ts', 'src/desk.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isShown = (found: string): boolean =>
    new RegExp(`['"\`>]${found}(?:['"\`<:.]|\\n)|^\\s*${found}$`, 'm').test(code);
  expect([...new Set(words)].filter((found) => !isShown(found))).toEqual([]);
});
