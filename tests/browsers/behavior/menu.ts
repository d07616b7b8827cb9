import { expect, test } from 'vitest';
import type { Suite, Visitor } from './each-engine.ts';
import { beforeScripts } from './first-scripts.ts';

const OPENER = '.site-header .menu-button';

/** Whether the menu is shown, what its button says of it, and whether the button has the focus. */
const state = ({ tab }: Visitor) =>
  tab.evaluate(() => {
    const button = document.querySelector('.site-header .menu-button')!;
    return {
      open: document.querySelector('#menu')!.checkVisibility(),
      expanded: button.getAttribute('aria-expanded'),
      focused: document.activeElement === button,
    };
  });
/** Shown with the focus in it, or hidden; the button says so. Where the focus goes from a closed menu is tested elsewhere. */
const becomes = ({ tab }: Visitor, open: boolean) =>
  tab.waitFor(
    `the menu is ${open ? 'open and has the focus' : 'closed'}`,
    (wanted) => {
      const menu = document.querySelector('#menu')!;
      const said = document.querySelector('.site-header .menu-button')!.getAttribute('aria-expanded');
      return menu.checkVisibility() === wanted && said === String(wanted) && (!wanted || menu.contains(document.activeElement));
    },
    open,
  );
/** Where three frames after pressing End the page behind has scrolled to. */
const endKeyScroll = async ({ tab }: Visitor) => {
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
  tests: (visitor) => {
    test('opens from its button, which says so', async () => {
      const { tab, open } = visitor;
      await open('/about');
      expect(await state(visitor)).toMatchObject({ open: false, expanded: 'false' });
      expect(await tab.evaluate(() => document.querySelector('.site-header .menu-button')!.getAttribute('aria-controls'))).toBe('menu');
      await tab.click({ role: 'button', name: 'Menu' });
      await becomes(visitor, true);
      await tab.waitFor('the focus is in the menu', () => document.querySelector('#menu')!.contains(document.activeElement));
      await tab.click('.mobile-menu-head .menu-button');
      await becomes(visitor, false);
      expect(await state(visitor)).toMatchObject({ focused: true });
    });

    test('opens and closes by keyboard, and Escape gives the focus back to the button', async () => {
      const { tab, open } = visitor;
      await open('/about');
      await tab.evaluate(() => document.querySelector<HTMLElement>('.site-header .menu-button')!.focus());
      for (const key of ['Enter', 'Space'] as const) {
        await tab.press(key);
        await becomes(visitor, true);
        await tab.press('Tab', 'Tab');
        expect(await tab.evaluate(() => document.querySelector('#menu')!.contains(document.activeElement))).toBe(true);
        await tab.press('Escape');
        await becomes(visitor, false);
        expect(await state(visitor)).toMatchObject({ focused: true });
      }
    });

    test('is no trap: the focus can leave at both ends, and the menu then closes', async () => {
      const { tab, open } = visitor;
      await open('/about');
      await tab.click(OPENER);
      await becomes(visitor, true);
      await tab.evaluate(() => [...document.querySelectorAll<HTMLElement>('#menu a')].at(-1)!.focus());
      await tab.press('Tab');
      await becomes(visitor, false);
      expect(await tab.evaluate(() => document.querySelector('#menu')!.contains(document.activeElement))).toBe(false);

      await tab.click(OPENER);
      await becomes(visitor, true);
      await tab.evaluate(() => document.querySelector<HTMLElement>('#menu a')!.focus());
      // Firefox stops at the menu itself too, where it is so long that it scrolls; the button belongs to the menu.
      await tab.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
      await becomes(visitor, false);
    });

    test('closes when a link is followed, to another page or within this one', async () => {
      const { tab, open, site } = visitor;
      await open('/');
      await tab.click(OPENER);
      await becomes(visitor, true);
      await tab.click('#menu details:nth-of-type(2) summary');
      await tab.click('#menu a[href="/#vehicles"]');
      await becomes(visitor, false);
      expect(await tab.url()).toBe(`${site.url}/#vehicles`);

      await tab.click(OPENER);
      await tab.click('#menu a[href="/coupons"]');
      await tab.waitFor('the coupons page is there', () => location.pathname === '/coupons' && document.readyState === 'complete');
      await tab.back();
      expect(await state(visitor)).toMatchObject({ open: false, expanded: 'false' });
    });

    test('closes on a tap outside: it fills the window, so that is a screen reader’s', async () => {
      const { tab, open } = visitor;
      await open('/about');
      await tab.click(OPENER);
      await becomes(visitor, true);
      expect(
        await tab.evaluate(() =>
          [
            [1, 1],
            [389, 843],
            [1, 843],
            [389, 1],
          ].every(([x, y]) => document.querySelector('#menu')!.contains(document.elementFromPoint(x!, y!))),
        ),
      ).toBe(true);
      await tab.evaluate(() => document.querySelector<HTMLElement>('h1')!.click());
      await becomes(visitor, false);
    });

    test('closes when the window grows and its button goes', async () => {
      const { tab, open } = visitor;
      await open('/about');
      await tab.click(OPENER);
      await becomes(visitor, true);
      await tab.resize(1440, 844);
      await becomes(visitor, false);
      await tab.resize(390, 844);
    });

    test('holds the page behind it still', async () => {
      const { tab, open } = visitor;
      await open('/about');
      await tab.click(OPENER);
      await becomes(visitor, true);
      await tab.waitFor('the focus is in the menu', () => document.querySelector('#menu')!.contains(document.activeElement));
      // Keys go to the page, as a thumb's move does that finds nothing to scroll in the menu.
      await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await endKeyScroll(visitor)).toBe(0);
      await tab.press('Escape');
      await becomes(visitor, false);
      await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await endKeyScroll(visitor)).toBeGreaterThan(0);
    });

    test('works where the browser knows no popovers', async () => {
      const { tab, open } = visitor;
      await open(
        '/about',
        beforeScripts(() => {
          for (const element of document.querySelectorAll('[popover]')) element.removeAttribute('popover');
          Reflect.deleteProperty(HTMLElement.prototype, 'popover');
        }),
      );
      expect(await state(visitor)).toMatchObject({ open: false, expanded: 'false' });
      await tab.evaluate(() => document.querySelector<HTMLElement>('.site-header .menu-button')!.click());
      await becomes(visitor, true);
      expect(await tab.evaluate(() => document.querySelector('#menu')!.contains(document.activeElement))).toBe(true);
      await tab.press('Escape');
      await becomes(visitor, false);
      expect(await state(visitor)).toMatchObject({ focused: true });
    });
  },
};
