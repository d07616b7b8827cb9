import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { displayPhone } from '../../src/rules/phone.ts';
import { CONTENT } from '../support/in-memory.ts';
import { filesOf } from './import-graph.ts';

const raw = parse(readFileSync('content/shop.yaml', 'utf8'));
const { shop, inspections, labels, pages, towns } = CONTENT;

const spellings = (phone: string): string[] => [phone, phone.replace(/^\+1/, ''), phone.replace(/^\+/, ''), displayPhone(phone), phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')];

/** Facts of the shop that must stand in content alone, letter by letter. */
const FACTS = [
  shop.name,
  ...spellings(shop.phone),
  ...spellings(shop.inspectionPhone ?? shop.phone),
  shop.email,
  shop.origin,
  new URL(shop.origin).host,
  shop.address.street,
  shop.address.postalCode,
  `${shop.address.city},`,
  shop.area.town,
  shop.area.county,
  `latitude: ${shop.point.latitude}`,
  `longitude: ${shop.point.longitude}`,
  `[${shop.point.longitude}, ${shop.point.latitude}]`,
  shop.claims.yearsInBusiness,
  shop.claims.technicians,
  shop.claims.reviews,
  String(shop.claims.rating),
  String(shop.claims.reviewCount),
  shop.links.emissionsAuthority,
  ...Object.values(raw.hours as Record<string, { open: string; close: string }[]>).flatMap((spans) => spans.flatMap(({ open, close }) => [`'${open}'`, `'${close}'`])),
  '8AM',
  '5PM',
  '6AM',
  '10PM',
  'Mo-Su',
  ...towns.map(({ name }) => name),
  pages['not-found'].heading,
];

/** Wording of content that is long enough to be nobody else's. */
const WORDING = [...texts(labels), ...texts(pages), ...texts(inspections), ...texts(CONTENT.coupons), ...texts(CONTENT.faq)].filter((text) => text.length >= 12 && text.includes(' ') && !text.includes('{'));

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** Code without its comments: those may show what a form looks like. */
const code = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, '$1');

describe.each(filesOf('src/**/*.{ts,tsx,css,json}', 'templates/**/*.{ts,tsx}'))('%s', (file) => {
  it('holds no fact of the shop', () => {
    expect(FACTS.filter((fact) => new RegExp(`(?<![\\w.])${fact.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}(?![\\w])`).test(code(file)))).toEqual([]);
    expect(code(file)).not.toMatch(/555-01|703\D{0,3}555|Union Mill/);
  });

  it('holds no price', () => {
    // In a replacement, and in the rules of a server, `$1` is what the first bracket caught.
    const lines = code(file).split('\n').filter((line) => !/\.replace(All)?\(|^Rewrite/.test(line));
    expect(lines.filter((line) => /(?<!\\)\$\d/.test(line))).toEqual([]);
  });

  it('holds no wording of content', () => {
    expect(WORDING.filter((text) => code(file).includes(text))).toEqual([]);
  });
});
