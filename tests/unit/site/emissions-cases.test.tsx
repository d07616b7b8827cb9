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

const [YES, NO] = [
  ['Yes', 'Yes', 'Yes'],
  ['No', 'No', 'No'],
];

describe.runIf(isVirginia)('the rule of Virginia', () => {
  test.each([
    { what: 'gasoline, 2001', car: gasoline(2001), says: NO },
    { what: 'gasoline, 2002', car: gasoline(2002), says: ['Yes', 'No', 'No'] },
    { what: 'gasoline, 2003', car: gasoline(2003), says: ['Yes', 'Yes', 'No'] },
    { what: 'gasoline, 2004', car: gasoline(2004), says: YES },
    { what: 'gasoline, 2022', car: gasoline(2022), says: YES },
    { what: 'gasoline, 2023', car: gasoline(2023), says: ['Not yet', 'Yes', 'Yes'] },
    { what: 'gasoline, 2024', car: gasoline(2024), says: ['Not yet', 'Not yet', 'Yes'] },
    { what: 'gasoline, 2025', car: gasoline(2025), says: ['Not yet', 'Not yet', 'Not yet'] },
    { what: 'gasoline, 10,000 lb', car: gasoline(2010, 10_000), says: YES },
    { what: 'gasoline, 10,001 lb', car: gasoline(2010, 10_001), says: NO },
    { what: 'diesel, 1996', car: diesel(1996), says: NO },
    { what: 'diesel, 1997', car: diesel(1997), says: YES },
    { what: 'diesel, 1999, 8,501 lb', car: diesel(1999, 8_501), says: NO },
    { what: 'diesel, 8,500 lb', car: diesel(2010, 8_500), says: YES },
    { what: 'diesel, 8,501 lb', car: diesel(2010, 8_501), says: NO },
    { what: 'hybrid, 2003, 51 mpg', car: hybrid(2003, 51), says: NO },
    { what: 'hybrid, 2007, 48 mpg', car: hybrid(2007, 48), says: YES },
    { what: 'hybrid, 2008, 48 mpg', car: hybrid(2008, 48), says: NO },
    { what: 'hybrid, 2009, 48 mpg', car: hybrid(2009, 48), says: NO },
    { what: 'hybrid, 2009, 47 mpg', car: hybrid(2009, 47), says: YES },
    { what: 'hybrid, 2010, 48 mpg', car: hybrid(2010, 48), says: YES },
    { what: 'hybrid, 2010, 50 mpg', car: hybrid(2010, 50), says: NO },
    { what: 'hybrid, 2010, 49 mpg', car: hybrid(2010, 49), says: YES },
    {
      what: 'electric, 2015',
      car: { ...gasoline(2015), runsOn: 'electricity' as const },
      says: NO,
    },
    {
      what: 'gasoline, 2015, elsewhere',
      car: { ...gasoline(2015), isElsewhere: true },
      says: ['Probably not', 'Probably not', 'Probably not'],
    },
  ])('in 2026, 2027 and 2028, does it need the test: $what', ({ car, says }) => {
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
