import { expect, test } from 'vitest';
import { outputFiles } from '../../../src/generator/paths.ts';
import { CONTENT, pagesOf, renderSite } from '../../support/in-memory.ts';
import { parsePage, selectAll, textOf } from '../../support/select.ts';

// coupon-expiry.test.ts tests the computation of the first of next month.
test('all coupons expire on the same day, and without holidays only the pages of coupons, emissions and makes depend on the day of the build', () => {
  const usual = { ...CONTENT, shop: { ...CONTENT.shop, holidays: [] } };
  const [now, later] = [
    renderSite(usual),
    renderSite(usual, undefined, { year: 2027, month: 12, day: 31 }),
  ].map(({ html }) => html) as [Map<string, string>, Map<string, string>];
  const expiries = selectAll(parsePage(later.get('coupons.html')!), '.coupon-card').map(
    (card) => /(\d\d-01-\d\d)/.exec(textOf(card))?.[1],
  );
  expect(new Set(expiries)).toEqual(new Set(['01-01-28']));
  const emissions = CONTENT.services.find(({ kind }) => kind === 'emissions-inspection')!;
  const makes = CONTENT.makes.map(({ path }) => path);
  const dated = ['/coupons', emissions.path, ...makes].flatMap(outputFiles);
  const changed = [...later].flatMap(([file, html]) => (now.get(file) === html ? [] : [file]));
  expect(changed.sort()).toEqual(dated.sort());
});

test('every page says in its footer, and the about page in its text, which place has other hours on a holiday soon', () => {
  const holidays = [
    {
      date: '2026-11-26',
      name: 'Thanksgiving',
      shop: 'closed' as const,
      gas: { open: '08:00', close: '17:00' },
    },
    { date: '2026-11-20', name: 'Yesterday', shop: 'closed' as const },
    { date: '2026-12-25', name: 'Christmas', shop: 'closed' as const },
  ];
  const page = pagesOf({ ...CONTENT, shop: { ...CONTENT.shop, holidays } });
  const lines = (path: string, part: string) =>
    selectAll(parsePage(page(path)), `${part} [data-widget=timed]`);
  const said = [
    'Shop closed Thursday, Nov 26: Thanksgiving',
    'Gas open 8 AM – 5 PM Thursday, Nov 26: Thanksgiving',
  ];
  expect(
    [lines('/', 'footer'), lines('/about', 'main'), lines('/about', 'footer')].map((found) =>
      found.map(textOf),
    ),
  ).toEqual([said, said, said]);
  expect(lines('/', 'footer').map((line) => line.getAttribute('data-until'))).toEqual([
    '2026-11-27',
    '2026-11-27',
  ]);
});
