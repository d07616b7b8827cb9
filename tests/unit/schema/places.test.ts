import { describe, expect, test } from 'vitest';
import type { Edit } from '../../support/content-files.ts';
import { problemsAfter } from '../../support/sample-content.ts';

const leaveOut = (file: string, from: RegExp): Edit => ({ file, from, to: '' });
const GAS_HOURS = leaveOut('shop.yaml', /^ {2}gas:\n.*\n/m);
const WASH_HOURS = leaveOut('shop.yaml', /^ {2}wash:.*\n.*\n/m);
const GAS_CORNER = leaveOut('pages/home.yaml', /^ {4}- place: gas\n(?: {6}.*\n)+/m);
const WASH_CORNER = leaveOut('pages/home.yaml', /^ {4}- place: wash\n(?: {6}.*\n)+/m);
const CORNER = leaveOut('pages/home.yaml', /^ {2}corner:\n(?: {4}.*\n)+/m);
const WASH_PAGE: Edit = { file: 'pages/car-wash.yaml', to: null };

const NO_WASH = [WASH_HOURS, WASH_CORNER, WASH_PAGE];
const NO_GAS = [GAS_HOURS, GAS_CORNER];

test.each([
  { what: 'a car wash', edits: NO_WASH },
  { what: 'a gas station', edits: NO_GAS },
  { what: 'both', edits: [GAS_HOURS, WASH_HOURS, CORNER, WASH_PAGE] },
])('a shop may be without $what', ({ edits }) => {
  expect(problemsAfter(edits)).toEqual([]);
});

type Case = [what: string, edits: Edit[], says: RegExp];

/** What a place that is not there leaves behind. */
const LEFT_BEHIND: Case[] = [
  ['its item on the corner', [GAS_HOURS], /home\.yaml:\d+:\d+ {2}.*gas station\. Delete this item/],
  ['its page', [WASH_HOURS], /car-wash\.yaml:\d+:\d+ {2}.*so this page is about nothing/],
  [
    'its hours in a text',
    [...NO_WASH, { file: 'faq.yaml', from: 'We are open', to: 'Wash {hours.wash}. We are open' }],
    /faq\.yaml:\d+:\d+ {2}shop\.yaml has no hours for a car wash, but this text uses \{hours\.wash\}\. Delete the words/,
  ],
  [
    'its drawing',
    [...NO_GAS, { file: 'pages/about.yaml', from: 'art: lane', to: 'art: pumps' }],
    /about\.yaml:\d+:\d+ {2}This drawing shows a gas station, but shop\.yaml has no hours for a gas station\. Name another/,
  ],
  [
    'its holiday',
    [...NO_GAS, { file: 'shop.yaml', from: 'shop: closed', to: 'gas: closed' }],
    /shop\.yaml:\d+:\d+ {2}There are no usual hours for "gas"\. Delete it here, or add it in "hours"\./,
  ],
];

/** What a place with hours lacks. */
const LACKING: Case[] = [
  ['a page', [WASH_PAGE], /shop\.yaml:\d+:\d+ {2}The car wash has no page\. Write pages\/car-wash/],
  ['an item on the corner', [GAS_CORNER], /home\.yaml:\d+:\d+ {2}"corner" must .* Add gas\./],
  ['a corner', [CORNER], /home\.yaml:\d+:\d+ {2}"corner" .* Add shop, gas and wash\./],
  [
    'an item of its own',
    [{ file: 'pages/home.yaml', from: 'place: gas', to: 'place: wash' }],
    /home\.yaml:\d+:\d+ {2}This place is here twice\. Delete one of the two\./,
  ],
];

describe.each([
  { how: 'what a place that is not there leaves behind is refused', cases: LEFT_BEHIND },
  { how: 'what a place with hours needs is asked for', cases: LACKING },
])('$how', ({ cases }) => {
  test.each(cases)('%s', (_what, edits, says) => {
    expect(problemsAfter(edits)).toContainEqual(expect.stringMatching(says));
  });
});
