import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { displayPhone } from '../../../src/rules/phone.ts';
import { codeOf, filesOf } from './import-graph.ts';

const read = (pattern: string) =>
  filesOf(`content/${pattern}`).map((file) => parse(readFileSync(file, 'utf8')));
const [shop] = read('shop.yaml');
const [{ towns }] = read('towns.yaml') as [{ towns: { name: string }[] }];
const [notFound] = read('pages/not-found.yaml');

const spellings = (phone: string): string[] => [
  phone,
  phone.replace(/^\+1/, ''),
  phone.replace(/^\+/, ''),
  displayPhone(phone),
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),
];

/**
 * Facts of the shop that may be written only in content. Words such as VA, US or Limited mean other
 * things too.
 */
const FACTS = [
  shop.name,
  shop.email,
  ...texts([shop.address, shop.area, shop.point]).filter((fact) => fact.length > 3),
  ...spellings(shop.phone),
  new URL(shop.origin).host,
  ...'8AM 5PM 6AM 10PM Mo-Su'.split(' '),
  ...towns.map(({ name }) => name),
  notFound.heading,
];

/** Texts of content that are too long to be in code by chance. */
const WORDING = read('{labels,coupons,faq,pages/*,inspections/*}.yaml')
  .flatMap(texts)
  .filter((text) => text.length >= 12 && text.includes(' ') && !text.includes('{'));

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

const FILES = filesOf('src/**/*.{ts,tsx,css,json}', 'templates/**/*.{ts,tsx}').map((file) => ({
  file,
  text: codeOf(file),
}));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const placesOf = (pattern: RegExp, files = FILES): string[] =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );

/** Words for the owner, which no page shows. They may use a page's words for its parts. */
const FOR_OWNERS =
  /\bfield\(\s*(?:(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),\s*)+|\bchoiceTitles\(\{[^}]*\}\)|Record<PlateRowName, string> = \{[^}]*\}/g;

test('no code contains a fact of the shop', () => {
  const facts = [...new Set(FACTS)].map(escaped);
  expect(placesOf(new RegExp(`(?<![\\w.])(?:${facts.join('|')})(?![\\w])`, 'g'))).toEqual([]);
  expect(placesOf(/555-01|703\D{0,3}555|Union Mill/g)).toEqual([]);
});

test('no code contains a text of content', () => {
  expect(WORDING.length).toBeGreaterThan(100);
  const files = FILES.filter(({ file }) => file !== 'src/editing.ts').map(({ file, text }) => ({
    file,
    text: text.replace(FOR_OWNERS, ''),
  }));
  expect(placesOf(new RegExp(WORDING.map(escaped).join('|'), 'g'), files)).toEqual([]);
});
