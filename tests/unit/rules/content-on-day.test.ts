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
  ['before the end of the notice', '2026-12-31', 719, true, 'ends', 'stays'],
  ['at its end, on the last day of a coupon', '2026-12-31', 720, false, 'ends', 'stays'],
  ['on the day after', '2027-01-01', 0, false, 'stays'],
] as const)('pages show what still holds: %s', (_what, day, minute, hasNotice, ...coupons) => {
  const shown = contentOnDay(CONTENT, { ...parseIsoDay(day), minute });
  expect(shown.coupons.map(({ id }) => id)).toEqual(coupons);
  expect('notice' in shown.shop).toBe(hasNotice);
});
