import { describe, expect, test } from 'vitest';
import { stateName } from '../../../src/rules/state-name.ts';
import { edited, problemsWith, SAMPLE } from '../../support/sample-content.ts';

test.each([
  { region: 'VA', name: 'Virginia' },
  { region: 'Ontario', name: 'Ontario' },
])('{state} is $name for the region $region', ({ region, name }) =>
  expect(stateName(region)).toBe(name),
);

describe('a text that is only true in one place', () => {
  const marked = (place: string) =>
    edited('faq.yaml', 'questions:', `questions: # Only true in ${place}: the road.`);

  test.each([{ place: 'VA' }, { place: 'Fairfax County' }, { place: 'Centreville' }])(
    'stays while the shop is in $place',
    ({ place }) => expect(problemsWith(marked(place))).toEqual([]),
  );

  test('is listed with its line once the shop is elsewhere', () => {
    const moved = { 'shop.yaml': SAMPLE['shop.yaml']!.replaceAll('region: VA', 'region: OH') };
    expect(problemsWith({ ...marked('VA'), ...moved })).toEqual([
      expect.stringMatching(
        /faq\.yaml:1:12 {2}This text is only true in VA, and the shop is elsewhere in Ohio, or in another state\. Correct the text/,
      ),
    ]);
  });
});
