import type { Shop } from '../../../src/schema/content.ts';
import { type Holiday, type PlaceHours, placeHours, type Week } from '../../../src/rules/hours.ts';
import { addDays, formatIsoDay } from '../../../src/rules/days.ts';
import { CONTENT } from '../../support/in-memory.ts';

export const SHOP_WEEK: Week = [
  { days: 'Mon-Fri', open: '08:00', close: '17:00' },
  { days: 'Sat', open: '08:00', close: '14:00' },
];
const HOLIDAYS: Holiday[] = [
  { date: '2026-07-04', shop: 'closed' },
  { date: '2026-11-26', shop: 'closed', gas: { open: '08:00', close: '14:00' }, wash: 'closed' },
  { date: '2026-12-24', shop: { open: '08:00', close: '12:30' } },
  { date: '2026-12-25', shop: 'closed', gas: 'closed', wash: 'closed' },
].map((day) => ({ name: 'Holiday', ...day }) as Holiday);

export const HOURS = placeHours(SHOP_WEEK, HOLIDAYS, 'shop');
/** Two nights past midnight. */
export const WEEKEND: Week = [
  { days: 'Fri-Sat', open: '18:00', close: '23:59' },
  { days: 'Sat-Sun', open: '00:00', close: '02:30' },
];

/** The shop's hours while it is closed from December 14, 2026 through January 4, 2027. */
export const CLOSED_FOR_WEEKS: PlaceHours = placeHours(
  SHOP_WEEK,
  Array.from({ length: 22 }, (_, index) => ({
    date: formatIsoDay(addDays({ year: 2026, month: 12, day: 14 + index }, 0)),
    name: 'Repairs',
    shop: 'closed',
  })),
  'shop',
);

/** The sample shop, with a name to escape, and with hours that differ from place to place. */
export const SHOP: Shop = {
  ...CONTENT.shop,
  name: 'Sample & Sons',
  hours: {
    shop: SHOP_WEEK,
    gas: [{ days: 'Mon-Sun', open: '06:00', close: '22:00' }],
    wash: [{ days: 'Mon-Sun', open: '07:30', close: '21:00' }],
  },
  holidays: HOLIDAYS,
  links: {},
};
