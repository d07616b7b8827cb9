import { describe, expect, test } from 'vitest';
import { dayAfter } from '../../../src/rules/zoned-time.ts';
import { comeBackAt as tabComesBackAt } from '../engines/first-scripts.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import type { Tab } from '../engines/tab.ts';
import { comeBackAt, openPage, textsOf } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

// The widgets coupon-date, open-now and timed. The tests in tests/unit/rules have all months, hours
// and zones. Here are those where a browser's own calendar could be wrong.

const { coupons, shop, labels } = SAMPLE.content;
const expiring = (date: string) => coupons.map(() => labels.expires.replace('{date}', date));

const MONTHS = [
  { when: 'in the last minute of the year', time: '2026-12-31T23:59-05:00', expires: '01-01-27' },
  { when: 'in the first minute of the year', time: '2027-01-01T00:00-05:00', expires: '02-01-27' },
  { when: 'on the 1st of a month', time: '2027-03-01T00:00-05:00', expires: '04-01-27' },
];
const HOURS = [
  {
    when: 'at closing',
    time: '2027-02-09T17:00-05:00',
    shop: 'closed until Wed 8 AM',
    gas: 'open until 10 PM',
  },
  {
    when: 'before clocks go forward',
    time: '2027-03-14T01:59-05:00',
    shop: 'closed until Mon 8 AM',
    gas: 'closed until 6 AM',
  },
  {
    when: 'at opening after they did',
    time: '2027-03-14T06:00-04:00',
    shop: 'closed until Mon 8 AM',
    gas: 'open until 10 PM',
  },
  {
    when: 'in the hour that clocks repeat',
    time: '2027-11-07T01:30-05:00',
    shop: 'closed until Mon 8 AM',
    gas: 'closed until 6 AM',
  },
];

/** What the top bar says of the shop and the pumps, without their names. */
const statuses = (tab: Tab) =>
  tab.evaluate(() => {
    const of = (place: string) => {
      const line = document.querySelector<HTMLElement>(`.top-bar [data-place="${place}"]`)!;
      return line.innerText.trim().replaceAll('\u00a0', ' ').replace(/^\S+ /, '');
    };
    return { shop: of('shop'), gas: of('gas') };
  });
const couponDates = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.coupon-card-expiry b')].map((line) =>
      line.innerText.trim(),
    ),
  );

describe.each(ENGINES)('a visitor in Tokyo with %s', (engine) => {
  // Browsers with and without Temporal compute the time in another zone in different ways.
  test.each([
    { browser: 'this browser', first: '' },
    { browser: 'an older one', first: 'delete globalThis.Temporal;' },
  ])(
    "sees the shop's date on each coupon, and until when shop and pumps are open or closed, in $browser",
    async ({ first }) => {
      const tab = await openTab(engine, '/coupons', {
        width: 1440,
        height: 900,
        time: MONTHS[0]!.time,
        first,
      });
      expect(await tab.evaluate(() => new Date(Date.UTC(2027, 0, 1)).getHours())).toBe(9);
      for (const { when, time, expires } of MONTHS) {
        await tabComesBackAt(tab, time);
        expect({ when, dates: await couponDates(tab) }).toEqual({ when, dates: expiring(expires) });
      }
      for (const { when, time, shop, gas } of HOURS) {
        await tabComesBackAt(tab, time);
        expect({ when, ...(await statuses(tab)) }).toEqual({ when, shop, gas });
      }
    },
  );
});

test('what is over goes, and in the header only its words, so that nothing moves', async () => {
  const { date } = shop.holidays[0]!;
  const page = await openPage('/services', {
    time: `${date}T23:59-05:00`,
    first: () => {
      const copyIntoHeader = () =>
        document
          .querySelector('header')!
          .prepend(document.querySelector('[data-widget=timed]')!.cloneNode(true));
      document.addEventListener('readystatechange', copyIntoHeader, { once: true });
    },
  });
  const shown = () =>
    page
      .locator(`[data-widget=timed]:not([data-until="2026-12-13"])`)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).visibility));
  expect(await shown()).toEqual(['visible', 'visible']);
  await comeBackAt(page, `${dayAfter(date)}T00:00-05:00`);
  expect(await shown()).toEqual(['hidden']);
});

test('coupons on a page that stays open past midnight show the new month', async () => {
  const page = await openPage('/coupons', { time: '2026-11-30T23:59:30-05:00', runs: true });
  await page.clock.runFor('01:00');
  expect(await textsOf(page, '.coupon-card-expiry b')).toEqual(expiring('01-01-27'));
});

test('a status that a browser has translated stays as it is until it changes', async () => {
  const page = await openPage('/', { time: '2026-11-18T10:00-05:00' });
  const status = page.locator('.top-bar [data-place="shop"]');
  await status.evaluate((line) => (line.textContent = 'Abierto'));
  await comeBackAt(page, '2026-11-18T10:01-05:00');
  expect(await status.innerText()).toBe('Abierto');
  await comeBackAt(page, '2026-11-18T17:00-05:00');
  expect(await status.innerText()).toMatch(/Thu\s8\sAM/);
});
