import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import fg from 'fast-glob';
import { KNOWN_GAPS } from './known-gaps.ts';
import { type NuMessage, nuMessages } from './nu-checker.ts';

const FOLDER = inject('shopFolder');
const FILES = fg.sync('**', { cwd: FOLDER }).sort();

// The run reports a missing Java before the tests. In CI, it ends the run.
const java = inject('programs').java !== undefined;

// A page's two files have the same bytes, and make pages differ only in their words, so three of
// them are enough.
const ALL = FILES.filter(
  (file) => file.endsWith('.html') && (file === 'index.html' || !file.endsWith('/index.html')),
);
const MAKES = ALL.filter((file) => file.startsWith('vehicles/'));
const PAGES = ALL.filter((file) => !MAKES.slice(3).includes(file));
const OTHERS = FILES.filter((file) => /\.(css|svg)$/.test(file));
const LIMIT = 180_000;

describe.runIf(java)('the Nu checker', () => {
  let messages: NuMessage[] = [];
  beforeAll(() => {
    // Java starts once for all files.
    messages = nuMessages([...PAGES, ...OTHERS].map((file) => join(FOLDER, file)));
  }, LIMIT);
  const excused = ({ at }: NuMessage): boolean => KNOWN_GAPS.some((gap) => gap.in.test(at));

  // It only warns of a section without a heading, which a list of headings would miss.
  const isFault = ({ level, text }: NuMessage): boolean =>
    level === 'error' || /lacks heading/.test(text);

  test('finds no error in any page, style or drawing, and no section without a heading', () => {
    expect(
      OTHERS.some((file) => file.endsWith('.css')) && OTHERS.some((file) => file.endsWith('.svg')),
    ).toBe(true);
    const errors = messages.filter((message) => isFault(message) && !excused(message));
    expect(
      errors.map(
        ({ file, text, at }) =>
          `${file.slice(FOLDER.length + 1)}: ${text} (at: ${at.slice(0, 120)})`,
      ),
    ).toEqual([]);
  });
});
