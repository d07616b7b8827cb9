import { expect, test } from 'vitest';
import * as v from 'valibot';
import { labelOf, lineOf, sayChanges } from '../../../src/editor/say-changes.ts';
import type { ContentIo } from '../../../src/generator/content/content-io.ts';
import { parseYaml } from '../../../src/generator/content/parse-yaml.ts';
import { edited } from '../../../src/schema/fields.ts';

const line = v.pipe(v.string(), edited('text'));
const coupon = v.pipe(
  v.strictObject({ id: v.string(), percent: v.number(), until: v.optional(line) }),
  v.metadata({ nameOf: ({ percent }: { percent: number }) => `${percent}% off` }),
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
            v.metadata({ nameOf: (price: number) => `$${price}` }),
          ),
          open: v.boolean(),
          note: v.optional(line),
          towns: v.array(line),
          coupons: v.array(coupon),
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
    { id: 'oil', percent: 5 },
    { id: 'tire', percent: 9 },
  ],
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
  ['a text that is gone', { note: undefined }, ['Note: Open → –']],
  ['a text that was empty', { note: 'Closed' }, ['Note: – → Closed'], { note: '' }],
  ['a new item', { towns: ['Ely', 'York', 'Bath'] }, ['Towns: – → York']],
  ['an item that is gone', { towns: ['Bath'] }, ['Towns: Ely → –']],
  ['another text in its place', { towns: ['Ely', 'York'] }, ['Towns › Number 2: Bath → York']],
  [
    'another order of those that have another place',
    { towns: ['Ely', 'York', 'Bath', 'Hull'] },
    ['Towns: Bath, York → York, Bath'],
    { towns: ['Ely', 'Bath', 'York', 'Hull'] },
  ],
  [
    'a field of an item that has moved, and a day',
    { coupons: [{ ...SHOP.coupons[1], until: '2026-12-20' }, SHOP.coupons[0]] },
    [
      'Coupons › “9% off” › Until: – → Sun, Dec 20, 2026',
      'Coupons: 5% off, 9% off → 9% off, 5% off',
    ],
  ],
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
  const before = { ...SHOP, price: 'none', note: 'In {town}' };
  expect(said(content(before), content({ ...before, note: '{hours.gone}' }))).toEqual([
    'The shop › Note: In Ely → …',
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
