import { describe, expect, test } from 'vitest';
import { beforeScripts } from '../engines/first-scripts.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import type { EngineName, Tab } from '../engines/tab.ts';

const OPENER = '.site-header .menu-button';

/** Whether an element, or one inside it, has the focus. */
const hasFocus = (tab: Tab, selector: string) =>
  tab.evaluate((at) => document.querySelector(at)!.contains(document.activeElement), selector);

/** The menu is visible to its last link and has the focus, or it is hidden; the button reports the same state. */
const becomes = (tab: Tab, state: 'open' | 'closed') =>
  tab.waitFor(
    `the menu is ${state}`,
    (open) => {
      const menu = document.querySelector('#menu')!;
      const said = document
        .querySelector('.site-header .menu-button')!
        .getAttribute('aria-expanded');
      const last = [...menu.querySelectorAll('a')].at(-1)!;
      return (
        last.checkVisibility() === open &&
        said === String(open) &&
        (!open || menu.contains(document.activeElement))
      );
    },
    state === 'open',
  );

async function openMenu(engine: EngineName, path = '/about', visit = {}) {
  const tab = await openTab(engine, path, visit);
  await becomes(tab, 'closed');
  await tab.click(OPENER);
  await becomes(tab, 'open');
  return tab;
}

/** The scroll position of the page behind, three frames after pressing End. Keys scroll it, like a swipe in a menu that cannot scroll. */
async function endKeyScroll(tab: Tab): Promise<number> {
  await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
  await tab.press('End');
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))),
        ),
      ),
  );
}

describe.each(ENGINES)('the phone menu in %s', (engine) => {
  test('opens and closes by its buttons and by keyboard, and returns the focus to the button', async () => {
    const tab = await openMenu(engine);
    await tab.click('.mobile-menu-head .menu-button');
    await becomes(tab, 'closed');
    expect(await hasFocus(tab, OPENER)).toBe(true);
    for (const key of ['Enter', 'Space'] as const) {
      await tab.press(key);
      await becomes(tab, 'open');
      await tab.press('Tab', 'Tab');
      expect(await hasFocus(tab, '#menu')).toBe(true);
      await tab.press('Escape');
      await becomes(tab, 'closed');
      expect(await hasFocus(tab, OPENER)).toBe(true);
    }
  });

  test('does not trap the focus: it can leave at both ends, and then the menu closes', async () => {
    const tab = await openMenu(engine);
    await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#menu a')].at(-1)!.focus(),
    );
    await tab.press('Tab');
    await becomes(tab, 'closed');
    expect(await hasFocus(tab, '#menu')).toBe(false);

    await tab.click(OPENER);
    await becomes(tab, 'open');
    await tab.focus('#menu a');
    // Firefox also stops at the menu itself if it is long enough to scroll. The button belongs to the menu.
    await tab.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    await becomes(tab, 'closed');
  });

  test('keeps the page behind it from scrolling, and in its place', async () => {
    const tab = await openMenu(engine);
    // The page keeps its height while its content is hidden, or it would lose its place.
    await tab.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    expect(await endKeyScroll(tab)).toBe(300);
    await tab.press('Escape');
    await becomes(tab, 'closed');
    expect(await endKeyScroll(tab)).toBeGreaterThan(300);
  });

  test('closes after a click on a link to the same page', async () => {
    const tab = await openMenu(engine, '/');
    await tab.click('#menu details:nth-of-type(2) summary');
    await tab.click('#menu a[href="/#vehicles"]');
    await becomes(tab, 'closed');
    expect(await tab.url()).toBe(`${tab.site.url}/#vehicles`);
  });

  test('knows that it is open if it was opened before its script came', async () => {
    const first = beforeScripts(() =>
      document.querySelector<HTMLElement>('.site-header .menu-button')!.click(),
    );
    const tab = await openTab(engine, '/', { first });
    await becomes(tab, 'open');
    await tab.click('#menu details:nth-of-type(2) summary');
    await tab.click('#menu a[href="/#vehicles"]');
    await becomes(tab, 'closed');
  });

  test('is closed after a click on a link to another page, and Back', async () => {
    const tab = await openMenu(engine, '/about', { history: true });
    await tab.click('#menu a[href="/coupons"]');
    await tab.waitFor(
      'the coupons page is there',
      () => location.pathname === '/coupons' && document.readyState === 'complete',
    );
    await tab.back();
    await becomes(tab, 'closed');
  });
});

test('the menu fills the window, and closes on a tap outside, which only a screen reader can make', async () => {
  const tab = await openMenu('chromium');
  const corners = await tab.evaluate(() =>
    [1, 389].flatMap((x) =>
      [1, 843].map((y) => document.elementFromPoint(x, y)!.closest('#menu') !== null),
    ),
  );
  expect(corners).toEqual([true, true, true, true]);
  await tab.evaluate(() => document.querySelector<HTMLElement>('h1')!.click());
  await becomes(tab, 'closed');
});

test('the menu shows its links first, and its foot in the next frame', async () => {
  const tab = await openTab('chromium', '/about');
  const atFirst = await tab.evaluate((opener) => {
    document.querySelector<HTMLElement>(opener)!.click();
    return ['.mobile-menu-link', '.mobile-menu-foot a'].map((part) =>
      document.querySelector(part)!.checkVisibility(),
    );
  }, OPENER);
  expect(atFirst).toEqual([true, false]);
  await becomes(tab, 'open');
});

test('the menu closes if the window grows and its button disappears', async () => {
  const tab = await openMenu('chromium');
  await tab.resize(1440, 844);
  await becomes(tab, 'closed');
});

test('the menu works in a browser without popovers', async () => {
  const first = beforeScripts(() => {
    for (const element of document.querySelectorAll('[popover]'))
      element.removeAttribute('popover');
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  const tab = await openMenu('chromium', '/about', { first });
  await tab.press('Escape');
  await becomes(tab, 'closed');
  expect(await hasFocus(tab, OPENER)).toBe(true);
});
