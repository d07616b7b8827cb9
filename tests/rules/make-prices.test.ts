import { describe, expect, test } from 'vitest';
import { createFrame } from '../../src/frame.ts';
import { makePrices } from '../../templates/prices.ts';
import { ASSETS, CONTENT } from '../support/in-memory.ts';

const frame = createFrame(CONTENT, ASSETS);
const [safety, reinspection] = [CONTENT.inspections.state.prices.safety.label, CONTENT.inspections.state.prices.reinspection.label];
const emissions = CONTENT.inspections.emissions.prices.emissions.label;
const prices = (make: Parameters<typeof makePrices>[2], year: number) => makePrices(frame, CONTENT.inspections, make, year).map(({ label }) => label);

describe('the prices on the page of a make', () => {
  test('are those of both inspections and of coming back', () => {
    expect(prices({}, 2026)).toEqual([safety, emissions, reinspection]);
  });

  test('leave out the emissions test for a make that is all electric', () => {
    expect(prices({ electric: true }, 2026)).toEqual([safety, reinspection]);
  });

  test('leave it out from the year in which the last cars of an ended make are 25 model years old', () => {
    expect(prices({ lastModelYear: 2010 }, 2034)).toEqual([safety, emissions, reinspection]);
    expect(prices({ lastModelYear: 2010 }, 2035)).toEqual([safety, reinspection]);
  });
});
