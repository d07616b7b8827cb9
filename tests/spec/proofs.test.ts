import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Make } from '../../src/schema/content.ts';

// Compares what makes' pages say about belts and emissions tests with the sources.

const FOLDER = 'content/makes';
const RESEARCH = readFileSync('docs/research/makes.md', 'utf8');

const makes = readdirSync(FOLDER).map((file) => ({
  id: basename(file, '.yaml'),
  make: parse(readFileSync(join(FOLDER, file), 'utf8')) as Make,
}));

/** The rows of the table below a heading of docs/research/makes.md, cell by cell. */
const proofs = (heading: string): string[][] =>
  RESEARCH.split(`\n## ${heading}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const hostOf = (source: string): string =>
  /\]\(https?:\/\/(?:www\.)?([^/)]+)/.exec(source)?.[1] ?? source;

const BELTS = proofs('Belt or chain');
const TESTS = proofs('Emissions test');

test('what the pages say of belts, chains and emissions tests is in the research, word for word', () => {
  const belts = makes.flatMap(({ id, make }) =>
    (make.timing ?? []).map(({ engine, years, drive, note = '' }) =>
      [id, engine, years, drive, note].join(' | '),
    ),
  );
  const tests = makes.flatMap(({ id, make }) =>
    make.emissions === undefined ? [] : [`${id} | ${make.emissions.trim()}`],
  );
  const proven = [...BELTS.map((row) => row.slice(0, 5)), ...TESTS.map((row) => row.slice(0, 2))];
  expect([...belts, ...tests].sort()).toEqual(proven.map((row) => row.join(' | ')).sort());
});

test('each proof names two sources that do not belong together, and the day when they were read', () => {
  const wrong = [...BELTS.map((row) => row.slice(5)), ...TESTS.map((row) => row.slice(2))].filter(
    ([one = '', other = '', day = '', ...more]) =>
      !one || !other || hostOf(one) === hostOf(other) || !/^\d{4}-\d\d-\d\d$/.test(day) || more[0],
  );
  expect(wrong).toEqual([]);
});
