import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { EVERY_KIND, type PageKind } from '../../../scripts/browser/page-kinds.ts';
import { open, stillPage } from '../../../scripts/browser/still-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { putInto, STATES } from './states.ts';
import { reachablePlaces, type Stop, tabStops } from './tab-stops.ts';

const { url } = inject('frozenSite');
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const isHidden = ({ free }: Stop): boolean => free < 1;
const hasNoRing = ({ outline }: Stop): boolean => !/^solid ([3-9]|\d\d)/.test(outline);

/** Pages that together have every kind of focusable element. With one page of each kind, the test would press Tab 2,000 times. */
const kinds = (...names: PageKind[]) => EVERY_KIND.filter(([kind]) => names.includes(kind));

async function withPage(size: { width: number; height: number }, run: (page: Page) => Promise<void>): Promise<void> {
  const page = await stillPage(browser, size);
  try {
    await run(page);
  } finally {
    await page.context().close();
  }
}

describe.each([
  [
    'a phone',
    { width: 390, height: 844 },
    kinds('home', 'services', 'diagnostics', 'state-inspection', 'emissions', 'make-with-blocks', 'coupons', 'reviews', 'careers'),
  ],
  ['a phone on its side', { width: 667, height: 375 }, kinds('home', 'reviews')],
  ['a wide screen', { width: 1440, height: 900 }, kinds('home', 'services', 'emissions', 'make-with-blocks', 'car-wash')],
] as const)('the Tab key on %s', (_name, size, kinds) => {
  test.each(kinds)('%s: Tab stops at every focusable element, in reading order, with a visible ring and never covered', (_kind, path) =>
    withPage(size, async (page) => {
      await open(page, url + path);
      const stops = await tabStops(page);
      expect(stops.map(({ place }) => place)).toEqual(await reachablePlaces(page));
      expect(stops.filter(isHidden)).toEqual([]);
      expect(stops.filter(hasNoRing)).toEqual([]);
    }),
  );
});

test('Shift+Tab never stops at a covered element', () =>
  withPage({ width: 390, height: 600 }, async (page) => {
    await open(page, `${url}/services`);
    const stops = await tabStops(page, 'Shift+Tab');
    expect(stops.map(({ place }) => place).reverse()).toEqual(await reachablePlaces(page));
    expect(stops.filter(isHidden)).toEqual([]);
  }));

test.each(['menu open, services unfolded', 'menu open, vehicles unfolded'])(
  '%s: the head of the menu never covers the focused element',
  (state) =>
    withPage({ width: 390, height: 600 }, async (page) => {
      await open(page, url + STATES[state]!.path);
      await putInto(page, STATES[state]!);
      const covered: Stop[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let count = 0; count < 30; count += 1) {
          await page.keyboard.press(key);
          if (!(await page.evaluate(() => document.querySelector('#menu')!.contains(document.activeElement)))) break;
          const free = await page.evaluate(() => {
            const { left, width, top, bottom } = document.activeElement!.getBoundingClientRect();
            return [top + 2, bottom - 2].every((y) => document.activeElement!.contains(document.elementFromPoint(left + width / 2, y)));
          });
          if (!free) covered.push({ name: await page.evaluate(() => document.activeElement!.textContent) } as Stop);
        }
      }
      expect(covered).toEqual([]);
    }),
);

test('the skip link is the first stop, becomes visible, and skips the header', () =>
  withPage({ width: 390, height: 844 }, async (page) => {
    await open(page, `${url}/coupons`);
    await page.keyboard.press('Tab');
    const box = await page.evaluate(() => {
      const { left, top, right, bottom } = document.activeElement!.getBoundingClientRect();
      return { text: document.activeElement!.textContent, shown: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
    });
    expect(box).toEqual({ text: 'Skip to content', shown: true });
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(true);
  }));

test('the test finds a covered stop', () =>
  withPage({ width: 390, height: 600 }, async (page) => {
    await page.setContent(
      `<html style="scroll-padding:0"><body>${'<p><a href="#">Line</a></p>'.repeat(60)}<div style="position:fixed;inset:auto 0 0;height:70px;background:#000"></div></body></html>`,
    );
    expect((await tabStops(page)).some(isHidden)).toBe(true);
  }));
