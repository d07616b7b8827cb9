import { describe, expect, test } from 'vitest';
import { pricesOfMake } from '../../templates/prices.ts';

describe('the prices on the page of a make', () => {
  test('are those of both inspections and the re-inspection', () => {
    expect(pricesOfMake({}, 2026)).toEqual(['safety', 'emissions', 'reinspection']);
  });

  test('leave out the emissions test if all cars of the make are electric', () => {
    expect(pricesOfMake({ electric: true }, 2026)).toEqual(['safety', 'reinspection']);
  });

  test('leave it out once the last cars of a discontinued make are 25 model years old', () => {
    expect(pricesOfMake({ lastModelYear: 2010 }, 2034)).toEqual(['safety', 'emissions', 'reinspection']);
    expect(pricesOfMake({ lastModelYear: 2010 }, 2035)).toEqual(['safety', 'reinspection']);
  });
});
