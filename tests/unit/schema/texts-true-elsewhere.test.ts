import { expect, test } from 'vitest';
import { edited, problemsWith, SAMPLE } from '../../support/sample-content.ts';

const marked = (place: string) =>
  edited('faq.yaml', 'questions:', `questions: # Only true in ${place}: the road.`);

test.each(['VA', 'Fairfax County', 'Centreville'])(
  'a text only for %s stays while the shop is there',
  (place) => expect(problemsWith(marked(place))).toEqual([]),
);

test('it is listed with its line once the shop is elsewhere', () => {
  const moved = { 'shop.yaml': SAMPLE['shop.yaml']!.replaceAll('region: VA', 'region: OH') };
  expect(problemsWith({ ...marked('VA'), ...moved })).toEqual([
    expect.stringMatching(/faq\.yaml:1:12 .* only true in VA, and the shop is elsewhere in Ohio/),
  ]);
});
