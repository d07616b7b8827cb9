import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';

test('the call bar is at the bottom of windows below 900 px, and visitors can scroll everything out from under it', async () => {
  const page = await openPage('/about', { width: 899 });
  /** The pixels of the bar that are below the window, and that cover the footer. */
  const place = () =>
    page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const bar = document.querySelector('.call-bar')!;
      const { top, bottom } = bar.getBoundingClientRect();
      const words = [...document.querySelectorAll('.site-footer *')].map(
        (element) => element.getBoundingClientRect().bottom,
      );
      const covered = Math.round(Math.max(top, ...words) - top);
      return bar.checkVisibility() && { below: Math.round(bottom) - innerHeight, covered };
    });
  // The last is a laptop's window at 400 % zoom.
  for (const [width, height] of [
    [899, 844],
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await place()).toEqual({ below: 0, covered: 0 });
  }
  await page.setViewportSize({ width: 900, height: 844 });
  expect(await place()).toBe(false);
});
