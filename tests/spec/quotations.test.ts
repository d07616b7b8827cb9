import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROWS } from './rows/rows.ts';
import { UNCHECKED } from './unchecked.ts';

/** The number of each section of the specification, and its lines. */
const SECTIONS = readFileSync('docs/spec.md', 'utf8')
  .split(/^## (?=\d)/m)
  .slice(1)
  .map((text) => ({ number: text[0]!, lines: text.split('\n').slice(1) }));
const linesOf = (section: string): string[] =>
  SECTIONS.find(({ number }) => number === section)?.lines ?? [];
/** The words that rows quote, and those that nobody can check. */
const quotesOf = (section: string): string[] => [
  ...ROWS.filter((row) => row.section === section).map(({ says }) => says),
  ...Object.keys(UNCHECKED[section] ?? {}),
];
const isStatement = (line: string): boolean => line !== '' && !/^(#|\|--|\| Route \|)/.test(line);

test.each(SECTIONS)(
  'section $number: each quotation is in the specification, word for word',
  ({ number }) => {
    const lines = linesOf(number).join('\n');
    // The introduction belongs to no section; rows of section 1 may quote it.
    const text = number === '1' ? readFileSync('docs/spec.md', 'utf8') : lines;
    expect(quotesOf(number).filter((quote) => !text.includes(quote))).toEqual([]);
  },
);

test.each(SECTIONS)(
  'section $number: each line is quoted by a row, or listed with the reason',
  ({ number }) => {
    const quotes = quotesOf(number);
    const open = linesOf(number).filter(isStatement);
    expect(open.filter((line) => !quotes.some((quote) => line.includes(quote)))).toEqual([]);
  },
);
