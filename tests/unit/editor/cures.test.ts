import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { editFile } from '../../../src/editor/edit-file.ts';
import { placeMistakes } from '../../../src/editor/place-mistakes.ts';
import { REQUEST_SHAPES } from '../../../src/editor/request-shapes.ts';
import { describeFaults } from '../../../src/generator/check/describe-faults.ts';
import { fault } from '../../../src/generator/check/words.ts';
import { ISSUE_WORDS } from '../../../src/generator/content/issue-words.ts';
import { readContent } from '../../../src/generator/content/read-content.ts';
import { CONTENT_WORDS } from '../../../src/generator/content/words.ts';
import type { Mistake } from '../../../src/generator/mistake.ts';
import { contentModel } from '../../../src/schema/content-model.ts';
import { MISTAKE_WORDS } from '../../../src/schema/mistake-words.ts';
import { RULE_WORDS } from '../../../src/schema/rule-words.ts';
import { edit, ioOf } from '../../support/content-files.ts';
import { expectOwnersSentence } from '../../support/owners-sentence.ts';
import { mistakesIn, SAMPLE } from '../../support/sample-content.ts';

/** A mistake, made by edits of the sample: [file, from, to]. `button` is on one of its cures. `more` may be wrong after a cure. */
type Case = {
  code: string;
  edits: [file: string, from: string | RegExp, to: string | null][];
  button: string;
  more?: RegExp;
};

const SHOP = 'shop.yaml';
const FAQ = 'faq.yaml';
const COUPONS = 'coupons.yaml';
const OIL = 'services/oil.yaml';
const TIRES = 'services/tires.yaml';
const HOME = 'pages/home.yaml';
const answer = (words: string): Case['edits'] => [[FAQ, 'We take cards of every kind.', words]];
const moved = (from: string, to: string): Case['edits'] => [
  [SHOP, 'priceRange:', `moved: [{ from: ${from}, to: ${to} }]\npriceRange:`],
];

const CASES: Case[] = [
  { code: 'hidden-character', edits: answer('Yes, we\u200b do.'), button: 'Take the sign out' },
  {
    code: 'no-photo',
    edits: [[OIL, 'variant: light', 'variant: light\n    imageUrl: gone.jpg']],
    button: 'Take it out',
  },
  { code: 'placeholder', edits: answer('Call {pone}.'), button: 'Use “The shop › Phone”' },
  {
    code: 'group',
    edits: [[SHOP, 'priceRange:', 'notice: 5\npriceRange:']],
    button: 'Leave it out',
  },
  {
    code: 'unknown-field',
    edits: [[SHOP, 'priceRange:', 'colour: red\npriceRange:']],
    button: 'Take it away',
  },
  { code: 'not-text', edits: [[COUPONS, 'note: One use.', 'note: 5']], button: 'Take it as words' },
  { code: 'not-text', edits: [[COUPONS, 'note: One use.', 'note:']], button: 'Leave it out' },
  {
    code: 'not-a-choice',
    edits: [['makes/gm.yaml', 'body: sedan', 'body: sedann']],
    button: 'Use “Sedan”',
  },
  { code: 'empty', edits: [[COUPONS, 'note: One use.', 'note: ""']], button: 'Leave it out' },
  { code: 'control', edits: answer('"We take\\u0007 cards."'), button: 'Take the sign out' },
  { code: 'noMarkup', edits: answer('We take **every** card.'), button: 'Take the signs out' },
  {
    code: 'oneLine',
    edits: [[FAQ, 'Do you take cards?', '"Do you\\ntake cards?"']],
    button: 'Make it one line',
  },
  { code: 'slug', edits: [[FAQ, 'id: card', 'id: My Card']], button: 'Use my-card' },
  {
    code: 'phoneMeant',
    edits: [[SHOP, '+12025550123', '202-555-0123']],
    button: 'Use +12025550123',
  },
  {
    code: 'image',
    edits: [[OIL, 'variant: light', 'variant: light\n    imageUrl: a b']],
    button: 'Take it out',
  },
  {
    code: 'whichPlace',
    edits: [[SHOP, 'name: Labor Day, shop: closed', 'name: Labor Day']],
    button: 'Remove this day',
  },
  {
    code: 'offWhat',
    edits: [[COUPONS, /(value: 20\n) *off: any order\n/, '$1']],
    button: 'Off any order',
  },
  {
    code: 'off',
    edits: [[COUPONS, /(value: 20\n *off: )any order/, '$15']],
    button: 'Off any order',
  },
  {
    code: 'ofFree',
    edits: [[COUPONS, 'work: wash', 'work: wash\n    minimum: 5']],
    button: 'Leave it out',
  },
  {
    code: 'ofAmounts',
    edits: [[COUPONS, 'value: 20', 'value: 20\n    work: it']],
    button: 'Leave it out',
  },
  {
    code: 'ofPercent',
    edits: [[COUPONS, 'value: 20', 'value: 20\n    maximum: 5']],
    button: 'Leave it out',
  },
  { code: 'ofMinimum', edits: [[COUPONS, '    minimum: 900\n', '']], button: 'Leave it out' },
  { code: 'repeated', edits: [[FAQ, 'id: card', 'id: key']], button: 'Remove this one' },
  {
    code: 'names-itself',
    edits: [[OIL, 'related: [brakes,', 'related: [oil,']],
    button: 'Take it out',
  },
  {
    code: 'no-such-file',
    edits: [[OIL, 'related: [brakes,', 'related: [tire,']],
    button: 'Use “Tires”',
  },
  {
    code: 'no-such-file',
    edits: [[OIL, 'related: [brakes,', 'related: [x,']],
    button: 'Take it out',
  },
  {
    code: 'coupon-unseen',
    edits: [[COUPONS, 'service: brakes', 'service: virginia-state-inspection']],
    button: 'No service',
  },
  {
    code: 'no-drawing',
    edits: [[OIL, 'related:', 'exhibit: [{ part: a, name: A, words: B. }]\nrelated:']],
    button: 'Take it out',
  },
  { code: 'no-part', edits: [[TIRES, 'part: edge', 'part: edgee']], button: 'Use edge' },
  {
    code: 'parts-crossed',
    edits: [[TIRES, 'part: edge', 'part: bar']],
    button: 'Remove this note',
  },
  {
    code: 'ending-today',
    edits: [[SHOP, 'place: the mall', 'place: the mall, addressEnding: x, formerEndings: [x]']],
    button: 'Take it out',
  },
  { code: 'page-there', edits: moved('/about', '/careers'), button: 'Take it out' },
  {
    code: 'moved-twice',
    edits: [
      [SHOP, 'priceRange:', 'moved: [{ from: /a, to: / }, { from: /a, to: / }]\npriceRange:'],
    ],
    button: 'Take this one out',
  },
  { code: 'moved-nowhere', edits: moved('/a', '/abuot'), button: 'Use /about' },
  {
    code: 'no-usual-hours',
    edits: [
      [SHOP, /\n {2}gas:\n.*/, ''],
      [SHOP, 'shop: closed', 'shop: closed, gas: closed'],
    ],
    button: 'Take it out',
  },
  {
    code: 'no-wash-page',
    edits: [['pages/car-wash.yaml', '', null]],
    button: 'Take the hours out',
    more: /no hours for a car wash|car wash/,
  },
  { code: 'corner-of-nothing', edits: [[SHOP, /\n {2}gas:\n.*/, '']], button: 'Take it out' },
  {
    code: 'corner',
    edits: [[HOME, /( {2}corner:\n {4}- (?:.*\n {6})*.*\n)(?: {4}- .*\n(?: {6}.*\n)*)+/, '$1']],
    button: 'There is only the shop',
    more: /corner/,
  },
  {
    code: 'corner-twice',
    edits: [[HOME, 'place: gas', 'place: wash']],
    button: 'Take this one out',
    more: /corner/,
  },
  { code: 'repeats-fact', edits: answer('Call (202) 555-0123.'), button: 'Use “The shop › Phone”' },
  { code: 'repeats-fact', edits: answer('Call (202) 555-0123.'), button: 'Keep as typed' },
  {
    code: 'no-coupon',
    edits: answer('Ask for our {coupon.free-wahs}.'),
    button: 'Use “Coupons › Free wash”',
  },
  { code: 'no-page', edits: answer('See [x]({page.services.tire}).'), button: 'Use “Tires”' },
];

/** A mistake without its line. */
const textOf = ({ file, message }: Mistake): string => `${file} ${message}`;

test.each(CASES)('of "$code", “$button” and its other cures make the mistake go away', (one) => {
  const files = edit(
    SAMPLE,
    one.edits.map(([file, from, to]) => ({ file, ...(to !== null && { from }), to })),
  );
  const before = mistakesIn(files);
  const wrong = before.findIndex(({ code }) => code === one.code);
  expect(before.map(({ code }) => code)).toContain(one.code);
  const placed = placeMistakes(before, ioOf(files), contentModel)[wrong]!;
  expectOwnersSentence(placed.message.replace(/“[^”]*”/g, '“”'));
  expect(placed.cures!.map(({ title }) => title)).toContain(one.button);
  for (const { change } of placed.cures!) {
    expect(v.is(REQUEST_SHAPES.change, { file: 'x.yaml', base: 'x', change })).toBe(true);
    const file = placed.ref!.file;
    const after = mistakesIn({
      ...files,
      [file]: editFile(contentModel, ioOf(files), file, [change]),
    });
    const known = before.map(textOf);
    const left = after.map(textOf);
    expect(left).not.toContain(textOf(before[wrong]!));
    expect(left.filter((text) => !known.includes(text) && !one.more?.test(text))).toEqual([]);
  }
});

test('every code that has cures is among these', () => {
  const withCures = [CONTENT_WORDS, ISSUE_WORDS, MISTAKE_WORDS, RULE_WORDS].flatMap((table) =>
    Object.keys(table).filter((code) => 'cures' in (table as Record<string, object>)[code]!),
  );
  const tested = CASES.map(({ code }) => code);
  expect(withCures.filter((code) => !tested.includes(code))).toEqual([]);
});

describe('a link that leads nowhere', () => {
  test.each([
    { written: '[x](/coupn)', target: '/coupn', near: '/coupons', mended: '[x](/coupons)' },
    { written: '[x](/coupn#a)', target: '/coupn#a', near: '/coupons', mended: '[x](/coupons#a)' },
    {
      written: '[x](/coupons#al)',
      target: '/coupons#al',
      anchor: 'all',
      near: 'all',
      mended: '[x](/coupons#all)',
    },
  ])('$target becomes $mended with one click', ({ written, mended, ...link }) => {
    const files = edit(SAMPLE, [
      { file: FAQ, from: 'We take cards of every kind.', to: `See ${written}.` },
    ]);
    const io = ioOf(files);
    const { findWritten } = readContent(contentModel, io);
    const faults = [{ ...fault('broken-link', link), words: link.target }];
    const [placed] = placeMistakes(describeFaults(faults, '', findWritten), io, contentModel);
    expect(placed!.ref).toEqual({ file: FAQ, path: ['questions', 3, 'answer'] });
    expectOwnersSentence(placed!.message);
    const change = placed!.cures![0]!.change;
    expect(editFile(contentModel, io, FAQ, [change])).toContain(`See ${mended}.`);
  });
});
