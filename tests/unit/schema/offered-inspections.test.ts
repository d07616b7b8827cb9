import { expect, test } from 'vitest';
import { type Changes, edited, problemsWith } from '../../support/sample-content.ts';

const EMISSIONS = 'services/virginia-emissions-inspection.yaml';

test.each<[what: string, changes: Changes, says: RegExp]>([
  [
    'an inspection without its rules and prices',
    { 'inspections/state.yaml': null },
    /virginia-state-inspection\.yaml:\d+:\d+ {2}There is no inspections\/state\.yaml, which has its prices and rules\. Write it, or delete this service\./,
  ],
  [
    'a second page for one inspection',
    edited(EMISSIONS, 'inspection: emissions', 'inspection: state'),
    /virginia-\w+-inspection\.yaml:\d+:\d+ {2}virginia-\w+-inspection\.yaml in services is this inspection already\. Delete one of the two files\./,
  ],
  [
    'a rule by which no model year is tested',
    edited('inspections/emissions.yaml', 'oldest: 25', 'oldest: 4'),
    /emissions\.yaml:\d+:\d+ {2}"oldest" \(Age without a test\) is the number 4\. It must be more than "newest", or no model year is tested\./,
  ],
])('refused is %s', (_what, changes, says) =>
  expect(problemsWith(changes)).toEqual(expect.arrayContaining([expect.stringMatching(says)])),
);
