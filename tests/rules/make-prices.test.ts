import { describe, expect, test } from 'vitest';
import { pricesOfMake } from '../../templates/prices.ts';

describe('the prices on the page of a make', () => {
  test('are those of both inspections and of coming back', () => {
    expect(pricesOfMake({}, 2026)).toEqual(['safety', 'emissions', 'reinspection']);
  });

  test('leave out the emissions test for a make that is all electric', () => {
    expect(pricesOfMake({ electric: true }, 2026)).toEqual(['safety', 'reinspection']);
  });

  test('leave it out from the year in which the last cars of an ended make are 25 model years old', () => {
    expect(pricesOfMake({ lastModelYear: 2010 }, 2034)).toEqual(['safety', 'emissions', 'reinspection']);
    expect(pricesOfMake({ lastModelYear: 2010 }, 2035)).toEqual(['safety', 'reinspection']);
  });
});
