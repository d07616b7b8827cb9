import { test } from 'vitest';
import { casesOf, expectRefused, type Mistakes } from '../../support/mistakes.ts';
import { SAMPLE } from '../../support/sample-content.ts';

const TIRES = SAMPLE['services/tires.yaml']!;
const EXHIBIT = /^exhibit:\n(?: {2}.*\n)+/m.exec(TIRES)![0];
const SECOND_PART = TIRES.slice(0, TIRES.indexOf('part: bar')).split('\n').length;

const MISTAKES: Mistakes = {
  'services/tires.yaml': [
    ['part: edge', 'part: egde', 'The drawing has no part "egde". Did you mean "edge"?'],
    ['part: edge', 'part: bar', 'Lines would cross.', SECOND_PART],
  ],
  'services/vehicle-diagnostics.yaml': [
    [
      'answers:',
      `${EXHIBIT}answers:`,
      'There is no such drawing for this service. Delete "exhibit".',
    ],
  ],
};

test.each(casesOf(MISTAKES))('$file with $to: $says', expectRefused);
