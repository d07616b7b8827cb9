import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { FILES, FOLDER } from '../support/built-pages.ts';
import { KNOWN_GAPS } from './known-gaps.ts';
import { type NuMessage, nuMessages } from './nu-checker.ts';

// Without it, that has been told before the tests, or in CI has ended them.
const java = inject('programs').paths.java !== undefined;

// A page's two files have the same bytes, which another test holds them to.
const PAGES = FILES.filter((file) => file.endsWith('.html') && (file === 'index.html' || !file.endsWith('/index.html')));
const OTHERS = FILES.filter((file) => /\.(css|svg)$/.test(file));
const LIMIT = 180_000;

describe.runIf(java)('the Nu checker', () => {
  let messages: NuMessage[] = [];
  beforeAll(() => {
    messages = nuMessages([...PAGES, ...OTHERS].map((file) => join(FOLDER, file)));
  }, LIMIT);
  const excused = ({ at }: NuMessage): boolean => KNOWN_GAPS.some((gap) => gap.in.test(at));

  test('finds no error in any page, style or drawing', () => {
    expect(OTHERS.some((file) => file.endsWith('.css')) && OTHERS.some((file) => file.endsWith('.svg'))).toBe(true);
    const errors = messages.filter((message) => message.level === 'error' && !excused(message));
    expect(errors.map(({ file, text, at }) => `${file.slice(FOLDER.length + 1)}: ${text} (at: ${at.slice(0, 120)})`)).toEqual([]);
  });

  test.each(KNOWN_GAPS.map((gap) => [String(gap.in), gap] as const))('needs to be excused for %s', (_pattern, gap) => {
    expect(messages.filter(({ at }) => gap.in.test(at)).length, 'Nothing needs this gap any more: take it out of known-gaps.ts.').toBeGreaterThan(0);
  });
});

describe.runIf(java)('the guard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nu-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const errorsIn = (name: string, text: string): string[] => {
    writeFileSync(join(folder, name), text);
    return nuMessages([join(folder, name)])
      .filter(({ level }) => level === 'error')
      .map(({ text: said, at }) => `${said} (at: ${at})`);
  };

  test('sees faults in pages, in their styles, in style sheets and in drawings', { timeout: LIMIT }, () => {
    const page = '<!doctype html><html lang="en"><head><title>t</title><style>p{colour:red}</style></head><body><p><div></div></p></body></html>';
    expect(errorsIn('page.html', page)).toEqual([
      'CSS: “colour”: Property “colour” doesn\'t exist. (at: colour:red)',
      'No “p” element in scope but a “p” end tag seen. (at: </p>)',
    ]);
    expect(errorsIn('sheet.css', 'p{width:3cm 4cm;color:red}')).toEqual([expect.stringContaining('(at: width:3cm 4cm)')]);
    expect(errorsIn('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><foo/></svg>')).toContainEqual(expect.stringContaining('(at: <foo/>)'));
  });
});
