import type { HTMLElement } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EmissionsQuestions } from '../../../src/components/emissions-questions.tsx';
import type { SiteContext } from '../../../src/site-context.ts';
import { parsePage, select, selectAll, textOf } from '../../support/select.ts';
import { shopContent } from '../../support/shop-content.ts';

// The state's rules for cars (docs/research/facts.md, section 2), and the page's answers to
// drivers.

const { shop, labels, inspections } = shopContent();
const { emissions } = inspections;
/** Another shop may be in another state, or have no such test. */
const isVirginia = shop.address.region === 'VA' && emissions !== undefined;

const questionsIn = (year: number): HTMLElement =>
  parsePage(
    renderToStaticMarkup(
      <EmissionsQuestions
        context={{ labels } as SiteContext}
        questions={emissions!.questions}
        authority={emissions!.authority}
        year={year}
      />,
    ),
  );

const numbersIn = (label: string): number[] =>
  [...label.replaceAll(',', '').matchAll(/\d+/g)].map(Number);

/** The buttons of a question: the numbers on each, and its answer or its next buttons. */
type Choices = [numbers: number[], next: string | Choices][];

const choicesIn = (part: HTMLElement): Choices =>
  part
    .querySelectorAll('details')
    .filter(({ parentNode }) => parentNode === part)
    .map((choice) => {
      const next = choicesIn(choice);
      return [
        numbersIn(textOf(select(choice, 'summary'))),
        next.length > 0 ? next : textOf(select(choice, '.emissions-questions-answer b')),
      ];
    });

/** A car less than 25 model years old, but not of this year or the three before it. */
const TESTED: Choices = [
  // Gasoline, up to this weight in pounds.
  [[10_000], 'Yes'],
  // Diesel.
  [[8_500], 'Yes'],
  // A hybrid with this mileage in the city, or with the other one if it is of these model years.
  [[50, 48, 2008, 2009], 'No'],
  // Heavier.
  [[], 'No'],
  // Electric, a motorcycle or an antique.
  [[], 'No'],
];
/** Only diesels are tested beyond 25 years. */
const OLD: Choices = [
  [[8_500], 'Yes'],
  [[], 'No'],
];

describe.runIf(isVirginia)('the rule of Virginia', () => {
  test.each([
    [2026, 2023, 2002],
    [2027, 2024, 2003],
    [2028, 2025, 2004],
  ])('in %s, the page asks model years and fuels, and answers each car', (year, notYet, oldest) => {
    expect(choicesIn(select(questionsIn(year), '.emissions-questions'))).toEqual([
      [
        [],
        [
          [[notYet], 'Not yet'],
          [[oldest, notYet - 1], TESTED],
          [[1997, oldest - 1], OLD],
          [[1996], 'No'],
        ],
      ],
      [[], 'Probably not'],
    ]);
    // A car is first tested when it is four model years old.
    const [, example] = selectAll(questionsIn(year), '[name="emissions-year"] p').map(textOf);
    expect(numbersIn(example!)).toEqual([notYet, notYet + 4]);
  });

  test('each weight and mileage is on the button of its fuel, and exempt hybrids on no other', () => {
    const { gasoline, diesel, efficient } = emissions!.questions;
    expect([gasoline, diesel, efficient].map(({ label }) => numbersIn(label))).toEqual(
      TESTED.slice(0, 3).map(([numbers]) => numbers),
    );
    expect(gasoline.label).not.toMatch(/or hybrid,/);
  });
});
