import { expect, test } from 'vitest';
import { type Edit, edit } from '../../support/content-files.ts';
import { mistakesIn, SAMPLE } from '../../support/sample-content.ts';

const leaveOut = (file: string, from: RegExp): Edit => ({ file, from, to: '' });
const GAS_HOURS = leaveOut('shop.yaml', /^ {2}gas:\n.*\n/m);
const WASH_HOURS = leaveOut('shop.yaml', /^ {2}wash:.*\n.*\n/m);
const GAS_CORNER = leaveOut('pages/home.yaml', /^ {4}- place: gas\n(?: {6}.*\n)+/m);
const WASH_CORNER = leaveOut('pages/home.yaml', /^ {4}- place: wash\n(?: {6}.*\n)+/m);
const WASH_PAGE: Edit = { file: 'pages/car-wash.yaml', to: null };

const NO_WASH = [WASH_HOURS, WASH_CORNER, WASH_PAGE];
const NO_GAS = [GAS_HOURS, GAS_CORNER];

test.each([
  ['a car wash', NO_WASH],
  ['a gas station', NO_GAS],
])('a shop may be without %s', (_what, edits) => {
  expect(mistakesIn(edit(SAMPLE, edits))).toEqual([]);
});

// tests/unit/editor/fixes.test.ts has mistakes that an owner corrects with one press.
test.each<[string, Edit[], string]>([
  ['its page', [WASH_HOURS], 'page-without-hours'],
  [
    'its hours in a text',
    [...NO_WASH, { file: 'faq.yaml', from: 'We are open', to: 'Wash {hours.wash}. We are open' }],
    'hours-missing',
  ],
  [
    'its drawing',
    [...NO_GAS, { file: 'pages/about.yaml', from: 'art: lane', to: 'art: pumps' }],
    'drawing-without-hours',
  ],
])('what a place that is not there leaves behind is refused: %s', (_what, edits, code) => {
  expect(mistakesIn(edit(SAMPLE, edits)).map((one) => one.code)).toContain(code);
});
