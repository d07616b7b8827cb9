import { expect, test } from 'vitest';
import { renderSite } from '../support/in-memory.ts';
import { CONTENT, SITE } from '../support/shop-site.ts';
import { parsePage, selectAll, textOf } from '../support/select.ts';

// How the first of next month is worked out, coupon-expiry.test.ts says.
test('every coupon runs to the same day, and only the coupons know the day', () => {
  const later = renderSite(CONTENT, undefined, { year: 2027, month: 12, day: 31 }).html;
  const expiries = selectAll(parsePage(later.get('coupons.html')!), '.coupon-card').map((card) => /(\d\d-01-\d\d)/.exec(textOf(card))?.[1]);
  expect(new Set(expiries)).toEqual(new Set(['01-01-28']));
  expect([...later].filter(([file, html]) => SITE.get(file) !== html).map(([file]) => file)).toEqual(['coupons.html', 'coupons/index.html']);
});
