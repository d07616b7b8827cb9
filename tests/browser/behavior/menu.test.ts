import { describe, expect, test } from 'vitest';
import { beforeScripts } from '../engines/first-scripts.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import type { EngineName, Tab } from '../engines/tab.ts';

const OPENER = '.site-header .menu-button';

/** Whether an element, or one inside it, has the focus. */
const hasFocus = (tab: Tab, selector: string) =>
  tab.evaluate((at) => document.querySelector(at)!.contains(document.activeElement), selector);

/** The menu is visible to its last link, or it is hidden; the button reports the same state. */
const becomes = (tab: Tab, state: 'open' | 'closed') =>
  tab.waitFor(
    `the menu is ${state}`,
    (open) => {
      const menu = document.querySelector('#menu')!;
      const said = document
        .querySelector('.site-header .menu-button')!
        .getAttribute('aria-expanded');
      const last = [...menu.querySelectorAll('a')].at(-1)!;
      return last.checkVisibility() === open && said === String(open);
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

const scrolled = (tab: Tab) => tab.evaluate(() => scrollY);
/** Keys scroll the page behind, like a swipe in a menu that cannot scroll. */
async function pressEnd(tab: Tab): Promise<void> {
  await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
  await tab.press('End');
}

describe.each(ENGINES)('the phone menu in %s', (engine) => {
  test('opens and closes by one button, with a click and by keyboard; Tab goes from the button into the menu and back', async () => {
    const tab = await openMenu(engine);
    await tab.click(OPENER);
    await becomes(tab, 'closed');
    await tab.focus(OPENER);
    for (const key of ['Enter', 'Space'] as const) {
      await tab.press(key);
      await becomes(tab, 'open');
      expect(await hasFocus(tab, OPENER)).toBe(true);
      await tab.press(key);
      await becomes(tab, 'closed');
      await tab.press(key);
      await becomes(tab, 'open');
      await tab.press('Tab', 'Tab');
      expect(await hasFocus(tab, '#menu')).toBe(true);
      await tab.press('Escape');
      await becomes(tab, 'closed');
      await tab.focus(OPENER);
    }
  });

  test('keeps the page behind it from scrolling, and in its place', async () => {
    const tab = await openMenu(engine);
    // The page keeps its height while its content is hidden, or it would lose its place.
    await tab.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await pressEnd(tab);
    await tab.press('Escape');
    await becomes(tab, 'closed');
    expect(await scrolled(tab)).toBe(300);
    await pressEnd(tab);
    await expect.poll(() => scrolled(tab)).toBeGreaterThan(300);
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

test('the menu does not trap the focus: it can leave at both ends, and then the menu closes', async () => {
  const tab = await openMenu('chromium');
  await tab.evaluate(() => [...document.querySelectorAll<HTMLElement>('#menu a')].at(-1)!.focus());
  await tab.press('Tab');
  await becomes(tab, 'closed');
  expect(await hasFocus(tab, '#menu')).toBe(false);

  await tab.click(OPENER);
  await becomes(tab, 'open');
  await tab.focus('.logo');
  await becomes(tab, 'closed');
});

test('the menu closes after a click on a link to the same page', async () => {
  const tab = await openMenu('chromium', '/');
  await tab.click('#menu details:nth-of-type(2) summary');
  await tab.click('#menu a[href="/#vehicles"]');
  await becomes(tab, 'closed');
  expect(await tab.url()).toBe(`${tab.site.url}/#vehicles`);
});

test('the menu knows that it is open if it was opened before its script came', async () => {
  const first = beforeScripts(() =>
    document.querySelector<HTMLElement>('.site-header .menu-button')!.click(),
  );
  const tab = await openTab('chromium', '/', { first });
  await becomes(tab, 'open');
  await tab.click('#menu details:nth-of-type(2) summary');
  await tab.click('#menu a[href="/#vehicles"]');
  await becomes(tab, 'closed');
});

test('the menu fills the window below the header, also where the page is scrolled a little, and closes on a tap outside', async () => {
  const tab = await openTab('chromium', '/about');
  for (const top of [0, 40]) {
    await tab.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await tab.click(OPENER);
    await becomes(tab, 'open');
    const seen = await tab.evaluate(() => {
      const edge = document.querySelector('.site-header')!.getBoundingClientRect().bottom;
      const at = (x: number, y: number) => {
        const met = document.elementFromPoint(x, y)!;
        return met.closest('#menu, header')!.id || 'header';
      };
      return [1, 389].map((x) => [at(x, edge - 2), at(x, edge + 2), at(x, 843)]);
    });
    expect(seen).toEqual(Array(2).fill(['header', 'menu', 'menu']));
    await tab.click(OPENER);
    await becomes(tab, 'closed');
  }
  await tab.click(OPENER);
  await becomes(tab, 'open');
  await tab.evaluate(() => document.querySelector<HTMLElement>('h1')!.click());
  await becomes(tab, 'closed');
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
