import { expect } from 'vitest';
import type { Tab } from '../engines/engine.ts';
import type { Suite, Visitor } from './each-engine.ts';
import { beforeScripts } from './first-scripts.ts';

const OPENER = '.site-header .menu-button';

/** Whether an element, or one inside it, has the focus. */
const hasFocus = (tab: Tab, selector: string) =>
  tab.evaluate((at) => document.querySelector(at)!.contains(document.activeElement), selector);
/** The menu is visible to its last link and has the focus, or it is hidden; the button reports the same state. */
const becomes = (tab: Tab, open: boolean) =>
  tab.waitFor(
    `the menu is ${open ? 'open and has the focus' : 'closed'}`,
    (wanted) => {
      const menu = document.querySelector('#menu')!;
      const said = document.querySelector('.site-header .menu-button')!.getAttribute('aria-expanded');
      const last = [...menu.querySelectorAll('a')].at(-1)!;
      return last.checkVisibility() === wanted && said === String(wanted) && (!wanted || menu.contains(document.activeElement));
    },
    open,
  );
const openMenu = async ({ tab, stay }: Pick<Visitor, 'tab' | 'stay'>) => {
  await stay('/about');
  await tab.click(OPENER);
  await becomes(tab, true);
};
/** The scroll position of the page behind, three frames after pressing End. */
const endKeyScroll = async (tab: Tab) => {
  await tab.press('End');
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))),
      ),
  );
};

export const menu: Suite = {
  width: 390,
  height: 844,
  engines: (test) => {
    test('opens from its button, which reports the state', async ({ tab, stay }) => {
      await stay('/about');
      await becomes(tab, false);
      expect(await tab.evaluate(() => document.querySelector('.site-header .menu-button')!.getAttribute('aria-controls'))).toBe('menu');
      await tab.click({ role: 'button', name: 'Menu' });
      await becomes(tab, true);
      await tab.click('.mobile-menu-head .menu-button');
      await becomes(tab, false);
      expect(await hasFocus(tab, OPENER)).toBe(true);
    });

    test('opens and closes by keyboard, and Escape returns the focus to the button', async ({ tab, stay }) => {
      await stay('/about');
      await tab.focus(OPENER);
      for (const key of ['Enter', 'Space'] as const) {
        await tab.press(key);
        await becomes(tab, true);
        await tab.press('Tab', 'Tab');
        expect(await hasFocus(tab, '#menu')).toBe(true);
        await tab.press('Escape');
        await becomes(tab, false);
        expect(await hasFocus(tab, OPENER)).toBe(true);
      }
    });

    test('does not trap the focus: it can leave at both ends, and then the menu closes', async ({ tab, stay }) => {
      await openMenu({ tab, stay });
      await tab.evaluate(() => [...document.querySelectorAll<HTMLElement>('#menu a')].at(-1)!.focus());
      await tab.press('Tab');
      await becomes(tab, false);
      expect(await hasFocus(tab, '#menu')).toBe(false);

      await tab.click(OPENER);
      await becomes(tab, true);
      await tab.focus('#menu a');
      // Firefox also stops at the menu itself if it is long enough to scroll. The button belongs to the menu.
      await tab.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
      await becomes(tab, false);
    });

    test('keeps the page behind it from scrolling', async ({ tab, stay }) => {
      await openMenu({ tab, stay });
      // The page keeps its height while its content is hidden, or it would lose its place.
      const before = await tab.evaluate(() => {
        scrollTo({ top: 300, behavior: 'instant' });
        return scrollY;
      });
      expect(before).toBe(300);
      // Keys scroll the page, like a swipe in a menu that cannot scroll.
      await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await endKeyScroll(tab)).toBe(before);
      await tab.press('Escape');
      await becomes(tab, false);
      await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await endKeyScroll(tab)).toBeGreaterThan(before);
    });

    test('closes after a click on a link to the same page', async ({ tab, site, open }) => {
      await open('/');
      await tab.click(OPENER);
      await becomes(tab, true);
      await tab.click('#menu details:nth-of-type(2) summary');
      await tab.click('#menu a[href="/#vehicles"]');
      await becomes(tab, false);
      expect(await tab.url()).toBe(`${site.url}/#vehicles`);
    });
  },
  history: (test) => {
    test('is closed after a click on a link to another page, and Back', async ({ tab, open }) => {
      await openMenu({ tab, stay: open });
      await tab.click('#menu a[href="/coupons"]');
      await tab.waitFor('the coupons page is there', () => location.pathname === '/coupons' && document.readyState === 'complete');
      await tab.back();
      await becomes(tab, false);
    });
  },
  once: (test) => {
    test('closes on a tap outside, which only a screen reader can make because the menu fills the window', async ({ tab, stay }) => {
      await openMenu({ tab, stay });
      const corners = [1, 389].flatMap((x) => [1, 843].map((y) => [x, y] as const));
      const isMenu = ([x, y]: (typeof corners)[number]) =>
        tab.evaluate((x, y) => document.querySelector('#menu')!.contains(document.elementFromPoint(x, y)), x, y);
      expect(await Promise.all(corners.map(isMenu))).toEqual([true, true, true, true]);
      await tab.evaluate(() => document.querySelector<HTMLElement>('h1')!.click());
      await becomes(tab, false);
    });

    test('shows its links first, and its foot in the next frame', async ({ tab, stay }) => {
      await stay('/about');
      const atFirst = await tab.evaluate((opener) => {
        document.querySelector<HTMLElement>(opener)!.click();
        return ['.mobile-menu-link', '.mobile-menu-foot a'].map((part) => document.querySelector(part)!.checkVisibility());
      }, OPENER);
      expect(atFirst).toEqual([true, false]);
      await becomes(tab, true);
      await tab.press('Escape');
    });

    test('closes if the window grows and its button disappears', async ({ tab, stay }) => {
      await openMenu({ tab, stay });
      await tab.resize(1440, 844);
      await becomes(tab, false);
      await tab.resize(390, 844);
    });

    test('works in a browser without popovers', async ({ tab, open }) => {
      await open(
        '/about',
        beforeScripts(() => {
          for (const element of document.querySelectorAll('[popover]')) element.removeAttribute('popover');
          Reflect.deleteProperty(HTMLElement.prototype, 'popover');
        }),
      );
      await becomes(tab, false);
      await tab.evaluate(() => document.querySelector<HTMLElement>('.site-header .menu-button')!.click());
      await becomes(tab, true);
      await tab.press('Escape');
      await becomes(tab, false);
      expect(await hasFocus(tab, OPENER)).toBe(true);
    });
  },
};
