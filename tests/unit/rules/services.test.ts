import { expect, test } from 'vitest';
import { servicesWithTraits } from '../../../src/rules/services.ts';

test('services are numbered without gaps; those that the table lacks come last, by name', () => {
  const names = { detailing: 'Detailing', undercoating: 'a new one', brakes: '', alignments: '' };
  const services = Object.entries(names).map(([id, name]) => ({ id, name }));
  expect(servicesWithTraits(services, {}).map(({ id, number, art }) => [id, number, art])).toEqual([
    ['alignments', 1, 'alignments'],
    ['brakes', 2, 'brakes'],
    ['undercoating', 3, 'plain-service'],
    ['detailing', 4, 'plain-service'],
  ]);
});
