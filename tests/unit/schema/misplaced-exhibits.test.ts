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
    { from: 'part: edge', to: 'part: bar', says: 'Lines would cross.', at: 15 },
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
