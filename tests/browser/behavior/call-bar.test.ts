import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';

/** Whether the bar is shown, and how far its lower edge is below the window. */
const place = (page: Page) =>
  page.locator('.call-bar').evaluate((bar) => ({
    shown: bar.checkVisibility(),
    below: Math.round(bar.getBoundingClientRect().bottom) - innerHeight,
  }));
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

test('it is at the bottom of windows below 900 px, and visitors can scroll everything out from under it', async () => {
  const page = await openPage('/about');
  for (const width of [390, 899]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await place(page)).toEqual({ shown: true, below: 0 });
    await scrollToEnd(page);
    expect(await place(page)).toEqual({ shown: true, below: 0 });
    const clear = await page.evaluate(() => {
      const words = [...document.querySelectorAll('.site-footer *')].map(
        (element) => element.getBoundingClientRect().bottom,
      );
      return (
        Math.round(document.querySelector('.call-bar')!.getBoundingClientRect().top) -
        Math.round(Math.max(...words))
      );
    });
    expect(clear).toBeGreaterThanOrEqual(0);
  }
  await page.setViewportSize({ width: 900, height: 844 });
  expect((await place(page)).shown).toBe(false);
});

test('in a low window the button is in the line of the header instead, or the bar is lower where that line is too narrow', async () => {
  const page = await openPage('/about', { width: 844, height: 390 });
  expect((await place(page)).shown).toBe(false);
  expect(await page.locator('.site-header-call').isVisible()).toBe(true);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await place(page)).toEqual({ shown: true, below: 0 });
  expect((await page.locator('.call-bar').boundingBox())!.height).toBeLessThan(50);
});
