import { expect, test } from 'vitest';
import { phantomCallouts, phantomDrawing } from '../../../src/drawings/phantom.ts';
import { SERVICES } from '../../../src/rules/services.ts';

test("the see-through car shows the shop's services that have a part on it", () => {
  const services = [
    { number: 1, art: 'alignments' },
    { number: 2, art: 'brakes' },
    { number: 3, art: 'plain-service' },
  ] as const;
  expect(phantomCallouts([...services]).map(({ number, part: point }) => [number, point])).toEqual([
    [1, SERVICES.alignments.onCar.part],
    [2, SERVICES.brakes.onCar.part],
  ]);
  expect(new Set(phantomDrawing([...services]).markup.match(/\bn\d+/g))).toEqual(
    new Set(['n1', 'n2']),
  );
});
