import { expect } from 'vitest';
import { fill } from '../../../src/generator/fill.ts';
import type { Tab } from '../engines/engine.ts';
import type { Suite } from './each-engine.ts';
import { clockAt, comeBackAt, WITHOUT_ARIA_PROPERTIES } from './first-scripts.ts';
import { SAMPLE } from '../../support/sites.ts';

const { labels, inspections, coupons, services, shop } = SAMPLE.content;
const [state, emissions] = [inspections.state!, inspections.emissions!];
const MAKE = SAMPLE.content.makes[0]!;

const exhibited = services.find(({ exhibit }) => exhibit)!;
const gauge = exhibited.exhibit!.gauge;
const STATE = SAMPLE.kinds['state-inspection']!;
const EMISSIONS = SAMPLE.kinds.emissions!;
const SUNDAY = '2026-11-22T12:00-05:00';

const text = (tab: Tab, selector: string) =>
  tab.evaluate(
    (at) =>
      [...document.querySelectorAll<HTMLElement>(at)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText.replace(/\s+/g, ' ').trim()),
    selector,
  );
/** The first day of a link's calendar entry, and the day after its last day. */
const entry = async (tab: Tab, link: string) => {
  const href = await tab.evaluate((at) => document.querySelector<HTMLAnchorElement>(at)!.href, link);
  return [...decodeURIComponent(href).matchAll(/DT(?:START|END);VALUE=DATE:(\d+)/g)].map(([, day]) => day);
};

/** The address and the text of the e-mail that the bar offers. */
const draft = async (tab: Tab) => {
  const { pathname, searchParams } = new URL(await tab.evaluate(() => document.querySelector<HTMLAnchorElement>('.call-bar-mail')!.href));
  return [pathname, searchParams.get('body')];
};

const isOpen = (tab: Tab, coupon: string) => tab.evaluate((at) => document.querySelector(at)!.checkVisibility(), `#ticket-${coupon}`);

/** The tools of single pages, each with a script that loads when it is touched. */
export const tools: Suite = {
  width: 390,
  height: 844,
  once: (test) => {
    test('the keys of a gauge move the drawing, the number and the words, which a screen reader also gets', async ({ tab, open }) => {
      await open(exhibited.path);
      const shown = () =>
        tab.evaluate(() => ({
          value: document.querySelector('.exhibit-value')!.textContent,
          said: document.querySelector('#gauge')!.getAttribute('aria-valuetext'),
          at: getComputedStyle(document.querySelector('.exhibit')!).getPropertyValue('--at'),
        }));
      // What is only hidden has no words.
      const said = async () => (await text(tab, '.exhibit-gauge li')).filter((words) => words !== '');
      const before = await said();
      await tab.focus('#gauge');
      await tab.press('End');
      await tab.waitFor('the script is there', () => document.querySelector('.exhibit-value b')!.textContent === '12');
      const { words } = gauge.zones.at(-1)!;
      expect(await shown()).toEqual({ value: `12${gauge.unit}`, said: `12${gauge.unit}. ${words}`, at: '0' });
      expect([before, await said()]).toEqual([[gauge.zones[1]!.words], [words]]);
    });

    test('the month and the year on the sticker show the days that are left or that it has expired, when to come, and a calendar entry', async ({
      tab,
      open,
    }) => {
      await open(STATE, clockAt(SUNDAY), WITHOUT_ARIA_PROPERTIES);
      const bottom = () =>
        tab.evaluate(() => {
          const { parentElement: tool, offsetTop, offsetHeight } = document.querySelector<HTMLElement>('.sticker-months [role="status"]')!;
          return offsetTop + offsetHeight - tool!.offsetTop;
        });
      const room = await bottom();
      const { year, orBefore, daysLeft, oneDayLeft, lastDay, expired, today, next, goodThrough, tooLate } = labels.sticker;
      const answer = () => text(tab, '.sticker-months [role="status"] > *');
      const choose = async (...names: string[]) => {
        for (const name of names) await tab.click({ role: 'button', name });
      };
      await choose('November');
      await tab.waitFor('the years are there', () => document.querySelector('.sticker-months-years') !== null);
      expect([await answer(), await bottom()]).toEqual([[year, ''], room]);
      expect(await text(tab, '.sticker-months-years button')).toEqual([fill(orBefore, { year: '2025' }), '2026', '2027']);
      await choose('2026');
      const november = fill(goodThrough, { date: 'Monday, November 30, 2026' });
      expect([await answer(), await bottom()]).toEqual([[fill(daysLeft, { days: '8' }), november], room]);
      // The shop is closed on Sundays and on Thanksgiving.
      await expect.poll(() => entry(tab, '.sticker-months a')).toEqual(['20261123', '20261126', '20261127', '20261129']);
      await choose('2027');
      expect((await answer())[0]).toBe(fill(daysLeft, { days: '373' }));
      await expect.poll(() => text(tab, '.sticker-months a')).toEqual([fill(labels.sticker.remind, { dates: 'Nov 1 – Nov 6, 2027' })]);
      await choose('February');
      expect([await answer(), await text(tab, '.sticker-months a')]).toEqual([[year, ''], []]);
      await choose('2027');
      const closed = fill(labels.recheck.closed, { date: 'Saturday, February 27, 2027', hours: '8 AM – 2 PM' });
      expect([await answer(), await bottom()]).toEqual([[fill(daysLeft, { days: '98' }), expect.stringContaining(` ${closed}`)], room]);
      await expect.poll(() => entry(tab, '.sticker-months a')).toEqual(['20270201', '20270207']);
      expect(await text(tab, '.sticker-months [aria-pressed="true"]')).toEqual(['February', '2027']);
      for (const { time, words } of [
        { time: '2026-11-29T23:59-05:00', words: oneDayLeft },
        { time: '2026-11-30T00:00-05:00', words: lastDay },
      ]) {
        await comeBackAt(tab, time);
        await choose('November', '2026');
        expect(await answer()).toEqual([words, november]);
      }
      await comeBackAt(tab, '2026-11-30T17:00-05:00');
      await choose('2026');
      const tuesday = fill(tooLate, { date: 'Tuesday, December 1, 2026', hours: '8 AM – 5 PM' });
      expect(await answer()).toEqual([lastDay, `${november} ${tuesday}`]);
      await tab.waitFor('there is no entry', () => document.querySelector('.sticker-months a') === null);
      await choose(fill(orBefore, { year: '2025' }));
      expect(await answer()).toEqual([expired, fill(next, { date: 'Tuesday, December 1, 2026', hours: '8 AM – 5 PM' })]);
      await expect.poll(() => entry(tab, '.sticker-months a')).toEqual(['20261201', '20261202']);
      await comeBackAt(tab, '2026-12-01T16:59-05:00');
      await choose('November', fill(orBefore, { year: '2026' }));
      expect(await answer()).toEqual([expired, fill(today, { time: '5 PM' })]);
      await tab.waitFor('there is no entry', () => document.querySelector('.sticker-months a') === null);
    });

    test('a tool whose script could not be loaded works at the next touch', async ({ tab, site, open }) => {
      site.faults.blocked = [/\/sticker-months\./];
      await open(STATE, clockAt(SUNDAY));
      await tab.click({ role: 'button', name: 'November' });
      await tab.waitFor('the failure is on the console, and is the only one', () => {
        const { said } = window as unknown as { said: string[] };
        const errors = said.filter((line) => line.startsWith('error: '));
        said.splice(0);
        return errors.length > 0 && errors.every((line) => line.startsWith('error: A tool of this page could not be loaded.'));
      });
      const pressed = () => text(tab, '.sticker-months-keys [aria-pressed="true"]');
      expect([await text(tab, '.sticker-months [role="alert"]'), await pressed()]).toEqual([[labels.toolFailed], []]);
      site.faults.blocked = [];
      site.faults.slow = [{ path: /\/sticker-months\./, milliseconds: 700 }];
      await tab.click({ role: 'button', name: 'February' });
      expect([await text(tab, '.sticker-months [role="alert"]'), await pressed()]).toEqual([[], ['February']]);
      await tab.waitFor('the years are there', () => document.querySelector('.sticker-months-years') !== null);
      expect((await text(tab, '.sticker-months-days'))[0]).toBe(labels.sticker.year);
    });

    test('the text about a failed inspection shows, for the day of the inspection, the last day to come back and the last open day', async ({
      tab,
      open,
    }) => {
      // Fifteen days after November 7 is a Sunday.
      await open(STATE, clockAt('2026-11-07T13:00-05:00'));
      await tab.click('.recheck summary');
      await tab.waitFor('the answer is there', () => document.querySelector('.recheck a.button') !== null);
      const { earlier, lastDay, over, closed, open: openThen } = labels.recheck;
      const answer = async () => (await text(tab, '.recheck [role="status"]'))[0];
      const chosen = () => tab.evaluate(() => document.querySelector<HTMLSelectElement>('.recheck select')!.selectedOptions[0]!.text);
      const choose = (option: string) =>
        tab.evaluate((wanted) => {
          const select = document.querySelector<HTMLSelectElement>('.recheck select')!;
          select.selectedIndex = [...select.options].findIndex(({ text }) => text === wanted);
          select.dispatchEvent(new Event('change'));
        }, option);
      const saturday = fill(closed, { date: 'Saturday, November 21, 2026', hours: '8 AM – 2 PM' });
      expect(await answer()).toBe(`${fill(lastDay, { date: 'Sunday, November 22, 2026' })} ${saturday}`);
      expect(await entry(tab, '.recheck a.button')).toEqual(['20261121', '20261122']);
      await tab.focus('.recheck a.button');
      await comeBackAt(tab, '2026-11-09T12:00-05:00');
      const weekday = fill(openThen, { hours: '8 AM – 5 PM' });
      expect([await chosen(), await answer()]).toEqual([
        'Monday, November 9, 2026',
        `${fill(lastDay, { date: 'Tuesday, November 24, 2026' })} ${weekday}`,
      ]);
      expect(await entry(tab, '.recheck a.button')).toEqual(['20261124', '20261125']);
      expect(await tab.evaluate(() => document.activeElement!.matches('.recheck a.button'))).toBe(true);
      await choose('Friday, November 6, 2026');
      expect(await answer()).toBe(`${fill(lastDay, { date: 'Saturday, November 21, 2026' })} ${fill(openThen, { hours: '8 AM – 2 PM' })}`);
      // The day that was chosen stays. When its last open day is over, there is nothing to add to a calendar.
      await comeBackAt(tab, '2026-11-21T14:00-05:00');
      expect([await chosen(), await answer(), await text(tab, '.recheck a.button')]).toEqual([
        'Friday, November 6, 2026',
        `${fill(lastDay, { date: 'Saturday, November 21, 2026' })} ${over}`,
        [],
      ]);
      await comeBackAt(tab, SUNDAY);
      expect([await chosen(), await answer(), await text(tab, '.recheck a.button')]).toEqual([
        'Monday, November 23, 2026',
        `${fill(lastDay, { date: 'Tuesday, December 8, 2026' })} ${weekday}`,
        [fill(labels.recheck.remind, { date: 'Dec 8' })],
      ]);
      await choose(earlier);
      expect([await answer(), await text(tab, '.recheck a.button')]).toEqual([over, []]);
    });

    test('ticked items are counted and disappear from the list of home fixes; after a reload, no ticks are kept', async ({ tab, open }) => {
      const fixable = state.criteria.rows.flatMap(({ item, fix }) => (fix ? [item] : []));
      const left = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.driveway-fixes li')]
            .filter((item) => item.checkVisibility())
            .map(({ dataset }) => dataset.item),
        );
      const count = (ticked: number) => fill(labels.driveway.count, { count: String(ticked), total: String(state.criteria.rows.length) });
      await open(STATE, WITHOUT_ARIA_PROPERTIES);
      expect(await left()).toEqual(fixable);
      const name = (item: string) => `${labels.driveway.tick}: ${item}`;
      await tab.click({ role: 'button', name: name(fixable[0]!) });
      // The item looks ticked at once. The count comes with the script.
      await tab.waitFor('one is counted', (said) => document.querySelector('.driveway [role="status"]')?.textContent === said, count(1));
      expect([await text(tab, '.driveway [role="status"]'), await left()]).toEqual([[count(1)], fixable.slice(1)]);
      await tab.click({ role: 'button', name: name(fixable[0]!) });
      expect([await text(tab, '.driveway [role="status"]'), await left()]).toEqual([[count(0)], fixable]);
      for (const item of fixable) await tab.click({ role: 'button', name: name(item) });
      expect(await text(tab, '.driveway-fixes')).toEqual([]);
      expect(await tab.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
      await open(STATE);
      expect([await text(tab, '.driveway [role="status"]'), await left()]).toEqual([[count(0)], fixable]);
    });

    test('after the last tick, the bar says until when to walk in and for how much', async ({ tab, open }) => {
      await open(STATE, clockAt('2026-11-24T12:00-05:00'));
      await tab.click('.driveway [aria-pressed]');
      await tab.waitFor('one is counted', () => document.querySelector('.driveway [role="status"]')!.textContent!.startsWith('1 '));
      await tab.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('.driveway [aria-pressed="false"]')) button.click();
      });
      const [ending] = await text(tab, '.driveway [role="status"]');
      expect(ending).toBe(fill(labels.driveway.open, { time: '5 PM', price: `$${state.prices.safety.amount}` }));
      await tab.click('.driveway [aria-pressed]');
      expect(await text(tab, '.driveway [role="status"]')).not.toEqual([ending]);
    });

    test('a button prints only its part of the page, once, and afterwards the whole page prints again', async ({ tab, open }) => {
      await open(
        STATE,
        'window.parts = []; window.print = () => { parts.push(document.querySelector("[data-printed]")?.id); dispatchEvent(new Event("afterprint")); };',
      );
      // A click that comes before the script of the tool around the button.
      await tab.evaluate(() => document.querySelector<HTMLElement>('.driveway .print-button')!.click());
      await tab.click('.driveway [aria-pressed]');
      await tab.waitFor('the tool has started', () => document.querySelector('.driveway [aria-pressed="true"]') !== null);
      expect(
        await tab.evaluate(() => [(window as unknown as { parts: string[] }).parts, document.querySelectorAll('[data-printed]').length]),
      ).toEqual([['driveway'], 0]);
    });

    test.for<[time: string, year: number]>([
      ['2030-12-31T23:59-05:00', 2030],
      ['2031-01-01T00:00-05:00', 2031],
    ])('at %s the model years of the emissions questions are those of the year where the shop is', async ([time, year], { tab, open }) => {
      await open(EMISSIONS, clockAt(time));
      await tab.click('.emissions-walk > details:first-of-type > summary');
      await tab.waitFor(
        'the years have come',
        (newest) => document.querySelector<HTMLElement>('[data-back="3"]')!.textContent === newest,
        `${year - 3}`,
      );
      const { newer, range, older } = labels.modelYears;
      expect(await text(tab, '.emissions-walk > details > details > summary')).toEqual([
        fill(newer, { year: `${year - 3}` }),
        fill(range, { from: `${year - 24}`, to: `${year - 4}` }),
        fill(range, { from: '1997', to: `${year - 25}` }),
        fill(older, { year: '1996' }),
      ]);
    });

    test('while the shop is closed, the bar offers e-mail that names the car; then it offers the call', async ({ tab, open }) => {
      const offered = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('.call-bar a')]
            .filter((link) => link.checkVisibility())
            .map(({ protocol }) => protocol),
        );
      await open(MAKE.path, clockAt('2027-02-09T07:59:58.000-05:00'));
      expect(await offered()).toEqual(['mailto:', 'https:']);
      expect(await draft(tab)).toEqual([shop.email, `${labels.mail.car}: ${MAKE.name}\r\n${labels.mail.complaint}: `]);
      await tab.waitFor(
        'the shop has opened',
        () => document.querySelector<HTMLElement>('.call-bar [data-place="shop"]')!.dataset.state === 'open',
      );
      expect(await offered()).toEqual(['tel:', 'https:']);
    });

    test('on the page of a service, the e-mail names the service and asks for the car', async ({ tab, open }) => {
      const { name, path } = services.find(({ kind }) => kind === 'diagnostics')!;
      await open(path);
      const { car, service, complaint } = labels.mail;
      expect(await draft(tab)).toEqual([shop.email, `${car}: \r\n${service}: ${name}\r\n${complaint}: `]);
    });

    test('a coupon opens over the whole screen, can be shared with its address, and closes with Escape or when the focus leaves it', async ({
      tab,
      open,
    }) => {
      const { id } = coupons[0]!;
      const ticket = `#ticket-${id}`;
      // The visitor shares nothing after all, which is no error.
      await open('/coupons', 'navigator.share = async (data) => { window.shared = data; throw new DOMException("", "AbortError"); };');
      await tab.click(`#${id} .coupon-card-show`);
      expect(await isOpen(tab, id)).toBe(true);
      expect(await tab.evaluate((at) => document.querySelector(at)!.contains(document.activeElement), ticket)).toBe(true);
      const [room, size] = await tab.evaluate((at) => {
        const { width, height } = document.querySelector(at)!.getBoundingClientRect();
        return [[document.documentElement.clientWidth, innerHeight], [width, height].map(Math.round)];
      }, ticket);
      expect(size).toEqual(room);
      await tab.waitFor(
        'it can be shared',
        (at: string) => [...document.querySelectorAll<HTMLElement>(`${at} .actions button`)].every(({ hidden }) => !hidden),
        ticket,
      );
      await tab.click(`${ticket} .actions button:not(.print-button)`);
      expect(await tab.evaluate(() => (window as { shared?: { url: string } }).shared?.url)).toBe(`${shop.origin}/coupons#${id}`);
      await tab.press('Escape');
      expect(await isOpen(tab, id)).toBe(false);
      await tab.click(`#${id} .coupon-card-show`);
      expect(await isOpen(tab, id)).toBe(true);
      await tab.press('Shift+Tab');
      expect(await isOpen(tab, id)).toBe(false);
    });

    test('in a browser without popovers, a coupon has no button that would open it', async ({ tab, open }) => {
      await open('/coupons');
      expect(await text(tab, '.coupon-card-show')).toHaveLength(coupons.length);
      // What such a browser reads of the style sheets.
      await tab.evaluate(() => {
        for (const sheet of document.styleSheets)
          for (const rule of sheet.cssRules)
            if (rule instanceof CSSSupportsRule && rule.conditionText === 'not selector(:popover-open)')
              for (const { cssText } of rule.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
      });
      expect(await text(tab, '.coupon-card-show')).toEqual([]);
    });

    test('if the browser cannot share, a coupon has no share button', async ({ tab, open }) => {
      await open('/coupons', 'Object.defineProperty(navigator, "share", { get() { window.asked = true; } });');
      await tab.click('.coupon-card-show');
      await tab.waitFor('the coupon has asked', () => 'asked' in window);
      expect(await text(tab, '.coupon-ticket .actions button')).toEqual([labels.coupon.print]);
    });
  },
};

/** What replaces the tools without script. */
export const toolsWithoutScript: Suite = {
  width: 390,
  height: 844,
  engines: (test) => {
    test('tools that need a script are hidden, and their general answers are visible', async ({ tab, open }) => {
      await open(STATE);
      expect(await text(tab, ':is(.sticker-months, .driveway) button')).toEqual([]);
      expect((await text(tab, 'main')).join(' ')).not.toMatch(/\b(tap|press|click)\b/i);
      await tab.click('.recheck summary');
      expect(await text(tab, '.recheck details > p')).toEqual([state.recheck.paragraph.replace(/\s+/g, ' ')]);
    });

    test('a gauge is a list of all that it would say', async ({ tab, open }) => {
      await open(exhibited.path);
      expect(await text(tab, '.exhibit-gauge input')).toEqual([]);
      expect(await text(tab, '.exhibit-gauge li')).toEqual(gauge.zones.map(({ from, words }) => `${from}${gauge.unit}: ${words}`));
    });

    test('a coupon opens and closes, and the call bar still offers the call', async ({ tab, open }) => {
      const { id } = coupons[0]!;
      await open('/coupons');
      await tab.click(`#${id} .coupon-card-show`);
      expect(await isOpen(tab, id)).toBe(true);
      await tab.click({ role: 'button', name: labels.coupon.close });
      expect(await isOpen(tab, id)).toBe(false);
      expect(await text(tab, '.call-bar-mail')).toEqual([]);
    });
  },
  once: (test) => {
    test('the emissions questions lead to a yes, a no and a not yet', async ({ tab, open }) => {
      const answers = () => text(tab, '.emissions-walk-answer b');
      await open(EMISSIONS);
      await tab.click('.emissions-walk > details:last-of-type > summary');
      expect(await answers()).toEqual([labels.verdict.no]);
      // The other answers come back when this one is closed.
      expect(await text(tab, '.emissions-walk > details > summary')).toHaveLength(1);
      await tab.click('.emissions-walk > details:last-of-type > summary');
      await tab.click('.emissions-walk > details:first-of-type > summary');
      expect(await answers()).toEqual([]);
      await tab.click('.emissions-walk > details > details:nth-of-type(1) > summary');
      expect(await answers()).toEqual([labels.verdict.notYet]);
      await tab.click('.emissions-walk > details > details:nth-of-type(1) > summary');
      await tab.click('.emissions-walk > details > details:nth-of-type(2) > summary');
      await tab.click('.emissions-walk > details > details:nth-of-type(2) details:nth-of-type(1) > summary');
      expect([await answers(), await text(tab, '.emissions-walk-answer p')]).toEqual([
        [labels.verdict.yes],
        [emissions.walk.gasoline.text.replace(/\s+/g, ' ')],
      ]);
    });
  },
};
