import type { HTMLElement } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EmissionsWalk } from '../../../src/components/emissions-walk.tsx';
import type { SiteContext } from '../../../src/site-context.ts';
import { parsePage, selectAll, textOf } from '../../support/select.ts';
import { shopContent } from '../../support/shop-content.ts';

// What the state asks of a car, from docs/research/facts.md, section 2, and what the page answers
// to its driver.

type Car = {
  modelYear: number;
  /** Gross vehicle weight rating, in pounds. */
  weight: number;
  runsOn: 'gasoline' | 'diesel' | 'electricity';
  /** Of a hybrid. */
  cityMpg?: number;
  isElsewhere?: boolean;
};

const { shop, labels, inspections } = shopContent();
const { emissions } = inspections;
/** Another shop may be in another state, or have no such test. */
const isVirginia = shop.address.region === 'VA' && emissions !== undefined;

const gasoline = (modelYear: number, weight = 4_000): Car => ({
  modelYear,
  weight,
  runsOn: 'gasoline',
});
const diesel = (modelYear: number, weight = 4_000): Car => ({
  modelYear,
  weight,
  runsOn: 'diesel',
});
const hybrid = (modelYear: number, cityMpg: number): Car => ({ ...gasoline(modelYear), cityMpg });

const walkIn = (year: number): HTMLElement =>
  parsePage(
    renderToStaticMarkup(
      <EmissionsWalk
        context={{ labels } as SiteContext}
        walk={emissions!.walk}
        authority={emissions!.authority}
        year={year}
      />,
    ),
  );

/** The answers to the next question; none where the page has its verdict. */
const choicesIn = (part: HTMLElement): HTMLElement[] =>
  part.querySelectorAll('details').filter(({ parentNode }) => parentNode === part);
const labelOf = (choice: HTMLElement): string => textOf(selectAll(choice, 'summary')[0]!);
const numbersIn = (label: string): number[] =>
  [...label.replaceAll(',', '').matchAll(/\d+/g)].map(Number);

/** The answer that the page leads this car's driver to, by the numbers on its buttons. */
function answerTo(car: Car, year: number): string {
  const [here, elsewhere] = choicesIn(selectAll(walkIn(year), '.emissions-walk')[0]!);
  if (car.isElsewhere) return verdictIn(elsewhere!);
  const age = onlyOne(choicesIn(here!), (label) => fitsYear(label, car));
  const fuels = choicesIn(age);
  return verdictIn(fuels.length === 0 ? age : onlyOne(fuels, (label) => fitsFuel(label, car)));
}

const verdictIn = (choice: HTMLElement): string =>
  textOf(selectAll(choice, '.emissions-walk-answer b')[0]!);

function onlyOne(choices: HTMLElement[], fits: (label: string) => boolean): HTMLElement {
  const rest = choices.find((choice) => labelOf(choice) === emissions!.walk.otherOld.label);
  const fitting = choices.filter((choice) => choice !== rest && fits(labelOf(choice)));
  if (fitting.length === 0 && rest) return rest;
  expect(fitting.map(labelOf)).toHaveLength(1);
  return fitting[0]!;
}

function fitsYear(label: string, { modelYear }: Car): boolean {
  const [from = 0, to] = numbersIn(label);
  if (/newer/.test(label)) return modelYear >= from;
  return to === undefined ? modelYear <= from : from <= modelYear && modelYear <= to;
}

function fitsFuel(label: string, car: Car): boolean {
  const { walk } = emissions!;
  const [least = 0] = numbersIn(label);
  const isEfficient = car.cityMpg !== undefined && fitsMileage(walk.efficient.label, car);
  switch (label) {
    case walk.efficient.label:
      return isEfficient;
    case walk.exempt.label:
      return car.runsOn === 'electricity';
    case walk.gasoline.label:
      return car.runsOn === 'gasoline' && car.weight <= least && !isEfficient;
    case walk.diesel.label:
      return car.runsOn === 'diesel' && car.weight <= least;
    default: {
      const lighter = [walk.gasoline.label, walk.diesel.label];
      return (
        car.runsOn !== 'electricity' &&
        !lighter.some((other) => fitsFuel(other, car)) &&
        !isEfficient
      );
    }
  }
}

/** "50+ mpg (48+ for 2008 and 2009)": the usual number, the other number, and its model years. */
function fitsMileage(label: string, { modelYear, cityMpg = 0 }: Car): boolean {
  const [usual = 0, other = 0, ...years] = numbersIn(label);
  return cityMpg >= (years.includes(modelYear) ? other : usual);
}

const [YES, NO, PROBABLY_NOT] = ['Yes', 'No', 'Probably not'].map((word) =>
  Array<string>(3).fill(word),
) as [string[], string[], string[]];

describe.runIf(isVirginia)('the rule of Virginia', () => {
  test.each<[what: string, car: Car, says: string[]]>([
    ['gasoline, 2001', gasoline(2001), NO],
    ['gasoline, 2002', gasoline(2002), ['Yes', 'No', 'No']],
    ['gasoline, 2003', gasoline(2003), ['Yes', 'Yes', 'No']],
    ['gasoline, 2004', gasoline(2004), YES],
    ['gasoline, 2022', gasoline(2022), YES],
    ['gasoline, 2023', gasoline(2023), ['Not yet', 'Yes', 'Yes']],
    ['gasoline, 2024', gasoline(2024), ['Not yet', 'Not yet', 'Yes']],
    ['gasoline, 2025', gasoline(2025), ['Not yet', 'Not yet', 'Not yet']],
    ['gasoline, 10,000 lb', gasoline(2010, 10_000), YES],
    ['gasoline, 10,001 lb', gasoline(2010, 10_001), NO],
    ['diesel, 1996', diesel(1996), NO],
    ['diesel, 1997', diesel(1997), YES],
    ['diesel, 1999, 8,501 lb', diesel(1999, 8_501), NO],
    ['diesel, 8,500 lb', diesel(2010, 8_500), YES],
    ['diesel, 8,501 lb', diesel(2010, 8_501), NO],
    ['hybrid, 2003, 51 mpg', hybrid(2003, 51), NO],
    ['hybrid, 2007, 48 mpg', hybrid(2007, 48), YES],
    ['hybrid, 2008, 48 mpg', hybrid(2008, 48), NO],
    ['hybrid, 2009, 48 mpg', hybrid(2009, 48), NO],
    ['hybrid, 2009, 47 mpg', hybrid(2009, 47), YES],
    ['hybrid, 2010, 48 mpg', hybrid(2010, 48), YES],
    ['hybrid, 2010, 50 mpg', hybrid(2010, 50), NO],
    ['hybrid, 2010, 49 mpg', hybrid(2010, 49), YES],
    ['electric, 2015', { ...gasoline(2015), runsOn: 'electricity' }, NO],
    ['gasoline, 2015, elsewhere', { ...gasoline(2015), isElsewhere: true }, PROBABLY_NOT],
  ])('in 2026, 2027 and 2028, does it need the test: %s', (_what, car, says) => {
    expect([2026, 2027, 2028].map((year) => answerTo(car, year))).toEqual(says);
  });

  test.each([2026, 2027, 2028])(
    'in %i, the page names a model that is not tested yet, and the first year in which it is',
    (year) => {
      const example = selectAll(walkIn(year), '.emissions-walk-notyet p').map(textOf).at(-1)!;
      const [model, first] = numbersIn(example) as [number, number];
      expect(
        [model, first].map((one) => answerTo(gasoline(model), one === model ? year : first)),
      ).toEqual(['Not yet', 'Yes']);
      expect(answerTo(gasoline(model), first - 1)).toBe('Not yet');
    },
  );
});
