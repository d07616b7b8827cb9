import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { at, type Change, changed } from '../../../src/editor/change.ts';
import { editText } from '../../../src/editor/edit-text.ts';
import { valuesOf } from '../../../src/editor/search.ts';
import { parseYaml } from '../../../src/generator/content/parse-yaml.ts';
import { linesBetween } from '../../support/lines-between.ts';

/** What the owner changes most, and one of the files that are alike. */
const FILES = [
  'shop.yaml',
  'coupons.yaml',
  'reviews.yaml',
  'faq.yaml',
  'towns.yaml',
  'pages/home.yaml',
  'inspections/state.yaml',
  'services/vehicle-diagnostics.yaml',
  'makes/acura.yaml',
].map((name) => {
  const file = `content/${name}`;
  const text = readFileSync(file, 'utf8');
  return { file, text, data: parseYaml(text).value };
});

/** The number of lines of a value in the file: the most that a change of it may touch. */
const ownLines = (text: string, written: string): number => {
  const longest = Math.max(1, ...text.split('\n').map((line) => line.length));
  return Math.ceil(written.length / Math.min(40, longest)) + 2;
};

const comments = (text: string): string[] =>
  text.split('\n').flatMap((line) => /(?:^|\s)#.*/.exec(line)?.[0].trim() ?? []);

test('every value of the content can be changed, and nothing else is: no other value, line or comment', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { file, text, data } of FILES) {
    for (const { path } of valuesOf(data)) {
      const value = at(data, path);
      const set = (other: string | number | boolean): void => {
        count++;
        const change: Change = { kind: 'set', path, value: other };
        const where = `${file} ${path.join('.')} ← ${JSON.stringify(other).slice(0, 60)}`;
        const edited = editText(text, change);
        if (!isDeepStrictEqual(parseYaml(edited).value, changed(data, change)))
          wrong.push(`${where}: does not read back`);
        if (!isDeepStrictEqual(comments(edited), comments(text)))
          wrong.push(`${where}: comments differ`);
        const { gone } = linesBetween(text, edited);
        if (gone.length > ownLines(text, String(value)))
          wrong.push(`${where}: ${gone.length} lines differ`);
      };
      if (editText(text, { kind: 'set', path, value: value as string }) !== text)
        wrong.push(`${file} ${path.join('.')}: the same value differs`);
      if (typeof value === 'string') set(`${value} more`);
      else set(typeof value === 'number' ? value + 1 : !value);
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(count).toBeGreaterThan(10 * FILES.length);
});
