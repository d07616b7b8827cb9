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
  { typed: '/Coupons', page: '/coupons' },
  { typed: '/copuons.html', page: '/coupons' },
  { typed: '/services/brakes-in-another-town', page: '/services' },
  { typed: '/Brakes.htm', page: '/services/brakes-springfield' },
  { typed: '/services/tyres-springfield', page: '/services/tires-springfield' },
  { typed: '/services/wipers-springfield', page: undefined },
  { typed: '/springfield', page: undefined },
  { typed: '/emissions', page: '/services/state-emissions-springfield' },
  { typed: '/vehicles', page: undefined },
  { typed: '/makes/kia', page: '/vehicles/kia-service' },
  { typed: '/%E0%A4%A', page: undefined },
  { typed: `/${'a'.repeat(10_000)}`, page: undefined },
])('$typed may mean $page', ({ typed, page }) => expect(nearPage(typed, PATHS)).toBe(page));
