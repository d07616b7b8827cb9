import { expect } from 'vitest';
import { inEachEngine, type Suite } from './each-engine.ts';
import { clockAt, comeBackAt } from './first-scripts.ts';
import { deadControls, lostWords } from './reading.ts';
import { SAMPLE } from '../../support/sites.ts';

const { coupons } = SAMPLE.content;

/** Breaks the menu's widget, like an old browser or a mistake in the markup. */
const BROKEN_MENU = `
  document.addEventListener('readystatechange', () => {
    const root = document.querySelector('[data-widget="menu"]');
    for (const key of ['addEventListener', 'querySelector', 'querySelectorAll', 'dataset', 'id']) {
      Object.defineProperty(root, key, { get() { throw new Error('broken on purpose'); } });
    }
  }, { once: true });`;

const faults: Suite = {
  width: 390,
  height: 844,
  once: (test) => {
    // This test comes first, because no engine requests a font again that it has loaded.
    test('without the web fonts, every word is visible and the page is not wider than the window', async ({ tab, site, open }) => {
      site.faults.blocked = [/\.woff2$/];
      for (const kind of ['home', 'coupons', 'make-long', 'state-inspection'] as const) {
        await open(SAMPLE.kinds[kind]!);
        // Fallback fonts, with a number in their names, are system fonts, which may be loaded.
        const states = await tab.evaluate(() =>
          [...document.fonts].filter(({ family }) => !/[0-9]/.test(family)).map(({ status }) => status),
        );
        expect([states.length, states.includes('loaded')]).toEqual([2, false]);
        for (const width of [1440, 390]) {
          await tab.resize(width, 844);
          expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${kind} at ${width}`).toBeLessThanOrEqual(0);
        }
        expect(await lostWords(tab), kind).toEqual([]);
      }
      expect(site.requests.some((file) => file.endsWith('.woff2'))).toBe(true);
    });

    test('a broken widget logs one message on the console, and everything else works', async ({ tab, open, said }) => {
      await open('/', BROKEN_MENU);
      const complaints = (await said()).filter((line) => line.includes('did not start'));
      expect(complaints).toEqual(['error: The widget "menu" did not start. Error: broken on purpose']);
      const roots = await tab.evaluate(() =>
        [...document.querySelectorAll('[data-widget]')].map(
          (root) => [root.getAttribute('data-widget'), root.hasAttribute('data-ready')] as const,
        ),
      );
      expect(roots.filter(([, ready]) => !ready)).toEqual([['menu', false]]);
      expect(roots.length).toBeGreaterThan(5);
      expect(await tab.evaluate(() => typeof (window as { va?: unknown }).va)).toBe('function');
    });

    test('if the script is blocked, nothing stays hidden and every control works', async ({ tab, site, open }) => {
      site.faults.blocked = [/^\/assets\/.*\.js$/];
      for (const path of ['/', '/coupons', '/about', '/reviews']) {
        await open(path);
        expect(await tab.evaluate(() => document.querySelectorAll('[data-ready]').length), path).toBe(0);
        // Content that waits for the script appears after four seconds. Here these pass at once.
        await tab.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
        expect(await deadControls(tab), path).toEqual([]);
        expect(await lostWords(tab), path).toEqual([]);
      }
      await tab.click('.site-header .menu-button');
      await tab.click('#menu details:nth-of-type(1) summary');
      expect(await tab.evaluate(() => document.querySelector<HTMLDetailsElement>('#menu details')!.open)).toBe(true);
    });

    test.for([
      ['is not there', { missing: [/^\/_vercel\//] }],
      ['is blocked', { blocked: [/^\/_vercel\//] }],
    ])(
      'if the analytics script %s, the console has one message and the page shows nothing',
      async ([, faults], { tab, site, open, said }) => {
        const shown = () => tab.evaluate(() => document.body.innerText);
        // For a visitor who is not counted.
        await open('/reviews', "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });");
        const before = await shown();
        expect(await said()).toEqual([]);
        Object.assign(site.faults, faults);
        await open('/reviews');
        await tab.waitFor('the failure is on the console', () => (window as unknown as { said: string[] }).said.length > 0);
        expect(await said()).toEqual([
          'log: [Vercel Web Analytics] Failed to load script from /_vercel/insights/script.js. Be sure to enable Web Analytics for your project and deploy again. See https://vercel.com/docs/analytics/quickstart for more information.',
        ]);
        expect(await shown()).toBe(before);
        await tab.click('.review-card button');
        expect(await tab.evaluate(() => document.querySelector('.review-card button')!.getAttribute('aria-expanded'))).toBe('true');
      },
    );

    test('a clock that is decades off breaks nothing', async ({ tab, open }) => {
      const words = (widget: string) =>
        tab.evaluate(
          (name) => [...document.querySelectorAll<HTMLElement>(`[data-widget="${name}"]`)].map(({ textContent }) => textContent!.trim()),
          widget,
        );
      const [first, ...others] = ['1970-01-01T00:00Z', '2001-09-09T01:46:40Z', '2038-01-19T03:14:07Z', '2099-12-31T23:59Z'];
      await open('/coupons', clockAt(first!));
      for (const time of [first!, ...others]) {
        if (time !== first) await comeBackAt(tab, time);
        const dates = await words('coupon-date');
        expect(dates.length).toBeGreaterThanOrEqual(coupons.length);
        for (const date of dates) expect(date, time).toMatch(/^(0[1-9]|1[0-2])-01-\d\d$/);
        const places = await words('open-now');
        expect(places.length).toBeGreaterThan(0);
        for (const place of places)
          expect(place, time).toMatch(/(^|\s)([Oo]pen|[Cc]losed) until ((Sun|Mon|Tue|Wed|Thu|Fri|Sat) )?\d+(:\d\d)? [AP]M$/);
      }
      expect(await tab.evaluate(() => document.querySelectorAll('[data-widget]:not([data-ready])').length)).toBe(0);
    });
  },
};

inEachEngine({}, { faults });
