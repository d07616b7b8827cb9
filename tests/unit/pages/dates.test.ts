import { expect, test } from 'vitest';
import { CONTENT, pagesOf } from '../../support/in-memory.ts';
import { parsePage, selectAll, textOf } from '../../support/select.ts';

test('every footer, and the about page, says which place has other hours on a holiday soon', () => {
  const holidays = [
    {
      date: '2026-11-26',
      name: 'Thanksgiving',
      shop: 'closed' as const,
      wash: 'closed' as const,
      gas: { open: '08:00', close: '17:00' },
    },
    { date: '2026-11-20', name: 'Yesterday', shop: 'closed' as const },
    { date: '2026-12-25', name: 'Christmas', shop: 'closed' as const },
  ];
  const labels = { ...CONTENT.labels, place: { shop: 'Shop', gas: 'Gas', wash: 'BP wash' } };
  const page = pagesOf({ ...CONTENT, labels, shop: { ...CONTENT.shop, holidays } });
  const lines = (path: string, part: string) =>
    selectAll(parsePage(page(path)), `${part} [data-widget=timed]`);
  const said = [
    'Shop and BP wash closed Thursday, Nov 26: Thanksgiving',
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
  expect(page('/')).toContain('"2026-12-25":"Christmas"');
});
