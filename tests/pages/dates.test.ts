import { expect, test } from 'vitest';
import { outputFiles } from '../../src/generator/paths.ts';
import { site } from '../../src/site.ts';
import { CONTENT, plainSite, renderSite } from '../support/in-memory.ts';
import { parsePage, selectAll, textOf } from '../support/select.ts';

// coupon-expiry.test.ts tests the computation of the first of next month.
test('all coupons expire on the same day, and only the coupons page and the emissions page depend on the day of the build', () => {
  const [now, later] = [plainSite(), renderSite(CONTENT, undefined, { year: 2027, month: 12, day: 31 })].map(({ html }) => html) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const expiries = selectAll(parsePage(later.get('coupons.html')!), '.coupon-card').map((card) => /(\d\d-01-\d\d)/.exec(textOf(card))?.[1]);
  expect(new Set(expiries)).toEqual(new Set(['01-01-28']));
  const emissions = CONTENT.services.find(({ kind }) => kind === 'emissions-inspection')!;
  const dated = ['/coupons', emissions.path].flatMap(outputFiles);
  const changed = [...later].flatMap(([file, html]) => (now.get(file) === html ? [] : [file]));
  expect(changed.sort()).toEqual(dated.sort());
});

test("the day of the build is the day in the shop's time zone", () => {
  // It is midnight in London, but still the last day of the month in Virginia.
  expect(site.dayAt(CONTENT, new Date('2026-03-01T00:30:00Z'))).toMatchObject({ year: 2026, month: 2, day: 28 });
});
