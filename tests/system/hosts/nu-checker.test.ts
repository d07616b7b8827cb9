import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
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

const FAULTY = {
  'page.html':
    '<!doctype html><html lang="en"><head><title>t</title><style>p{colour:red}</style></head><body><p><div></div></p></body></html>',
  'sheet.css': 'p{width:3cm 4cm;color:red}',
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><foo/></svg>',
};

describe.runIf(java)('the Nu checker', () => {
  let all: NuMessage[] = [];
  let messages: NuMessage[] = [];
  const scratch = mkdtempSync(join(tmpdir(), 'nu-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  beforeAll(() => {
    for (const [name, text] of Object.entries(FAULTY)) writeFileSync(join(scratch, name), text);
    // Java starts once for all files.
    all = nuMessages([
      ...[...PAGES, ...OTHERS].map((file) => join(FOLDER, file)),
      ...Object.keys(FAULTY).map((name) => join(scratch, name)),
    ]);
    messages = all.filter(({ file }) => file.startsWith(FOLDER));
  }, LIMIT);
  const excused = ({ at }: NuMessage): boolean => KNOWN_GAPS.some((gap) => gap.in.test(at));

  test('finds no error in any page, style or drawing', () => {
    expect(
      OTHERS.some((file) => file.endsWith('.css')) && OTHERS.some((file) => file.endsWith('.svg')),
    ).toBe(true);
    const errors = messages.filter((message) => message.level === 'error' && !excused(message));
    expect(
      errors.map(
        ({ file, text, at }) =>
          `${file.slice(FOLDER.length + 1)}: ${text} (at: ${at.slice(0, 120)})`,
      ),
    ).toEqual([]);
  });

  test.each(KNOWN_GAPS)('still reports $in, which is correct', (gap) => {
    expect(
      messages.filter(({ at }) => gap.in.test(at)).length,
      'The checker does not report this any more. Delete the entry from known-gaps.ts.',
    ).toBeGreaterThan(0);
  });

  test('reports faults in pages, in their styles, in style sheets and in drawings', () => {
    const errorsIn = (name: string): string[] =>
      all
        .filter(({ level, file }) => level === 'error' && file === join(scratch, name))
        .map(({ text, at }) => `${text} (at: ${at})`);
    // With many files, the checker reports wrong columns in style elements.
    expect(errorsIn('page.html')).toEqual([
      expect.stringMatching(/^CSS: “colour”: Property “colour” doesn't exist\. /),
      'No “p” element in scope but a “p” end tag seen. (at: </p>)',
    ]);
    expect(errorsIn('sheet.css')).toEqual([expect.stringContaining('(at: width:3cm 4cm)')]);
    expect(errorsIn('drawing.svg')).toContainEqual(expect.stringContaining('(at: <foo/>)'));
  });
});
