import { test } from 'vitest';
import { casesOf, expectRefused, type Mistakes } from '../../support/mistakes.ts';
import { SAMPLE } from '../../support/sample-content.ts';

const EXHIBIT = /^exhibit:\n(?: {2}.*\n)+/m.exec(SAMPLE['services/tires.yaml']!)![0];

const MISTAKES: Mistakes = {
  'services/tires.yaml': [
    {
      from: 'part: edge',
      to: 'part: egde',
      says: 'The drawing has no part "egde". Did you mean "edge"?',
    },
    { from: 'part: edge', to: 'part: bar', says: 'Lines would cross.', at: 16 },
    {
      from: 'start: 4',
      to: 'start: 14',
      says: 'must have a "start" between "from" and "to"',
      at: 20,
    },
    {
      from: 'limit: { at: 2',
      to: 'limit: { at: 22',
      says: 'must have its limit between "from" and "to"',
      at: 20,
    },
    {
      from: '{ from: 0, words',
      to: '{ from: 1, words',
      says: 'must have a first zone that begins at the least value',
      at: 20,
    },
    {
      from: '{ from: 9, words',
      to: '{ from: 2, words',
      says: 'must have zones that go up from the least value',
      at: 20,
    },
  ],
  'services/vehicle-diagnostics.yaml': [
    {
      from: 'answers:',
      to: `${EXHIBIT}answers:`,
      says: 'There is no such drawing for this service. Delete "exhibit".',
    },
  ],
};

test.each(casesOf(MISTAKES))('$file with $to: $says', expectRefused);
