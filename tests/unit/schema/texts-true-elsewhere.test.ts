import { describe, expect, test } from 'vitest';
import { edited, problemsWith, SAMPLE } from '../../support/sample-content.ts';

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
      expect.stringMatching(/faq\.yaml:1:12 .* only true in VA, and the shop is elsewhere in Ohio/),
    ]);
  });
});
