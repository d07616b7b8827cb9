import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/generator/read/read-content.ts';
import { displayPhone } from '../../src/rules/phone.ts';
import { site } from '../../src/site.ts';
import { SITE_RULES } from '../site/rules.ts';
import { textsIn } from '../support/content-files.ts';
import { OwnerFiles, publish, searcher } from '../support/owner.ts';
import { CONTENT } from '../support/in-memory.ts';

const files = new OwnerFiles();
const made = new Map(Object.entries(textsIn('scripts/new-shop')));
for (const file of files.texts.keys()) if (file !== 'labels.yaml') files.drop(file);
for (const [file, text] of made) files.add(file, text);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const names = ({ name }: { name: string }): string => name;

const built = await publish(files);

describe.each(Object.entries(SITE_RULES))('the site of a new shop is as its content says: %s', (_, rules) => rules(built, test));

test('the content of a new shop has no facts of this shop', () => {
  const holders = searcher(built);
  const { shop, towns, makes } = CONTENT;
  const ours = [
    shop.name,
    shop.phone,
    displayPhone(shop.phone),
    shop.email,
    new URL(shop.origin).host,
    shop.address.street,
    shop.address.city,
    shop.address.postalCode,
    shop.area.town,
    shop.area.county,
    'Virginia',
    ...towns.map(names),
    ...makes.map(names),
  ];
  expect(ours.filter((words) => holders(new RegExp(`(?<![\\w-])${escaped(words)}(?![\\w-])`)).length > 0)).toEqual([]);
  expect([...built.files.keys()].filter((file) => shop.area.addressEnding && file.includes(shop.area.addressEnding))).toEqual([]);
  expect(holders(/Stand-in Auto Care/)).toContain('index.html');
  // Without reviews there is no average.
  expect(holders(/\b0 (average|(online )?reviews)|rating-ruler-value/)).toEqual([]);
});

test('launch-check lists what a new shop must supply, with file and line', async () => {
  const { standIns } = await readContent(site, files.io());
  const lineOf = (file: string, line: number): string => made.get(file.replace(/^content\//, ''))!.split('\n')[line - 1]!;
  const places = standIns.map(({ file, line, field }) => ({ field, written: lineOf(file, line) }));
  const key = (field: string): string => field.split('.').at(-1)!;
  expect(
    places.filter(({ field, written }) => !/stand-in/i.test(written) && !written.includes(`${key(field)}:`)).map(({ field }) => field),
  ).toEqual([]);
  expect(places.map(({ field }) => field)).toEqual(
    expect.arrayContaining('name phone email origin address area point shop gas wash holidays claims towns.0.name'.split(' ')),
  );
  const listed = new Set(standIns.map(({ file }) => file.replace(/^content\//, '')));
  const marked = [...made]
    .filter(
      ([file, text]) =>
        !file.startsWith('inspections/') && text.split('\n').some((line) => !/^\s*#/.test(line) && line.includes('Stand-in')),
    )
    .map(([file]) => file);
  expect(marked.filter((file) => !listed.has(file))).toEqual([]);
  expect([...listed]).toContain('makes/stand-in.yaml');
  // These are on no page until the shop offers an inspection.
  expect([...listed].filter((file) => file.startsWith('inspections/'))).toEqual([]);
});
