import { expect, test } from 'vitest';
import * as v from 'valibot';
import { editFile } from '../../../src/editor/yaml/edit-text.ts';
import { ownerMistakes } from '../../../src/editor/words/owner-mistakes.ts';
import type { OwnerMistake } from '../../../src/editor/shared/messages.ts';
import { changeRequest } from '../../../src/editor/shared/request-shapes.ts';
import { locatePageMistakes } from '../../../src/generator/check/locate-page-mistakes.ts';
import { checkMistake } from '../../../src/generator/check/check-mistakes.ts';
import { loadContent } from '../../../src/generator/content/load-content.ts';
import { CONTENT_MISTAKES } from '../../../src/generator/content/content-mistakes.ts';
import type { BuildMistake } from '../../../src/generator/base/mistake.ts';
import type { PageRoute } from '../../../src/generator/route.ts';
import { contentModel } from '../../../src/schema/content-model.ts';
import { MISTAKES } from '../../../src/schema/mistakes.ts';
import { REQUIREMENTS } from '../../../src/schema/requirements.ts';
import { edit, folderOf } from '../../support/content-files.ts';
import { mistakesIn, SAMPLE } from '../../support/sample-content.ts';

/**
 * A mistake, made by edits of the sample: [file, from, to]. `button` is the title of one of its
 * fixes. After a fix, new mistakes may match `more`.
 */
type Edits = [file: string, from: string | RegExp, to: string | null][];
type Case = [code: string, button: string, edits: Edits, more?: RegExp];

const sitePlan = { origin: '', contentFolderName: 'content' };
const SHOP = 'shop.yaml';
const FAQ = 'faq.yaml';
const COUPONS = 'coupons.yaml';
const OIL = 'services/oil.yaml';
const TIRES = 'services/tires.yaml';
const HOME = 'pages/home.yaml';
const answer = (words: string): Edits => [[FAQ, 'We take cards of every kind.', words]];
const moved = (from: string, to: string): Edits => [
  [SHOP, 'priceRange:', `moved: [{ from: ${from}, to: ${to} }]\npriceRange:`],
];

const CASES: Case[] = [
  ['hidden-character', 'Take the character out', answer('Yes, we\u200b do.')],
  ['no-photo', 'Take it out', [[OIL, 'variant: light', 'variant: light\n    imageUrl: gone.jpg']]],
  ['placeholder', 'Use “The shop: Phone”', answer('Call {pone}.')],
  ['group', 'Remove', [[SHOP, 'priceRange:', 'notice: 5\npriceRange:']]],
  ['unknown-field', 'Take it away', [[SHOP, 'priceRange:', 'colour: red\npriceRange:']]],
  ['not-text', 'Take it as words', [[COUPONS, 'note: One use.', 'note: 5']]],
  ['not-text', 'Remove', [[COUPONS, 'note: One use.', 'note:']]],
  ['not-a-choice', 'Use “Sedan”', [['makes/gm.yaml', 'body: sedan', 'body: sedann']]],
  ['empty', 'Remove', [[COUPONS, 'note: One use.', 'note: ""']]],
  ['spaceBeforePeriod', 'Close the gap', answer('Call . Bring cards.')],
  ['wholeLinks', 'Keep only its words', answer('See [our coupons(/coupons and call.')],
  ['noMarkup', 'Take the symbols out', answer('We take **every** <b>card</b>.')],
  ['oneLine', 'Make it one line', [[FAQ, 'Do you take cards?', '"Do you\\ntake cards?"']]],
  ['slug', 'Use my-card', [[FAQ, 'id: card', 'id: My Card']]],
  ['phoneMeant', 'Use +12025550123', [[SHOP, '+12025550123', '202–555-0123']]],
  ['photoName', 'Take it out', [[OIL, 'variant: light', 'variant: light\n    imageUrl: a b']]],
  ['whichPlace', 'Remove this day', [[SHOP, 'name: $$ Day, shop: closed', 'name: $$ Day']]],
  ['ofFree', 'Remove', [[COUPONS, 'work: wash', 'work: wash\n    minimum: 5']]],
  ['ofAmounts', 'Remove', [[COUPONS, 'value: 20', 'value: 20\n    work: it']]],
  ['ofMinimum', 'Remove', [[COUPONS, '    minimum: 900\n', '']]],
  ['repeated', 'Remove this one', [[FAQ, 'Do you take cards?', 'Where do I leave my key?']]],
  ['names-itself', 'Take it out', [[OIL, 'related: [brakes,', 'related: [oil,']]],
  ['named-twice', 'Take this one out', [[OIL, 'related: [brakes,', 'related: [tires,']]],
  ['no-such-file', 'Use “Brakes”', [[OIL, 'related: [brakes,', 'related: [brake,']]],
  ['no-such-file', 'Take it out', [[OIL, 'related: [brakes,', 'related: [x,']]],
  [
    'coupon-unseen',
    'No service',
    [[COUPONS, 'service: brakes', 'service: virginia-state-inspection']],
  ],
  [
    'no-drawing',
    'Take it out',
    [[OIL, 'related:', 'exhibit: [{ part: a, name: A, words: B. }]\nrelated:']],
  ],
  ['no-part', 'Use edge', [[TIRES, 'part: edge', 'part: edgee']]],
  ['parts-crossed', 'Remove this note', [[TIRES, 'part: edge', 'part: bar']]],
  [
    'suffix-today',
    'Take it out',
    [[SHOP, 'the mall', 'the mall, addressSuffix: x, formerSuffixes: [x]']],
  ],
  ['page-there', 'Take it out', moved('/about', '/careers')],
  ['page-there', 'Take it out', moved('/index', '/careers')],
  ['page-there', 'Take it out', moved('/404', '/careers')],
  [
    'moved-twice',
    'Take this one out',
    [[SHOP, 'priceRange:', 'moved: [{ from: /a, to: / }, { from: /a, to: / }]\npriceRange:']],
  ],
  ['moved-nowhere', 'Use /about', moved('/a', '/abuot')],
  [
    'no-usual-hours',
    'Take it out',
    [
      [SHOP, /\n {2}gas:\n.*/, ''],
      [SHOP, 'shop: closed', 'shop: closed, gas: closed'],
    ],
  ],
  [
    'no-wash-page',
    'Take the hours out',
    [['pages/car-wash.yaml', '', null]],
    /no hours for a car wash|car wash/,
  ],
  ['corner-without-hours', 'Take it out', [[SHOP, /\n {2}gas:\n.*/, '']]],
  [
    'corner',
    'There is only the shop',
    [[HOME, /( {2}corner:\n {4}- (?:.*\n {6})*.*\n)(?: {4}- .*\n(?: {6}.*\n)*)+/, '$1']],
    /corner/,
  ],
  ['corner-twice', 'Take this one out', [[HOME, 'place: gas', 'place: wash']], /corner/],
  ['literal', 'Keep as typed', answer('Call (202) 555-0123.')],
  ['outdated-literal', 'Keep as typed', answer('$9 # literal: $9')],
  ['outdated-literal', 'Keep as typed', [[FAQ, 'answer: We', '# literal: $9\n    answer: $9']]],
  ['own-field', 'Keep as typed', [[COUPONS, 'One use.', 'Not $9.']]],
  [
    'coupon-amount',
    'Keep as typed',
    [...answer('Take $40.'), [COUPONS, 'value: 40', 'value: 40\n    expires: 2026-12-31']],
  ],
  ['no-coupon', 'Use “Coupons: Free wash”', answer('Ask for our {coupon.free-wahs}.')],
  ['no-page', 'Use “Tires”', answer('See [x]({page.services.tire}).')],
];

const sampleWith = (edits: Edits) =>
  edit(
    SAMPLE,
    edits.map(([file, from, to]) => ({ file, ...(to !== null && { from }), to })),
  );

/** The text of a mistake, without its line. */
const textOf = ({ displayPath, message }: BuildMistake): string => `${displayPath} ${message}`;

test.each(CASES)(
  'of %s, “%s” and its other fixes make the mistake go away',
  (code, button, edits, more) => {
    const files = sampleWith(edits);
    const before = mistakesIn(files);
    const wrong = before.findIndex((one) => one.code === code);
    expect(before.map((one) => one.code)).toContain(code);
    const located = ownerMistakes(before, folderOf(files), contentModel)[wrong]!;
    expect(located.fixes!.map(({ title }) => title)).toContain(button);
    for (const { change } of located.fixes!) {
      expect(v.is(changeRequest, { file: 'x.yaml', revision: 'x', change })).toBe(true);
      const file = located.ref!.file;
      const after = mistakesIn({
        ...files,
        [file]: String(editFile(contentModel, folderOf(files), file, [change])),
      });
      const known = before.map(textOf);
      const left = after.map(textOf);
      expect(left).not.toContain(textOf(before[wrong]!));
      expect(left.filter((text) => !known.includes(text) && !more?.test(text))).toEqual([]);
    }
  },
);

test('the fact takes the place of its value only, not of a longer number', () => {
  const files = sampleWith(answer('A $20 look can save you $200.'));
  const [located] = ownerMistakes(mistakesIn(files), folderOf(files), contentModel);
  expect(located!.fixes![0]!.change).toMatchObject({
    value: 'A {price.safety} look can save you $200.',
  });
});

test('a file that is no text has a mistake, too', () => {
  const files = { ...SAMPLE, [FAQ]: Buffer.from('\xe9', 'latin1') };
  const [mistake] = ownerMistakes(mistakesIn(files), folderOf(files), contentModel);
  expect(mistake!.where).toBe('Questions');
});

test('a mistake in the code of a page is said in an owner’s words', () => {
  const route = { path: '/about' } as PageRoute;
  const mistakes = locatePageMistakes(
    [{ route, ...checkMistake('first-headings', { count: 2 }) }],
    { sitePlan, loadedContent: { validFiles: [] } },
  );
  const [{ message }] = ownerMistakes(mistakes, folderOf(SAMPLE), contentModel) as [OwnerMistake];
  expect(message).toBe('The page /about has a mistake that only your developer can correct.');
});

test('every code that has fixes is among these', () => {
  const withFixes = [CONTENT_MISTAKES, MISTAKES, REQUIREMENTS].flatMap((table) =>
    Object.keys(table).filter((code) => 'fixes' in (table as Record<string, object>)[code]!),
  );
  const tested = CASES.map(([code]) => code);
  expect(withFixes.filter((code) => !tested.includes(code))).toEqual([]);
});

test.each([
  { target: '/coupn#a', suggestion: '/coupons', mended: '/coupons#a' },
  { target: '/coupons#al', anchor: 'all', suggestion: 'all', mended: '/coupons#all' },
])('a link to $target leads to $mended with one click', ({ mended, ...link }) => {
  const files = sampleWith(answer(`See [x](${link.target}), and [all](/coupons).`));
  const folder = folderOf(files);
  const loadedContent = loadContent(contentModel, folder);
  const route = { path: '/' } as PageRoute;
  const mistakes = [{ route, ...checkMistake('broken-link', link), text: link.target }];
  const [located] = ownerMistakes(
    locatePageMistakes(mistakes, { sitePlan, loadedContent }),
    folder,
    contentModel,
  );
  expect(located!.ref).toEqual({ file: FAQ, path: ['questions', 3, 'answer'] });
  const { change } = located!.fixes![0]!;
  expect(String(editFile(contentModel, folder, FAQ, [change]))).toContain(
    `See [x](${mended}), and [all](/coupons).`,
  );
});
