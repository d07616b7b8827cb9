import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '../../../src/generator/portable.ts';
import { displayPhone } from '../../../src/rules/phone.ts';
import { SAMPLE } from '../../support/sites.ts';
import { comeBackAt, hold, newPage, openPage, textsOf } from '../support/open-page.ts';

// tests/unit/rules tests every day, month and hour. These tests read the pages.

const { paths, content } = SAMPLE;
const { coupons, labels, services, shop } = content;
const STATE = paths['state-inspection']!;
// The last car goes in 40 minutes before the shop closes.
const { criteria, prices, sticker: words } = content.inspections.state!;
const { driveway, recheck, sticker } = labels;

const press = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
};
/** The days of a calendar entry: its first, and the one after its last, in turn. */
async function calendarDays(page: Page, link: string) {
  const href = await page.locator(link).evaluate((element: HTMLAnchorElement) => element.href);
  return [...decodeURIComponent(href).matchAll(/DT(?:START|END);VALUE=DATE:(\d+)/g)].map(
    ([, day]) => day,
  );
}

test('the driveway check counts what is ticked, says at the last when to walk in, and stores nothing', async () => {
  const page = await openPage(STATE, { time: '2026-11-24T12:00-05:00' });
  const items = criteria.rows.map(({ item }) => item);
  const fixable = criteria.rows.flatMap(({ item, fix }) => (fix ? [item] : []));
  const tick = (item: string) => press(page, `${driveway.tick}: ${item}`);
  const counted = () => textsOf(page, '.driveway [role="status"]');
  const count = (ticked: number) => [
    fill(driveway.count, { count: `${ticked}`, total: `${items.length}` }),
  ];
  const left = () =>
    page
      .locator('.driveway-fixes li')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((item) => item.dataset.item));
  expect(await left()).toEqual(fixable);
  // The item looks ticked at once. The count comes with the script.
  const release = await hold(page, '**/driveway.*');
  for (const item of [fixable[0]!, fixable[1]!, fixable[1]!]) await tick(item);
  release();
  await expect.poll(counted).toEqual(count(1));
  expect(await left()).toEqual(fixable.slice(1));
  await tick(fixable[0]!);
  expect([await counted(), await left()]).toEqual([count(0), fixable]);
  for (const item of items) await tick(item);
  expect(await textsOf(page, '.driveway-fixes')).toEqual([]);
  const price = `$${prices.safety.amount}`;
  const time = '4:20 PM';
  expect(await counted()).toEqual([`${driveway.done} ${fill(driveway.open, { time, price })}`]);
  expect(await textsOf(page, '.notice-now')).toEqual([fill(labels.walkIns.open, { time })]);
  const stored = () => [localStorage.length, sessionStorage.length, document.cookie];
  expect(await page.evaluate(stored)).toEqual([0, 0, '']);
});

test('the sticker asks for month and year, and says at the tap how many days are left', async () => {
  const page = await openPage(STATE, { time: '2026-11-22T12:00-05:00' });
  const entry = '.sticker-months a';
  const [or2025, or2026] = ['2025', '2026'].map((year) => fill(sticker.orOlder, { year }));
  const says = (...lines: string[]) =>
    expect.poll(() => textsOf(page, '.sticker-months [role="status"] > *')).toEqual(lines);
  const hint = await page
    .locator('.sticker-months-days')
    .evaluate((days) => getComputedStyle(days, '::before').content);
  expect(hint).toBe(JSON.stringify(words.where));
  await press(page, 'November');
  await says(sticker.year);
  expect(await textsOf(page, '.sticker-months-years button')).toEqual([or2025, '2026', '2027']);
  await press(page, '2026');
  const november = fill(sticker.goodThrough, { date: 'Monday, November 30, 2026' });
  await says(fill(sticker.daysLeft, { days: '8' }), november);
  // The shop is closed on Sundays and on Thanksgiving.
  expect(await calendarDays(page, entry)).toEqual(['20261123', '20261126', '20261127', '20261129']);
  // Another month has neither an answer nor an entry before the visitor chooses its year.
  await press(page, 'February');
  await says(sticker.year);
  expect(await textsOf(page, entry)).toEqual([]);
  await comeBackAt(page, '2026-12-01T16:19-05:00');
  await press(page, 'November', or2026!);
  await says(sticker.expired, fill(sticker.today, { time: '4:20 PM' }));
  await comeBackAt(page, '2026-12-01T16:21-05:00');
  await press(page, 'November', or2026!);
  const tomorrow = { date: 'Wednesday, December 2, 2026', hours: '8 AM – 4:20 PM' };
  await says(sticker.expired, fill(sticker.next, tomorrow));
});

test('a recheck has a last open day, which goes on with the days, and keeps focus and choice', async () => {
  const page = await openPage(STATE, { time: '2026-11-07T13:00-05:00' });
  const entry = '.recheck a.button';
  const says = async (inspected: string, date: string, more: string) =>
    expect(await textsOf(page, '.recheck [role="status"]')).toEqual([
      `${fill(recheck.lastDay, { inspected, date })} ${more}`,
    ]);
  await page.click('.recheck summary');
  await page.focus(entry);
  // Fifteen days after November 7 is a Sunday.
  const saturday = { date: 'Saturday, November 21, 2026', hours: '8 AM – 1:20 PM' };
  await says(
    'Saturday, November 7, 2026',
    'Sunday, November 22, 2026',
    fill(recheck.closed, saturday),
  );
  expect(await calendarDays(page, entry)).toEqual(['20261121', '20261122']);
  await comeBackAt(page, '2026-11-09T12:00-05:00');
  const weekday = fill(recheck.open, { hours: '8 AM – 4:20 PM' });
  await says('Monday, November 9, 2026', 'Tuesday, November 24, 2026', weekday);
  expect(await page.locator(entry).evaluate((link) => link === document.activeElement)).toBe(true);
  await press(page, recheck.earlier, recheck.earlier);
  await comeBackAt(page, '2026-11-21T14:00-05:00');
  await says('Friday, November 6, 2026', saturday.date, recheck.over);
  expect(await textsOf(page, entry)).toEqual([]);
});

test('a tool whose script could not be loaded says so, works at the next touch, and looks pressed meanwhile', async () => {
  const script = '**/sticker-months.*';
  const page = await newPage({ expected: /^A tool of this page could not be loaded\./ });
  await page.route(script, (route) => route.abort());
  await page.goto(STATE);
  const alerts = () => textsOf(page, '.sticker-months [role="alert"]');
  const pressed = () => textsOf(page, '.sticker-months-keys [aria-pressed="true"]');
  await press(page, 'November');
  await expect.poll(alerts).toEqual([labels.toolFailed]);
  expect(await pressed()).toEqual([]);
  await page.unrouteAll();
  const release = await hold(page, script);
  await press(page, 'February');
  expect([await alerts(), await pressed()]).toEqual([[], ['February']]);
  release();
  await page.locator('.sticker-months-years').waitFor();
});

// tests/spec tests the words of every button at each moment.
test('top bar, call note and walk-ins are true on a holiday, after the last car and on Sunday', async () => {
  const { callNote, closedToday, closedUntil, opens, openUntil, place, walkIns } = labels;
  const [open, closed] = [openUntil, closedUntil].map(
    (label) => `${label.replace('{place}', place.shop)} Mon-Fri 8AM-5PM, Sat 8AM-2PM`,
  );
  const holiday = `${fill(closedToday, { name: shop.holidays[0]!.name })} ${opens}`;
  const call = `${callNote.open} ${displayPhone(shop.phone)}`;
  const mail = `${callNote.closed} ${callNote.mail}`;
  const page = await openPage(paths.emissions!);
  for (const [now, bar, note, time, walkIn, carTime] of [
    ['26T12:00', holiday, mail, 'Fri 8 AM', walkIns.closed, 'Fri 8 AM'],
    ['27T16:19', open, call, '5 PM', walkIns.open, '4:20 PM'],
    ['28T13:55', open, call, '2 PM', walkIns.closed, 'Mon 8 AM'],
    ['29T12:00', closed, mail, 'Mon 8 AM', walkIns.closed, 'Mon 8 AM'],
  ]) {
    await comeBackAt(page, `2026-11-${now}-05:00`);
    const seen = ['.top-bar p:first-child', '.call-note', '.notice-now'].map((line) =>
      textsOf(page, line),
    );
    const said = [bar!, note!].map((line) => fill(line, { time: time! }));
    expect((await Promise.all(seen)).flat()).toEqual([...said, fill(walkIn!, { time: carTime! })]);
  }
});

test('a coupon fills the screen, can be shared, and closes by keyboard', async () => {
  const { id } = coupons[0]!;
  const page = await openPage('/coupons', {
    height: 400,
    first: () => {
      navigator.share = async (data) => {
        Object.assign(window, { shared: data?.url });
        // A visitor who cancels sharing causes no error.
        throw new DOMException('', 'AbortError');
      };
    },
  });
  const ticket = page.locator(`#${id}:popover-open`);
  for (const key of ['Escape', 'Shift+Tab']) {
    await page.click(`#${id} .coupon-card-show`);
    expect(await ticket.locator('h2').boundingBox()).toMatchObject({ x: 16, y: 16, width: 358 });
    expect(await ticket.locator('[aria-label] > :focus').count()).toBe(1);
    await page.keyboard.press(key);
    expect({ key, open: await ticket.isVisible() }).toEqual({ key, open: false });
  }
  await page.click(`#${id} .coupon-card-show`);
  // A press on the coupon itself leaves it open.
  await page.click(`#${id} h2`);
  await expect
    .poll(() => textsOf(page, '.coupon-card-today'))
    .toContain('Wednesday, November 18, 2026');
  await press(page, labels.coupon.share);
  await expect
    .poll(() => page.evaluate(() => 'shared' in window && window.shared))
    .toBe(`${shop.origin}/coupons#${id}`);
});

// tests/spec tests the page and what it logs.
test('the not-found page offers the page that a mistyped address means', async () => {
  const page = await newPage({ expected: /^404: there is no page at / });
  const offer = page.locator('[data-near]');
  await page.goto('/no/such/page');
  expect(await offer.innerText()).toBe('');
  await page.goto(STATE.toUpperCase());
  const { name } = services.find(({ path }) => path === STATE)!;
  await expect.poll(() => offer.innerText()).toBe(fill(labels.didYouMean, { page: name }));
  expect(await offer.locator('a').getAttribute('href')).toBe(STATE);
});
