import { expect, test } from 'vitest';
import { factValues } from '../../src/rules/placeholders.ts';
import { INSPECTIONS, SHOP } from './sample-shop.ts';

const values = factValues(SHOP, INSPECTIONS);

test('every fact by its name', () => {
  expect(values).toEqual({
    name: 'Sample & Sons',
    phone: '(202) 555-0111',
    email: 'hello@sample.example',
    address: '5 Main St, Springfield, VA 20000',
    town: 'Shelbyville',
    county: 'Sample County',
    'hours.shop': 'Mon-Fri 8AM-5PM, Sat 8AM-2PM',
    'hours.gas': '6AM-10PM',
    'hours.wash': '7:30AM-9PM',
    'price.safety': '$21',
    'price.reinspection': '$2',
    'price.motorcycle': '$13',
    'price.emissions': '$31',
    'claims.years': '3+ years',
    'claims.technicians': 'trained technicians',
    'claims.warranty': 'a warranty',
    'claims.courtesy': 'a free wash',
    'claims.reviews': '12+',
    'claims.rating': '4.9',
    'claims.reviewCount': '13',
  });
});
