import { expect, test } from 'vitest';
import {
  stepSummary,
  differenceLine,
  contentDifferences,
} from '../../../../src/editor/words/content-differences.ts';
import { contentModel } from '../../../../src/schema/content-model.ts';
import { type Edit, edit, type Files, folderOf } from '../../../support/content-files.ts';
import { SAMPLE } from '../../../support/sample-content.ts';

const CONTEXT = {
  model: contentModel,
  factValues: {},
  photoGroup: (slot: string) =>
    slot === 'about' ? { file: 'pages/about.yaml', path: [] } : undefined,
};
const differences = (before: Files, after: Files) =>
  contentDifferences(CONTEXT, folderOf(before), folderOf(after));
const said = (before: Files, after: Files) => differences(before, after).map(differenceLine);

const FAQ = 'faq.yaml';
const COUPONS = 'coupons.yaml';
const change = (file: string, from: string | RegExp, to: string): Edit[] => [{ file, from, to }];
const answer = (to: string): Edit[] => change(FAQ, 'We take cards of every kind.', to);
const ANSWER = 'Questions › “Do you take cards?” › Answer';
const MONEY_OFF = 'Coupons › “$20 off any order over $500';
const WASH = /  - id: free-wash[^]*?(?= {2}- id)/;
const wash = WASH.exec(SAMPLE[COUPONS]!)![0];

test.each<[string, Edit[], string[]]>([
  [
    'a number',
    change('shop.yaml', 'rating: 4.4', 'rating: 4.5'),
    ['The shop › Claims › Average rating: 4.4 → 4.5'],
  ],
  [
    'dollars as dollars',
    change(COUPONS, 'value: 20\n', 'value: 25\n'),
    ['Coupons › “$25 off any order over $500” › What it gives: $20 → $25'],
  ],
  [
    'hours that are other ones, beside new ones',
    change(
      'shop.yaml',
      'close: "14:00" }\n',
      'close: "15:00" }\n    - { days: Sun, open: "09:00", close: "10:00" }\n',
    ),
    [
      'The shop › Opening hours › Hours of the shop › “Sat 8AM-3PM” › Closes: 2:00 PM → 3:00 PM',
      'The shop › Opening hours › Hours of the shop: Sun 9AM-10AM',
    ],
  ],
  [
    'a text as visitors read it',
    answer('See [coupons](/coupons), from {phone}.'),
    [`${ANSWER}: We take cards of every kind. → See coupons, from (202) 555-0123.`],
  ],
  [
    'where a link leads, if its words are the same',
    answer('We take [cards](/coupons) of every kind.'),
    [`${ANSWER}: We take cards of every kind. → We take cards (/coupons) of every kind.`],
  ],
  [
    'fields of one item as one thing',
    [...answer('Yes.'), ...change(FAQ, 'Do you take cards?', 'Cards?')],
    [
      'Questions › “Cards?”: Do you take cards? Answer: We take cards of every kind. → ' +
        'Cards? Answer: Yes.',
    ],
  ],
  [
    'a text that is gone',
    change(COUPONS, '    note: One use.\n', ''),
    [`${MONEY_OFF}” › Any other term: One use. → Removed`],
  ],
  [
    'a text that is empty',
    change(COUPONS, 'note: One use.', 'note: ""'),
    [`${MONEY_OFF}” › Any other term: One use. → empty`],
  ],
  [
    'an item that is gone, and a new one in its place',
    change(COUPONS, WASH, '  - { id: coupon-1, value: 10%, newCustomers: true }\n'),
    [expect.stringMatching(/ Free wash; .* → R/), 'Coupons: 10% off; Only for new customers: yes'],
  ],
  [
    'a new day with its hours, and the title of a notice once',
    change(
      'shop.yaml',
      'holidays:\n',
      'notice: { text: Snow and ice on all streets., until: 2026-12-24T23:59 }\n' +
        'holidays:\n  - { date: 2026-12-24, name: Eve, shop: closed }\n',
    ),
    [
      'The shop › Closed days and other hours: Thu, Dec 24, 2026, Eve: shop closed',
      'The shop › Notice: Snow and ice on all streets. Last day: Thu, Dec 24, 2026, 1…',
    ],
  ],
  [
    'a field of an item',
    change(COUPONS, 'service: tires', 'service: tires\n    expires: 2026-12-20'),
    [`${MONEY_OFF} until Sun, Dec 20, 2026” › Last day: Sun, Dec 20, 2026`],
  ],
  [
    'a file by its title',
    change('services/oil.yaml', '[brakes, tires]', '[tires]'),
    ['oil › Related services: Brakes → Removed'],
  ],
  [
    'another order of those that have another place',
    [...change(COUPONS, wash, ''), ...change(COUPONS, '  - id: tax-off', `${wash}  - id: tax-off`)],
    ['Coupons: $40 off any order over $900, Free wash → Free wash, $40 off any order over $900'],
  ],
  [
    'other notes, as that a guess is right',
    change('shop.yaml', ' # Unconfirmed: A guess.', ''),
    ['The shop: Other notes, which visitors do not see'],
  ],
  ['a broken text', change(FAQ, 'questions:', '['), ['Questions: It cannot be read']],
  ['nothing of line breaks', answer('We take cards\n      of every kind.'), []],
])('says %s', (_what, edits, says) => {
  expect(said(SAMPLE, edit(SAMPLE, edits))).toEqual(says);
});

test('each side says the facts that it had', () => {
  const before = edit(SAMPLE, answer('Call {phone}.'));
  const after = edit(before, [
    ...change(FAQ, 'Call {phone}.', 'Ring {phone}.'),
    ...change('shop.yaml', '+12025550123', '+12025550124'),
  ]);
  expect(said(before, after)).toContain(`${ANSWER}: Call (202) 555-0123. → Ring (202) 555-0124.`);
});

test('says that a broken text is mended', () => {
  const broken = edit(SAMPLE, change(FAQ, 'questions:', '['));
  expect(said(broken, SAMPLE)).toEqual(['Questions: It could not be read → It can be read']);
});

test('says which files and photos are new, others, gone or moved', () => {
  const before = { ...SAMPLE, 'images/hero.png': 'a', 'images/why.jpg': 'b' };
  const { 'makes/gm.yaml': gm, 'makes/acura.yaml': acura, ...others } = SAMPLE;
  const after = {
    ...others,
    'makes/acuras.yaml': acura!,
    'makes/rivian.yaml': gm!.replace('name: GM', 'name: Rivian'),
    'images/hero.jpg': 'c',
    'images/about.jpg': 'd',
    'pages/about.yaml': `${others['pages/about.yaml']!}imageAlt: The crew\n`,
    'originals/about.jpg': Buffer.of(0xff, 0xd8),
  };
  expect(said(before, after)).toEqual([
    'Photo › Why: Removed',
    'Make GM: Removed',
    'Make Rivian: New',
    'Photo › About page (top): The crew',
    'Photo › Hero: A photo → Another photo or crop',
    'Make Acura › Web address: acura → acuras',
  ]);
  expect(stepSummary(differences(before, after))).toBe('Photo, Why: Removed (other changes: 5)');
  // The same words, so it may be the same photo.
  expect(said({ ...after, 'images/about.jpg': 'e' }, after)[0]).toMatch(/: .* → .* crop$/);
});

test('says which of two days with one name is gone', () => {
  const day = (year: number) => `  - { date: ${year}-12-24, name: Eve, shop: closed }\n`;
  const withDays = (...years: number[]) =>
    edit(SAMPLE, change('shop.yaml', 'holidays:\n', `holidays:\n${years.map(day).join('')}`));
  expect(said(withDays(2026, 2027), withDays(2027))).toEqual([
    'The shop › Closed days and other hours: Thu, Dec 24, 2026, Eve: shop closed → Removed',
  ]);
});

test('a long list in another order', () => {
  const [was, now] = [`${'a'.repeat(99)}, b`, `b, ${'a'.repeat(99)}`];
  const line = differenceLine({ kind: 'changed', where: 'Coupons', was, now });
  expect(line).toBe('Coupons: another order');
});
