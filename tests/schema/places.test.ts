import { describe, expect, test } from 'vitest';
import { edited, problemsWith, SAMPLE } from '../support/sample-content.ts';

type Changes = Parameters<typeof problemsWith>[0];

const SHOP = SAMPLE['shop.yaml']!;
const HOME = SAMPLE['pages/home.yaml']!;
const GAS_HOURS = /^ {2}gas:\n.*\n/m;
const WASH_HOURS = /^ {2}wash:.*\n.*\n/m;
const GAS_CORNER = /^ {4}- place: gas\n(?: {6}.*\n)+/m;
const WASH_CORNER = /^ {4}- place: wash\n(?: {6}.*\n)+/m;
const CORNER = /^ {2}corner:\n(?: {4}.*\n)+/m;

const without = (text: string, ...passages: RegExp[]): string =>
  passages.reduce((rest, passage) => {
    if (!passage.test(rest)) throw new Error(`The sample does not hold ${passage}.`);
    return rest.replace(passage, '');
  }, text);

const NO_WASH: Changes = {
  'shop.yaml': without(SHOP, WASH_HOURS),
  'pages/home.yaml': without(HOME, WASH_CORNER),
  'pages/car-wash.yaml': null,
};
const NO_GAS: Changes = {
  'shop.yaml': without(SHOP, GAS_HOURS),
  'pages/home.yaml': without(HOME, GAS_CORNER),
};
const NEITHER: Changes = {
  'shop.yaml': without(SHOP, GAS_HOURS, WASH_HOURS),
  'pages/home.yaml': without(HOME, CORNER),
  'pages/car-wash.yaml': null,
};

describe('a shop may be without', () => {
  test.each([
    { what: 'a car wash', changes: NO_WASH },
    { what: 'a gas station', changes: NO_GAS },
    { what: 'both', changes: NEITHER },
  ])('$what', ({ changes }) => expect(problemsWith(changes)).toEqual([]));
});

describe('what a place that is not there leaves behind is refused', () => {
  const noGasHours = { 'shop.yaml': without(SHOP, GAS_HOURS) };
  const noWashHours = { 'shop.yaml': without(SHOP, WASH_HOURS) };

  test.each([
    { what: 'its item on the corner', changes: noGasHours, says: /home\.yaml:\d+:\d+ {2}shop\.yaml has no hours for a gas station\. Delete this item\./ },
    { what: 'its page', changes: noWashHours, says: /car-wash\.yaml:\d+:\d+ {2}shop\.yaml has no hours for a car wash, so this page is about nothing/ },
    {
      what: 'its hours in a text',
      changes: { ...NO_WASH, ...edited('faq.yaml', 'We are open', 'Wash {hours.wash}. We are open') },
      says: /faq\.yaml:\d+:\d+ {2}shop\.yaml has no hours for a car wash, but this text uses \{hours\.wash\}\. Delete the words that depend on it\./,
    },
    {
      what: 'its drawing',
      changes: { ...NO_GAS, ...edited('pages/about.yaml', 'art: lane', 'art: pumps') },
      says: /about\.yaml:\d+:\d+ {2}This drawing shows a gas station, but shop\.yaml has no hours for a gas station\. Name another drawing\./,
    },
    {
      what: 'its holiday',
      changes: { ...NO_GAS, 'shop.yaml': without(SHOP, GAS_HOURS).replace('name: Labor Day, shop: closed', 'name: Labor Day, gas: closed') },
      says: /shop\.yaml:\d+:\d+ {2}There are no usual hours for "gas"\. Delete it here, or add it in "hours"\./,
    },
  ])('$what', ({ changes, says }) => expect(problemsWith(changes)).toEqual(expect.arrayContaining([expect.stringMatching(says)])));
});

describe('what a place with hours needs is asked for', () => {
  test.each([
    { what: 'a page', changes: { 'pages/car-wash.yaml': null }, says: /shop\.yaml:\d+:\d+ {2}The car wash has no page\. Write pages\/car-wash\.yaml, or delete these hours\./ },
    { what: 'an item on the corner', changes: { 'pages/home.yaml': without(HOME, GAS_CORNER) }, says: /home\.yaml:\d+:\d+ {2}"corner" must name each place with hours in shop\.yaml\. Add gas\./ },
    { what: 'a corner', changes: { 'pages/home.yaml': without(HOME, CORNER) }, says: /home\.yaml:\d+:\d+ {2}"corner" must name .* Add shop, gas and wash\./ },
    {
      what: 'an item of its own',
      changes: edited('pages/home.yaml', 'place: gas', 'place: wash'),
      says: /home\.yaml:\d+:\d+ {2}This place is here twice\. Delete one of the two\./,
    },
  ])('$what', ({ changes, says }) => expect(problemsWith(changes)).toEqual(expect.arrayContaining([expect.stringMatching(says)])));
});
