import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';

/** Whether the bar is shown, and how far its lower edge is below the window. */
const place = (page: Page) =>
  page.locator('.call-bar').evaluate((bar) => ({
    shown: bar.checkVisibility(),
    below: Math.round(bar.getBoundingClientRect().bottom) - innerHeight,
  }));

test('it is at the bottom of windows below 900 px, and visitors can scroll everything out from under it', async () => {
  const page = await openPage('/about', { width: 899 });
  expect(await place(page)).toEqual({ shown: true, below: 0 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await place(page)).toEqual({ shown: true, below: 0 });
  const clear = await page.evaluate(() => {
    const words = [...document.querySelectorAll('.site-footer *')].map(
      (element) => element.getBoundingClientRect().bottom,
    );
    const { top } = document.querySelector('.call-bar')!.getBoundingClientRect();
    return Math.round(top) - Math.round(Math.max(...words));
  });
  expect(clear).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 900, height: 844 });
  expect((await place(page)).shown).toBe(false);
});
