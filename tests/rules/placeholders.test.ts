import { expect, test } from 'vitest';
import { UnknownPlaceholder, factValues, fill } from '../../src/rules/placeholders.ts';
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

test('values are put in as they are, and not looked into again', () => {
  expect(fill('Call {phone} — {price.safety}, {price.safety}', values)).toBe('Call (202) 555-0111 — $21, $21');
  expect(fill('{a}{b}', { a: "{b} $& $1 $'", b: 'x' })).toBe("{b} $& $1 $'x");
});

test.each(['{', '{}', '{ phone }', '{2}', 'a } b', '{pho ne}', '{"phone"}', '${'])('%j is plain text', (text) => {
  expect(fill(text, values)).toBe(text);
});

test('an unknown name is an error that knows the near one', () => {
  expect(() => fill('Open {hour.shop}', values)).toThrow('{hour.shop} is not a placeholder. Did you mean {hours.shop}?');
  expect(() => fill('{zebra}', { a: '', b: '' })).toThrow('{zebra} is not a placeholder. Known are {a}, {b}.');
  expect(() => fill('{constructor}', values)).toThrow(UnknownPlaceholder);
});
