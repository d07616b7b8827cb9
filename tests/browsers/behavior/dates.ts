import { expect } from 'vitest';
import type { Tab } from '../engines/engine.ts';
import type { Suite } from './each-engine.ts';
import { clockAt, comeBackAt } from './first-scripts.ts';
import { dayAfter } from '../../../src/rules/zoned-time.ts';
import { SAMPLE } from '../../support/sites.ts';

const { coupons, shop, labels } = SAMPLE.content;

/** The date on each coupon. */
const expiries = (tab: Tab) =>
  tab.evaluate(() => [...document.querySelectorAll<HTMLElement>('.coupon-card-expiry b')].map((line) => line.innerText.trim()));
const all = (date: string) => coupons.map(() => labels.expires.replace('{date}', date));
/** The top bar's status of a place, and its color. */
const status = (tab: Tab, place: string) =>
  tab.evaluate((name) => {
    const line = document.querySelector<HTMLElement>(`.top-bar [data-place="${name}"]`)!;
    return `${line.dataset.state}: ${line.innerText.trim()}`;
  }, place);
const isOpen = (place: 'shop' | 'gas', time: string) =>
  `open: ${labels.openUntil.replace('{place}', labels.place[place]).replace('{time}', time)}`;
const isClosed = (place: 'shop' | 'gas', time: string) =>
  `closed: ${labels.closedUntil.replace('{place}', labels.place[place]).replace('{time}', time)}`;

// The tests in tests/rules have all months, hours and zones. Here are those where a browser's own calendar could be wrong.
const MONTHS = [
  ['in the middle of a month', '2026-11-21T12:00-05:00', '12-01-26'],
  ['in the last minute of the year', '2026-12-31T23:59-05:00', '01-01-27'],
  ['in the first minute of the year', '2027-01-01T00:00-05:00', '02-01-27'],
  ['on the 1st of a month', '2027-03-01T00:00-05:00', '04-01-27'],
] as const;

const HOURS = [
  ['at noon', '2027-02-09T12:00-05:00', isOpen('shop', '5 PM'), isOpen('gas', '10 PM')],
  ['at closing', '2027-02-09T17:00-05:00', isClosed('shop', 'Wed 8 AM'), isOpen('gas', '10 PM')],
  ['at night', '2027-02-09T23:30-05:00', isClosed('shop', 'Wed 8 AM'), isClosed('gas', 'Wed 6 AM')],
  ['before clocks go forward on a Sunday', '2027-03-14T01:59-05:00', isClosed('shop', 'Mon 8 AM'), isClosed('gas', '6 AM')],
  ['at opening after they did', '2027-03-14T06:00-04:00', isClosed('shop', 'Mon 8 AM'), isOpen('gas', '10 PM')],
  ['in the hour that clocks repeat', '2027-11-07T01:30-05:00', isClosed('shop', 'Mon 8 AM'), isClosed('gas', '6 AM')],
  ['just before opening on that Sunday', '2027-11-07T05:59-05:00', isClosed('shop', 'Mon 8 AM'), isClosed('gas', '6 AM')],
] as const;

/** The visitor is in a time zone far from the shop, where it is another day and often another month. */
export const ZONE = 'Asia/Tokyo';
const HOUR_AT_MIDNIGHT_UTC = 9;

export const dates: Suite = {
  width: 1440,
  height: 900,
  engines: (test) => {
    // Browsers with and without Temporal compute the time in another zone in different ways.
    test.for<[where: string, script: string]>([
      ['', ''],
      [', in an older browser too', 'delete globalThis.Temporal;'],
    ])("sees the shop's date on each coupon, and whether shop and pumps are open, until when%s", async ([, script], { tab, open }) => {
      await open('/coupons', clockAt(MONTHS[0][1]), script);
      expect(await tab.evaluate(() => new Date(Date.UTC(2027, 0, 1)).getHours())).toBe(HOUR_AT_MIDNIGHT_UTC);
      for (const [when, time, date] of MONTHS) {
        if (when !== MONTHS[0][0]) await comeBackAt(tab, time);
        expect(await expiries(tab), when).toEqual(all(date));
      }
      for (const [when, time, ...expected] of HOURS) {
        await comeBackAt(tab, time);
        expect([await status(tab, 'shop'), await status(tab, 'gas')], when).toEqual(expected);
      }
    });
  },
  once: (test) => {
    test('sees that the shop is closed on a holiday on a weekday', async ({ tab, open }) => {
      const isWorkday = (date: string) => ![0, 6].includes(new Date(`${date}T12:00Z`).getUTCDay());
      const holiday = shop.holidays.find((one) => one.shop === 'closed' && isWorkday(one.date))!;
      await open('/about', clockAt(`${holiday.date}T16:00Z`));
      expect(await status(tab, 'shop')).toMatch(/^closed: /);
    });

    test('what is over goes, and in the header only its words, so that nothing moves', async ({ tab, open }) => {
      const { date } = shop.holidays[0]!;
      const intoHeader =
        "document.addEventListener('readystatechange', () => document.querySelector('header').prepend(document.querySelector('[data-widget=timed]').cloneNode(true)), { once: true });";
      const shown = () =>
        tab.evaluate(() =>
          Array.from(
            document.querySelectorAll<HTMLElement>('[data-widget=timed]:not([data-until="2026-12-13"])'),
            (one) => getComputedStyle(one).visibility,
          ),
        );
      await open('/services', clockAt(`${date}T23:59-05:00`), intoHeader);
      expect(await shown()).toEqual(['visible', 'visible']);
      await comeBackAt(tab, `${dayAfter(date)}T00:00-05:00`);
      expect(await shown()).toEqual(['hidden']);
    });

    test('coupons on a page that stays open past midnight show the new month', async ({ tab, open }) => {
      await open('/coupons', clockAt('2026-11-30T23:59:59.700-05:00'));
      await tab.waitFor('the month has changed', () => document.querySelector('.coupon-card-expiry b')!.textContent!.includes('01-01-27'));
      expect(await expiries(tab)).toEqual(all('01-01-27'));
    });
  },
};
