import { expect, test } from 'vitest';
import { load } from '../../src/generator/read/load.ts';
import { site } from '../../src/site.ts';
import { standIns } from '../../src/schema/stand-ins.ts';
import { type Files, ioOf } from '../support/content-files.ts';
import { edited, SAMPLE } from '../support/sample-content.ts';

function found(changes: Files): string[] {
  const { content, sources } = load(ioOf({ ...SAMPLE, ...changes }), site.content);
  return standIns(sources, content).map(({ file, line, field }) => `${file}:${line} ${field}`);
}

const real = (text: string): string =>
  text
    .replace('+12025550123', '+12025551234')
    .replace('desk@corner.example', 'desk@corner-garage.com')
    .replace('www.corner.example', 'www.corner-garage.com')
    .replace(/ # Unconfirmed: .*/g, '');

test('values that reach no one, and unconfirmed facts, are listed with file and line', () => {
  expect(found({})).toEqual([
    'content/shop.yaml:2 phone',
    'content/shop.yaml:3 email',
    'content/shop.yaml:4 origin',
    'content/shop.yaml:7 point',
    'content/shop.yaml:15 wash',
  ]);
});

test('a comment above a field is about that field, in any file', () => {
  const steps = edited('services/oil.yaml', 'heading: ', '# Unconfirmed: A promise.\n# Ask the crew.\n\nheading: ');
  expect(found({ 'shop.yaml': real(SAMPLE['shop.yaml']!), ...steps })).toEqual(['content/services/oil.yaml:8 heading']);
});

test('a comment that no field follows is listed at its own line', () => {
  const about = SAMPLE['pages/about.yaml']!.trimEnd();
  const end = { 'pages/about.yaml': `${about}\n# Unconfirmed: A promise.\n` };
  const line = about.split('\n').length + 1;
  expect(found({ 'shop.yaml': real(SAMPLE['shop.yaml']!), ...end })).toEqual([
    expect.stringContaining(`content/pages/about.yaml:${line} `),
  ]);
});

test('the list is empty once everything is supplied', () => {
  expect(found({ 'shop.yaml': real(SAMPLE['shop.yaml']!) })).toEqual([]);
});

test.each([
  {
    what: 'inspectionPhone',
    from: 'timeZone:',
    to: 'inspectionPhone: "+17035550199"\ntimeZone:',
    says: 'content/shop.yaml:8 inspectionPhone',
  },
  { what: 'careersEmail', from: 'timeZone:', to: 'careersEmail: jobs@shop.test\ntimeZone:', says: 'content/shop.yaml:8 careersEmail' },
  { what: 'a link', from: 'links:', to: 'links:\n  reviews: https://g.example/review', says: 'content/shop.yaml:30 links.reviews' },
  { what: 'a domain of examples', from: 'desk@corner-garage.com', to: 'desk@mail.example.com', says: 'content/shop.yaml:3 email' },
  {
    what: 'an origin that is invalid',
    from: 'https://www.corner-garage.com',
    to: 'https://corner.invalid',
    says: 'content/shop.yaml:4 origin',
  },
])('$what is recognized by its value', ({ from, to, says }) => {
  const shop = real(SAMPLE['shop.yaml']!);
  expect(shop).toContain(from);
  expect(found({ 'shop.yaml': shop.replace(from, to) })).toEqual([says]);
});

test('numbers and domains just outside the reserved ones count as real', () => {
  const shop = real(SAMPLE['shop.yaml']!);
  expect(found({ 'shop.yaml': shop.replace('+12025551234', '+12025550223') })).toEqual([]);
  expect(found({ 'shop.yaml': shop.replace('www.corner-garage.com', 'www.myexample.com') })).toEqual([]);
});

test('samples are found in both lists, each with its line', () => {
  const changes = {
    'shop.yaml': real(SAMPLE['shop.yaml']!),
    'reviews.yaml': SAMPLE['reviews.yaml']!.replace(/(id: (?:two|three), )/g, '$1sample: true, ').replace(
      'id: one, ',
      'id: one, sample: false, ',
    ),
  };
  expect(found(changes)).toEqual(['content/reviews.yaml:3 reviews.two', 'content/reviews.yaml:8 quotes.three']);
});

test('a text with the word stand-in is listed once', () => {
  const shop = real(SAMPLE['shop.yaml']!).replace(/^name: .*/m, 'name: Stand-in Auto Care');
  expect(found({ 'shop.yaml': shop })).toEqual(['content/shop.yaml:1 name']);
  const state = SAMPLE['inspections/state.yaml']!.replace(/^walkIns: .*/m, 'walkIns: Stand-in');
  expect(state).toContain('walkIns: Stand-in');
  expect(found({ 'shop.yaml': real(SAMPLE['shop.yaml']!), 'inspections/state.yaml': state })).toEqual([
    'content/inspections/state.yaml:1 walkIns',
  ]);
});

test('each stand-in says what the owner must do', () => {
  const { content, sources } = load(
    ioOf({ ...SAMPLE, ...edited('reviews.yaml', 'posted recently }', 'posted recently, sample: true }') }),
    site.content,
  );
  expect(standIns(sources, content).map(({ why }) => why)).toEqual([
    "This number is from the range reserved for fiction and reaches no one. Put the shop's own number here.",
    "Mail to this address reaches no one. Put the shop's own mailbox here.",
    'This domain is reserved for examples. Put the address of the website here.',
    'This is a sample, not a real quote. Put a customer\'s own words and name here, say roughly when, and delete the line "sample: true".',
    'An estimate. Delete the comment once this is right.',
    'A guess. Delete the comment once this is right.',
  ]);
});
