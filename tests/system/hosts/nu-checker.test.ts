import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import fg from 'fast-glob';
import { outputFiles } from '../../../src/generator/paths.ts';
import { SHOP } from '../../support/sites.ts';
import { KNOWN_GAPS } from './known-gaps.ts';
import { type NuMessage, nuMessages } from './nu-checker.ts';

const FOLDER = inject('shopFolder');
const FILES = fg.sync('**', { cwd: FOLDER }).sort();

// The run reports a missing Java before the tests. In CI, it ends the run.
const java = inject('programs').java !== undefined;

// One page of each kind. The not-found page of its address has a name of its own.
const PAGES = [
  '404.html',
  ...SHOP.everyKind.flatMap(({ path }) => outputFiles(path)[0]!),
  'review.html',
].filter((file) => FILES.includes(file));
const OTHERS = FILES.filter((file) => /\.(css|svg)$/.test(file));
const LIMIT = 180_000;

describe.runIf(java)('the Nu checker', () => {
  let messages: NuMessage[] = [];
  beforeAll(() => {
    // Java starts once for all files.
    messages = nuMessages([...PAGES, ...OTHERS].map((file) => join(FOLDER, file)));
  }, LIMIT);
  const excused = ({ at }: NuMessage): boolean => KNOWN_GAPS.some((gap) => gap.test(at));

  // It only warns of a section without a heading, which a list of headings would miss.
  const isFault = ({ level, text }: NuMessage): boolean =>
    level === 'error' || /lacks heading/.test(text);

  test('finds no error in any page, style or drawing, and no section without a heading', () => {
    expect(PAGES.length).toBeGreaterThan(SHOP.everyKind.length);
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
