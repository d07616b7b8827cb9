import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/generator/content/content-io.ts';
import { stateName } from '../../../src/rules/state-name.ts';
import { textsIn } from '../../support/content-files.ts';
import { edited, problemsIn, problemsWith, SAMPLE } from '../../support/sample-content.ts';
import { shopContent } from '../../support/shop-content.ts';

test.each([
  { region: 'VA', name: 'Virginia' },
  { region: 'OH', name: 'Ohio' },
  { region: 'DC', name: 'District of Columbia' },
  { region: 'Ontario', name: 'Ontario' },
])('{state} is $name for the region $region', ({ region, name }) =>
  expect(stateName(region)).toBe(name),
);

describe('a text that is only true in one place', () => {
  const marked = (place: string) =>
    edited('faq.yaml', 'questions:', `questions: # Only true in ${place}: the road.`);

  test.each([
    { place: 'VA' },
    { place: 'Virginia' },
    { place: 'Fairfax County' },
    { place: 'Centreville' },
    { place: 'Clifton' },
  ])('stays while the shop is in $place', ({ place }) =>
    expect(problemsWith(marked(place))).toEqual([]),
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

test('the content of this shop never names its state, and a move lists every text that is only true here', () => {
  const files = textsIn('content');
  const { shop } = shopContent(readContentFolder('content'));
  const { region, county } = shop.area;
  const name = new RegExp(`^[^#\\n]*\\b${stateName(region)}\\b`, 'm');
  expect(
    Object.entries(files).filter(([file, text]) => file !== 'shop.yaml' && name.test(text)),
  ).toEqual([]);
  const moved = files['shop.yaml']!.replaceAll(`region: ${region}`, 'region: ZZ').replace(
    `county: ${county}`,
    'county: Any County',
  );
  const listed = problemsIn({ ...files, 'shop.yaml': moved }).filter((line) =>
    line.includes('This text is only true in'),
  );
  const marks = Object.values(files).flatMap((text) => text.match(/# Only true in /g) ?? []);
  expect(listed).toHaveLength(marks.length);
});
