import { expect, test } from 'vitest';
import {
  type Changes,
  edited,
  problemsWith,
  SAMPLE,
  sampleWith,
} from '../../support/sample-content.ts';

const STATE = 'services/virginia-state-inspection.yaml';
const EMISSIONS = 'services/virginia-emissions-inspection.yaml';

/** The sample without the texts that name its inspections. */
const UNNAMED: Changes = Object.fromEntries(
  Object.entries(SAMPLE)
    .filter(([, text]) => /virginia-(?:state|emissions)-inspection|\{price/.test(text))
    .map(([file, text]) => [
      file,
      text
        .replace(/^ {2}- \{.*service: virginia-\w+-inspection \}\n/gm, '')
        .replace(
          /^ {2}- id: \w+\n.*\n {4}services: \[virginia-state-inspection\]\n(?: {4}.*\n)+/gm,
          '',
        )
        .replace(/(?:, )?virginia-\w+-inspection(?=[,\]])/g, '')
        .replace(/\{price\.\w+\}/g, 'ten'),
    ]),
);

test('an inspection has the name and the address that its state gives it', () => {
  const { services } = sampleWith({
    ...UNNAMED,
    [STATE]: null,
    'services/annual-safety-check.yaml': SAMPLE[STATE]!,
  });
  expect(services.find(({ inspection }) => inspection === 'state')).toMatchObject({
    id: 'annual-safety-check',
    path: '/services/annual-safety-check',
    kind: 'state-inspection',
    art: 'state-inspection',
    price: 20,
  });
});

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
