import { describe, expect, test } from 'vitest';
import { edited, problemsWith, SAMPLE } from '../support/sample-content.ts';

type Changes = Parameters<typeof problemsWith>[0];

const without = (file: string, ...passages: RegExp[]): Record<string, string> => ({
  [file]: passages.reduce((rest, passage) => {
    if (!passage.test(rest)) throw new Error(`${file} does not hold ${passage}.`);
    return rest.replace(passage, '');
  }, SAMPLE[file]!),
});
const GAS_HOURS = /^ {2}gas:\n.*\n/m;
const WASH_HOURS = /^ {2}wash:.*\n.*\n/m;
const GAS_CORNER = /^ {4}- place: gas\n(?: {6}.*\n)+/m;
const WASH_CORNER = /^ {4}- place: wash\n(?: {6}.*\n)+/m;
const CORNER = /^ {2}corner:\n(?: {4}.*\n)+/m;

const NO_WASH: Changes = {
  ...without('shop.yaml', WASH_HOURS),
  ...without('pages/home.yaml', WASH_CORNER),
  'pages/car-wash.yaml': null,
};
const NO_GAS: Changes = { ...without('shop.yaml', GAS_HOURS), ...without('pages/home.yaml', GAS_CORNER) };
const NEITHER: Changes = {
  ...without('shop.yaml', GAS_HOURS, WASH_HOURS),
  ...without('pages/home.yaml', CORNER),
  'pages/car-wash.yaml': null,
};

test.each([
  { what: 'a car wash', changes: NO_WASH },
  { what: 'a gas station', changes: NO_GAS },
  { what: 'both', changes: NEITHER },
])('a shop may be without $what', ({ changes }) => {
  expect(problemsWith(changes)).toEqual([]);
});

describe('what a place that is not there leaves behind is refused', () => {
  test.each<{ what: string; changes: Changes; says: RegExp }>([
    {
      what: 'its item on the corner',
      changes: without('shop.yaml', GAS_HOURS),
      says: /home\.yaml:\d+:\d+ {2}.*gas station\. Delete this item/,
    },
    { what: 'its page', changes: without('shop.yaml', WASH_HOURS), says: /car-wash\.yaml:\d+:\d+ {2}.*so this page is about nothing/ },
    {
      what: 'its hours in a text',
      changes: { ...NO_WASH, ...edited('faq.yaml', 'We are open', 'Wash {hours.wash}. We are open') },
      says: /faq\.yaml:\d+:\d+ {2}shop\.yaml has no hours for a car wash, but this text uses \{hours\.wash\}\. Delete the words/,
    },
    {
      what: 'its drawing',
      changes: { ...NO_GAS, ...edited('pages/about.yaml', 'art: lane', 'art: pumps') },
      says: /about\.yaml:\d+:\d+ {2}This drawing shows a gas station, but shop\.yaml has no hours for a gas station\. Name another/,
    },
    {
      what: 'its holiday',
      changes: { ...NO_GAS, 'shop.yaml': without('shop.yaml', GAS_HOURS)['shop.yaml']!.replace('shop: closed', 'gas: closed') },
      says: /shop\.yaml:\d+:\d+ {2}There are no usual hours for "gas"\. Delete it here, or add it in "hours"\./,
    },
  ])('$what', ({ changes, says }) => {
    expect(problemsWith(changes)).toContainEqual(expect.stringMatching(says));
  });
});

describe('what a place with hours needs is asked for', () => {
  test.each<{ what: string; changes: Changes; says: RegExp }>([
    {
      what: 'a page',
      changes: { 'pages/car-wash.yaml': null },
      says: /shop\.yaml:\d+:\d+ {2}The car wash has no page\. Write pages\/car-wash/,
    },
    {
      what: 'an item on the corner',
      changes: without('pages/home.yaml', GAS_CORNER),
      says: /home\.yaml:\d+:\d+ {2}"corner" must .* Add gas\./,
    },
    { what: 'a corner', changes: without('pages/home.yaml', CORNER), says: /home\.yaml:\d+:\d+ {2}"corner" .* Add shop, gas and wash\./ },
    {
      what: 'an item of its own',
      changes: edited('pages/home.yaml', 'place: gas', 'place: wash'),
      says: /home\.yaml:\d+:\d+ {2}This place is here twice\. Delete one of the two\./,
    },
  ])('$what', ({ changes, says }) => {
    expect(problemsWith(changes)).toContainEqual(expect.stringMatching(says));
  });
});
