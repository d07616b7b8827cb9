import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';

// tests/spec tests the menu's button, its sections, and a tap on a link.

const OPENER = '.site-header .menu-button';

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((at) => document.querySelector(at)!.contains(document.activeElement), selector);

/**
 * Waits until the menu's last link is visible, or hidden, and the button reports the same state.
 */
const becomes = (page: Page, state: 'open' | 'closed') =>
  expect
    .poll(() =>
      page.evaluate((opener) => {
        const isShown = [...document.querySelectorAll('#menu a')].at(-1)!.checkVisibility();
        const said = document.querySelector(opener)!.getAttribute('aria-expanded');
        return [isShown, said];
      }, OPENER),
    )
    .toEqual(state === 'open' ? [true, 'true'] : [false, 'false']);

async function openMenu(path = '/about', visit = {}): Promise<Page> {
  const page = await openPage(path, visit);
  await becomes(page, 'closed');
  await page.click(OPENER);
  await becomes(page, 'open');
  return page;
}

test('it opens and closes by keyboard, and closes when Tab leaves it', async () => {
  const page = await openMenu();
  await page.focus(OPENER);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await becomes(page, 'closed');
    await page.keyboard.press(key);
    await becomes(page, 'open');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, '#menu')).toBe(true);
  await page.locator('#menu a').last().focus();
  await page.keyboard.press('Tab');
  await becomes(page, 'closed');
  expect(await hasFocus(page, '#menu')).toBe(false);
});

test('it fills the window below the header and keeps the page behind it from scrolling, and in its place', async () => {
  const page = await openPage('/about');
  const scrollToTop = (top: number) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollToTop(40);
  await page.click(OPENER);
  await becomes(page, 'open');
  const seen = await page.evaluate(() => {
    const edge = document.querySelector('.site-header')!.getBoundingClientRect().bottom;
    return [edge - 2, edge + 2, 843].map(
      (y) => document.elementFromPoint(389, y)!.closest('#menu') !== null,
    );
  });
  expect(seen).toEqual([false, true, true]);
  // While its content is hidden, the page keeps its height, and so its scroll position.
  await scrollToTop(300);
  // Keys scroll the page behind, like a swipe in a menu that cannot scroll.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await becomes(page, 'closed');
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('it closes if the window grows and its button disappears, and after a click on a link to the same page', async () => {
  const page = await openMenu('/');
  await page.setViewportSize({ width: 1440, height: 844 });
  await becomes(page, 'closed');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.click(OPENER);
  await page.click('#menu details:nth-of-type(2) summary');
  await page.click('#menu a[href="/#vehicles"]');
  await becomes(page, 'closed');
});

test('it works in a browser without popovers', async () => {
  const first = () => {
    const leaveOut = () => {
      for (const element of document.querySelectorAll('[popover]'))
        element.removeAttribute('popover');
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    };
    // After the page is parsed and before its script starts.
    document.addEventListener('readystatechange', leaveOut, { once: true });
  };
  const page = await openMenu('/about', { first });
  await page.keyboard.press('Escape');
  await becomes(page, 'closed');
  expect(await hasFocus(page, OPENER)).toBe(true);
});
