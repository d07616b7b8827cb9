import { expect, test } from 'vitest';
import { phantomCallouts, phantomDrawing } from '../../../src/drawings/phantom.ts';
import { SERVICES } from '../../../src/rules/services.ts';

test("the see-through car shows the shop's services that have a part on it", () => {
  const services = (['alignments', 'brakes', 'plain-service'] as const).map((art, index) => ({
    art,
    number: index + 1,
  }));
  expect(phantomCallouts(services).map(({ number, part }) => [number, part])).toEqual([
    [1, SERVICES.alignments.onCar.part],
    [2, SERVICES.brakes.onCar.part],
  ]);
  expect(new Set(phantomDrawing(services).markup.match(/\bn\d+/g))).toEqual(new Set(['n1', 'n2']));
});
