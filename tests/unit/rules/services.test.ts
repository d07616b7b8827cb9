import { expect, test } from 'vitest';
import { servicesWithTraits } from '../../../src/rules/services.ts';

test('services are numbered without gaps; those that the table lacks come last, by name', () => {
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
    ['undercoating', 3, 'plain-service'],
    ['detailing', 4, 'plain-service'],
  ]);
});
