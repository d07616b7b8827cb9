import { expect, test } from 'vitest';
import { contentOnDay } from '../../../src/rules/content-on-day.ts';
import { parseIsoDay } from '../../../src/rules/days.ts';
import { SHOP } from './sample-shop.ts';

const CONTENT = {
  shop: { ...SHOP, notice: { text: 'Closed by snow', until: '2026-12-31T12:00' } },
  coupons: [
    { id: 'ends', value: 20, expires: '2026-12-31' },
    { id: 'stays', value: 20 },
  ],
};

test.each([
  {
    what: 'before the end of the notice',
    day: '2026-12-31',
    minute: 719,
    coupons: ['ends', 'stays'],
    hasNotice: true,
  },
  {
    what: 'at the end of the notice, on the last day of a coupon',
    day: '2026-12-31',
    minute: 720,
    coupons: ['ends', 'stays'],
    hasNotice: false,
  },
  { what: 'on the day after', day: '2027-01-01', minute: 0, coupons: ['stays'], hasNotice: false },
])('pages show what still holds: $what', ({ day, minute, coupons, hasNotice }) => {
  const shown = contentOnDay(CONTENT, { ...parseIsoDay(day), minute });
  expect({ coupons: shown.coupons.map(({ id }) => id), hasNotice: 'notice' in shown.shop }).toEqual(
    { coupons, hasNotice },
  );
});
