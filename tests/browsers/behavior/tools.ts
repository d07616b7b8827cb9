import { expect, test } from 'vitest';
import { fill } from '../../../src/generator/fill.ts';
import { frozenContent } from '../../support/frozen-content.ts';
import type { Suite, Visitor } from './each-engine.ts';
import { clockAt } from './first-scripts.ts';

const { labels, inspections, coupons, shop } = frozenContent();
const { state, emissions } = inspections;

const STATE = '/services/virginia-state-inspection-centreville';
const EMISSIONS = '/services/virginia-emissions-inspection-centreville';
const SUNDAY = '2026-11-22T12:00-05:00';

const text = ({ tab }: Visitor, selector: string) =>
  tab.evaluate(
    (at) =>
      [...document.querySelectorAll<HTMLElement>(at)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText.replace(/\s+/g, ' ').trim()),
    selector,
  );
/** The first day and the day after the last one of the calendar entry that a link hands over. */
const entry = async ({ tab }: Visitor, link: string) => {
  const href = await tab.evaluate((at) => document.querySelector<HTMLAnchorElement>(at)!.href, link);
  return [...decodeURIComponent(href).matchAll(/DT(?:START|END);VALUE=DATE:(\d+)/g)].map(([, day]) => day);
};

/** The tools of single pages, each with a script that loads when it is touched. */
export const tools: Suite = {
  width: 390,
  height: 844,
  tests: (visitor) => {
    test('a month on the sticker gets an answer: the days that are left, and a calendar entry', async () => {
      const { tab, open } = visitor;
      await open(STATE, clockAt(SUNDAY));
      await tab.click({ role: 'button', name: 'November' });
      await tab.waitFor('the answer is there', () => document.querySelector('.sticker-months a') !== null);
      expect(await text(visitor, '.sticker-months-days')).toEqual([fill(labels.sticker.daysLeft, { days: '8' })]);
      expect(await entry(visitor, '.sticker-months a')).toEqual(['20261122', '20261129']);
      await tab.click({ role: 'button', name: 'February' });
      expect(await text(visitor, '.sticker-months-days')).toEqual([fill(labels.sticker.daysLeft, { days: '98' })]);
      expect(await entry(visitor, '.sticker-months a')).toEqual(['20270201', '20270208']);
      expect(
        await tab.evaluate(() =>
          [...document.querySelectorAll('.sticker-months [aria-pressed="true"]')].map(({ textContent }) => textContent),
        ),
      ).toEqual(['February']);
    });

    test('what a failure means, once opened, says the last day to come back, and the last one on which the lane is open', async () => {
      const { tab, open } = visitor;
      // Fifteen days after November 7 is a Sunday.
      await open(STATE, clockAt('2026-11-07T13:00-05:00'));
      await tab.click('.recheck summary');
      await tab.waitFor('the answer is there', () => document.querySelector('.recheck a.button') !== null);
      const [answer] = await text(visitor, '.recheck [role="status"]');
      expect(answer).toBe(
        `${fill(labels.recheck.lastDay, { date: 'Sunday, November 22, 2026' })} ${fill(labels.recheck.closed, { date: 'Saturday, November 21, 2026', hours: '8 AM – 2 PM' })}`,
      );
      expect(await entry(visitor, '.recheck a.button')).toEqual(['20261121', '20261122']);
    });

    test('items are ticked off, counted, and leave the list of what can be fixed at home; after coming back, nothing is kept', async () => {
      const { tab, open } = visitor;
      const fixable = state.criteria.rows.flatMap(({ item, fix }) => (fix ? [item] : []));
      const left = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.driveway-fixes li')]
            .filter((item) => item.checkVisibility())
            .map(({ dataset }) => dataset.item),
        );
      const count = (ticked: number) => fill(labels.driveway.count, { count: String(ticked), total: String(state.criteria.rows.length) });
      await open(STATE);
      expect(await left()).toEqual(fixable);
      const name = (item: string) => `${labels.driveway.tick}: ${item}`;
      await tab.click({ role: 'button', name: name(fixable[0]!) });
      await tab.waitFor('one is ticked', () => document.querySelector('.driveway [aria-pressed="true"]') !== null);
      expect([await text(visitor, '.driveway [role="status"]'), await left()]).toEqual([[count(1)], fixable.slice(1)]);
      await tab.click({ role: 'button', name: name(fixable[0]!) });
      expect([await text(visitor, '.driveway [role="status"]'), await left()]).toEqual([[count(0)], fixable]);
      for (const item of fixable) await tab.click({ role: 'button', name: name(item) });
      expect(await text(visitor, '.driveway-fixes')).toEqual([]);
      await open(STATE);
      expect([await text(visitor, '.driveway [role="status"]'), await left()]).toEqual([[count(0)], fixable]);
    });

    test('a button prints its part of the page alone, and the whole page prints again afterwards', async () => {
      const { tab, open } = visitor;
      await open(
        STATE,
        'window.print = () => { window.part = document.querySelector("[data-printed]")?.id; dispatchEvent(new Event("afterprint")); };',
      );
      await tab.click({ role: 'button', name: state.driveway.print });
      expect(await tab.evaluate(() => [(window as { part?: string }).part, document.querySelectorAll('[data-printed]').length])).toEqual([
        'driveway',
        0,
      ]);
    });

    test('the model years of the emissions questions follow the day of the visit', async () => {
      const { tab, open } = visitor;
      const years = () => text(visitor, '.emissions-walk > details > details > summary');
      await open(EMISSIONS, clockAt('2031-01-01T00:30-05:00'));
      await tab.click('.emissions-walk > details:first-of-type > summary');
      await tab.waitFor('the years have come', () => document.querySelector<HTMLElement>('[data-back="3"]')!.textContent === '2028');
      const { newer, range, older } = labels.modelYears;
      expect(await years()).toEqual([
        fill(newer, { year: '2028' }),
        fill(range, { from: '2007', to: '2027' }),
        fill(range, { from: '1997', to: '2006' }),
        fill(older, { year: '1996' }),
      ]);
    });

    test('while the shop is closed the bar offers e-mail that names the car, and offers the call again when the shop opens', async () => {
      const { tab, open } = visitor;
      const offered = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('.call-bar a')]
            .filter((link) => link.checkVisibility())
            .map(({ protocol }) => protocol),
        );
      await open('/vehicles/acura-service-centreville', clockAt('2027-02-09T07:59:58.000-05:00'));
      expect(await offered()).toEqual(['mailto:', 'https:']);
      const draft = new URL(await tab.evaluate(() => document.querySelector<HTMLAnchorElement>('.call-bar-mail')!.href));
      expect([draft.pathname, draft.searchParams.get('body')]).toEqual([
        shop.email,
        `${labels.mail.car}: Acura\r\n${labels.mail.complaint}: `,
      ]);
      await tab.waitFor(
        'the shop has opened',
        () => document.querySelector<HTMLElement>('.call-bar [data-place="shop"]')!.dataset.state === 'open',
      );
      expect(await offered()).toEqual(['tel:', 'https:']);
    });

    test('a coupon opens over the whole screen, is shared with its address, and Escape closes it', async () => {
      const { tab, open } = visitor;
      const { id } = coupons[0]!;
      const ticket = `#ticket-${id}`;
      const isOpen = () => tab.evaluate((at) => document.querySelector(at)!.checkVisibility(), ticket);
      await open('/coupons', 'navigator.share = async (data) => { window.shared = data; };');
      await tab.click(`#${id} .coupon-card-show`);
      expect(await isOpen()).toBe(true);
      expect(
        await tab.evaluate((at) => {
          const { width, height } = document.querySelector(at)!.getBoundingClientRect();
          return [Math.round(width), Math.round(height)].join() === [document.documentElement.clientWidth, innerHeight].join();
        }, ticket),
      ).toBe(true);
      await tab.waitFor(
        'it can be shared',
        (at: string) => [...document.querySelectorAll<HTMLElement>(`${at} .coupon-ticket-actions button`)].every(({ hidden }) => !hidden),
        ticket,
      );
      await tab.click(`${ticket} .coupon-ticket-actions button:not(.print-button)`);
      expect(await tab.evaluate(() => (window as { shared?: { url: string } }).shared?.url)).toBe(`${shop.origin}/coupons#${id}`);
      await tab.press('Escape');
      expect(await isOpen()).toBe(false);
    });
  },
};

/** What is in their place without script. */
export const toolsWithoutScript: Suite = {
  width: 390,
  height: 844,
  tests: (visitor) => {
    test('the tools that need a script are absent, and their general answers are there', async () => {
      const { tab, open } = visitor;
      await open(STATE);
      expect(await text(visitor, ':is(.sticker-months, .driveway) button')).toEqual([]);
      await tab.click('.recheck summary');
      expect(await text(visitor, '.recheck details > p')).toEqual([state.recheck.paragraph.replace(/\s+/g, ' ')]);
    });

    test('the emissions questions lead to a yes, a no and a not yet', async () => {
      const { tab, open } = visitor;
      const answers = () => text(visitor, '.emissions-walk-answer b');
      await open(EMISSIONS);
      await tab.click('.emissions-walk > details:last-of-type > summary');
      expect(await answers()).toEqual([labels.verdict.no]);
      await tab.click('.emissions-walk > details:first-of-type > summary');
      expect(await answers()).toEqual([]);
      await tab.click('.emissions-walk > details > details:nth-of-type(1) > summary');
      expect(await answers()).toEqual([labels.verdict.notYet]);
      await tab.click('.emissions-walk > details > details:nth-of-type(2) > summary');
      await tab.click('.emissions-walk > details > details:nth-of-type(2) details:nth-of-type(1) > summary');
      expect([await answers(), await text(visitor, '.emissions-walk-answer p')]).toEqual([
        [labels.verdict.yes],
        [emissions.walk.gasoline.text.replace(/\s+/g, ' ')],
      ]);
    });

    test('a coupon opens and closes, and the bar still offers the call', async () => {
      const { tab, open } = visitor;
      const { id } = coupons[0]!;
      const isOpen = () => tab.evaluate((at) => document.querySelector(at)!.checkVisibility(), `#ticket-${id}`);
      await open('/coupons');
      await tab.click(`#${id} .coupon-card-show`);
      expect(await isOpen()).toBe(true);
      await tab.click({ role: 'button', name: labels.coupon.close });
      expect(await isOpen()).toBe(false);
      expect(await text(visitor, '.call-bar-mail')).toEqual([]);
    });
  },
};
