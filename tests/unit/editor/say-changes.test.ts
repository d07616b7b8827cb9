import { expect, test } from 'vitest';
import * as v from 'valibot';
import { labelOf, lineOf, sayChanges } from '../../../src/editor/say-changes.ts';
import type { ContentIo } from '../../../src/generator/content/content-io.ts';
import { parseYaml } from '../../../src/generator/content/parse-yaml.ts';
import { edited } from '../../../src/schema/fields.ts';

const line = v.pipe(v.string(), edited('text'));
const coupon = v.strictObject({
  id: v.pipe(v.string(), v.metadata({ madeFrom: ['words'] })),
  value: v.number(),
  words: v.optional(line),
});
const offer = v.pipe(
  v.strictObject({ id: v.string(), percent: v.number(), until: v.optional(line) }),
  v.metadata({ called: ({ percent }: { percent: number }) => `${percent}% off` }),
);
/** Content with a price that is no number has no facts. */
const valuesIn = ({ price }: { price: unknown }): Record<string, string> | undefined =>
  typeof price === 'number' ? { price: `$${price}` } : undefined;
const model = {
  files: {
    'shop.yaml': {
      name: 'shop',
      schema: v.pipe(
        v.strictObject({
          price: v.pipe(
            v.number(),
            v.title('Emissions inspection'),
            v.metadata({ called: (price: number) => `$${price}` }),
          ),
          open: v.boolean(),
          note: v.optional(line),
          towns: v.array(line),
          coupons: v.array(coupon),
          offers: v.optional(v.array(offer)),
        }),
        v.title('The shop'),
      ),
    },
  },
  folders: {
    makes: { name: 'make', schema: v.pipe(v.strictObject({ name: line }), v.title('Make')) },
  },
  facts: (sources: { value: unknown }[]) => ({
    names: ['price'],
    values: valuesIn(sources[0]!.value as typeof SHOP),
    explainMissing: () => undefined,
  }),
};
const SHOP = {
  price: 30,
  open: true,
  note: 'Open',
  towns: ['Ely', 'Bath'],
  coupons: [
    { id: 'oil', value: 5 },
    { id: 'tire', value: 9 },
  ],
  offers: [],
};
/** Content of these files; texts that are no data are as they are. */
function content(shop: object, others: Record<string, unknown> = {}): ContentIo {
  const files = Object.entries({ 'shop.yaml': shop, ...others });
  const texts = new Map(
    files.map(([file, data]) => [file, typeof data === 'string' ? data : JSON.stringify(data)]),
  );
  return {
    root: 'content',
    list: () => ({ files: [...texts.keys()], links: [] }),
    read: (file) => Buffer.from(texts.get(file)!),
  };
}
const voice = {
  model,
  parse: parseYaml,
  facts: { town: 'Ely' },
  photoTitle: (slot: string) => `at ${slot}`,
};
const said = (before: ContentIo, after: ContentIo): string[] =>
  sayChanges(voice, before, after).map(lineOf);

test.each<[what: string, change: object, says: string[], before?: object]>([
  ['a number', { price: 32 }, ['Emissions inspection: $30 → $32']],
  ['a switch', { open: false }, ['Open: yes → no']],
  ['a text', { note: 'Closed' }, ['Note: Open → Closed']],
  ['a text that is gone', { note: undefined }, ['Note: Open → –']],
  ['a new item', { towns: ['Ely', 'York', 'Bath'] }, ['Towns: – → York']],
  [
    'a new item whose name is empty still',
    { coupons: [...SHOP.coupons, { id: 'coupon-1', name: '' }] },
    ['Coupons: – → coupon-1'],
  ],
  [
    'the words of an item, without the short name that follows them',
    { coupons: [SHOP.coupons[0], { id: 'wheel', value: 9, words: 'Wheel' }] },
    ['Coupons › “wheel” › Words: – → Wheel'],
  ],
  ['an item that is gone', { towns: ['Bath'] }, ['Towns: Ely → –']],
  ['another order', { towns: ['Bath', 'Ely'] }, ['Towns: Ely, Bath → Bath, Ely']],
  [
    'another order only of the items that have another place',
    { towns: ['Ely', 'York', 'Bath', 'Hull'] },
    ['Towns: Bath, York → York, Bath'],
    { towns: ['Ely', 'Bath', 'York', 'Hull'] },
  ],
  [
    'a field of an item that has moved',
    {
      coupons: [
        { id: 'tire', value: 9, words: 'New' },
        { id: 'oil', value: 5 },
      ],
    },
    ['Coupons › “tire” › Words: – → New', 'Coupons: oil, tire → tire, oil'],
  ],
  [
    'an item by what its schema calls it',
    { offers: [{ id: 'offer-1', percent: 10 }] },
    ['Offers: – → 10% off'],
  ],
  [
    'what is in such an item, and a day',
    { offers: [{ id: 'offer-1', percent: 10, until: '2026-12-20' }] },
    ['Offers › “10% off” › Until: – → Sun, Dec 20, 2026'],
    { offers: [{ id: 'offer-1', percent: 10 }] },
  ],
  ['a text that was empty', { note: 'Closed' }, ['Note: – → Closed'], { note: '' }],
  ['nothing', {}, []],
])('says %s', (_what, change, says, before) => {
  expect(said(content({ ...SHOP, ...before }), content({ ...SHOP, ...change }))).toEqual(
    says.map((line) => `The shop › ${line}`),
  );
});

test('a line has the beginning and the end of a long text', () => {
  const note = `${'Look at the brakes. '.repeat(9)}Call us.`;
  expect(said(content(SHOP), content({ ...SHOP, note }))).toEqual([
    'The shop › Note: Open → Look at the brakes. Look at th…. Look at the brakes. Call us.',
  ]);
});

test('says a text as visitors read it: without brackets and braces, and where a link leads', () => {
  const note = 'See [coupons](/coupons) from {price}';
  expect(said(content(SHOP), content({ ...SHOP, note }))).toEqual([
    'The shop › Note: Open → See coupons (/coupons) from $30',
  ]);
});

test('fills in facts while the content has a mistake, and shows nobody braces', () => {
  const coupons = [{ id: 'oil', value: 5, name: 'In {town}' }];
  const before = { ...SHOP, price: 'none', note: 'In {town}', coupons };
  const after = { ...before, note: '{hours.gone}', coupons: [{ ...coupons[0], value: 6 }] };
  expect(said(content(before), content(after))).toEqual([
    'The shop › Note: In Ely → …',
    'The shop › Coupons › “In Ely” › Value: 5 → 6',
  ]);
});

test('says which files and photos are new, another or gone', () => {
  const before = content(SHOP, {
    'makes/kia.yaml': { name: 'Kia' },
    'images/hero.jpg': 'a',
    'images/why.jpg': 'b',
  });
  const after = content(
    { ...SHOP, open: false },
    { 'makes/rivian.yaml': { name: 'Rivian' }, 'images/hero.jpg': 'c', 'images/about.jpg': 'd' },
  );
  expect(said(before, after)).toEqual([
    'The shop › Open: yes → no',
    'Make Kia: There → –',
    'Photo at hero: A photo → Another photo',
    'Photo at why: There → –',
    'Make Rivian: – → New',
    'Photo at about: – → New',
  ]);
  expect(labelOf(sayChanges(voice, before, after))).toBe('The shop › Open: yes → no, and 5 more');
});

test('says that a guess is right, and that a text is kept as typed', () => {
  const shop = (text: string): ContentIo => content(SHOP, { 'shop.yaml': text });
  const guess = 'price: 30\ntowns:\n  # Unconfirmed: how far?\n  - Ely\n';
  expect(said(shop(guess), shop('price: 30\ntowns:\n  - Ely\n'))).toEqual([
    'The shop › Towns › Number 1: A guess → It is right',
  ]);
  expect(said(shop('note: $30\n'), shop('# literal: $30, so\nnote: $30\n'))).toEqual([
    'The shop: Notes → Kept as typed',
  ]);
});

test('says that only notes, or how a file is written, are different', () => {
  const makes = (kia: string): ContentIo => content(SHOP, { 'makes/kia.yaml': kia });
  const notes = ['Make Kia: Notes → Other notes'];
  expect(said(makes('name: Kia\n'), makes('name: Kia # a note\n'))).toEqual(notes);
  expect(said(makes('name: "Kia\n'), makes('name: Kia\n'))).toEqual(notes);
});

test('a photo as it was chosen is beside the content, and no change of it', () => {
  const before = content(SHOP);
  const original = 'originals/wash.jpg';
  const after: ContentIo = {
    ...before,
    list: () => ({ files: ['shop.yaml', original], links: [] }),
    read: (file) => (file === original ? Buffer.of(0xff, 0xd8) : before.read(file)),
  };
  expect(said(before, after)).toEqual([]);
});
