import { expect, test } from 'vitest';
import { phantomCallouts, phantomDrawing } from '../../../src/drawings/phantom.ts';
import { servicesWithTraits, SERVICES } from '../../../src/rules/services.ts';

test("the see-through car shows the shop's services that have a part on it, numbered without gaps", () => {
  const services = servicesWithTraits(
    [
      { id: 'detailing', name: 'Detailing' },
      { id: 'undercoating', name: 'a new undercoating' },
      { id: 'brakes', name: 'Brakes' },
      { id: 'alignments', name: 'Alignments' },
    ],
    { state: 20, emissions: 28 },
  );
  expect(services.map(({ id, number, art }) => [id, number, art])).toEqual([
    ['alignments', 1, 'alignments'],
    ['brakes', 2, 'brakes'],
    // Services that the table lacks have the order of their names, not of their files.
    ['undercoating', 3, 'plain-service'],
    ['detailing', 4, 'plain-service'],
  ]);
  expect(phantomCallouts(services).map(({ number, part: point }) => [number, point])).toEqual([
    [1, SERVICES.alignments.onCar.part],
    [2, SERVICES.brakes.onCar.part],
  ]);
  expect(new Set(phantomDrawing(services).markup.match(/\bn\d+/g))).toEqual(new Set(['n1', 'n2']));
});
