import { expect, test } from 'vitest';
import { nearPage } from '../../../src/rules/near-page.ts';

const PATHS = [
  '/',
  '/coupons',
  '/services',
  '/services/brakes-springfield',
  '/services/tires-springfield',
  '/services/state-emissions-springfield',
  '/vehicles/kia-service',
  '/contact.vcf',
];

test.each([
  ['/Coupons', '/coupons'],
  ['/copuons.html', '/coupons'],
  ['/services/brakes-in-another-town', '/services'],
  ['/Brakes.htm', '/services/brakes-springfield'],
  ['/services/tyres-springfield', '/services/tires-springfield'],
  ['/services/wipers-springfield', undefined],
  ['/springfield', undefined],
  ['/emissions', '/services/state-emissions-springfield'],
  ['/vehicles', undefined],
  ['/makes/kia', '/vehicles/kia-service'],
  ['/%E0%A4%A', undefined],
  [`/${'a'.repeat(10_000)}`, undefined],
])('%s may mean %s', (typed, page) => expect(nearPage(typed, PATHS)).toBe(page));
