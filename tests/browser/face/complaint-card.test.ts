import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { SHOP } from '../../support/sites.ts';

const complaints = SHOP.content.complaintTexts.complaints.filter(({ home }) => home);
const longest = complaints.toSorted((one, other) => other.likely.length - one.likely.length)[0]!;
const urgent = complaints.filter(({ urgency }) => urgency === 'stop');

/**
 * Runs in the page. Returns the parts of an open answer that are outside the window or covered. A
 * large window must show all of it, beside the car and the complaints.
 */
const outOfSight = () => {
  const isThere = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bottom > top && top >= 0 && bottom <= innerHeight && element.contains(met);
  };
  const dialog = document.querySelector('[role=dialog]')!;
  const parts = { title: 'h3', close: 'button', urgency: 'b' };
  const missing = Object.entries(parts).flatMap(([part, selector]) =>
    isThere(dialog.querySelector(selector)!) ? [] : [part],
  );
  const calls = [...document.querySelectorAll('a[href^="tel:"]')];
  if (!calls.some(isThere)) missing.push('call');
  const bar = document.querySelector('.call-bar')!.getBoundingClientRect();
  const end = dialog.getBoundingClientRect().bottom;
  if (bar.height > 0 && end > bar.top) missing.push('end, under the bar');
  const { position } = getComputedStyle(dialog.querySelector('.button')!);
  if (bar.height > 0 && position === 'sticky') missing.push('text, under a second call');
  if (innerWidth < 900 || innerHeight < 700) return missing;
  if (dialog.scrollHeight > dialog.clientHeight) missing.push('end');
  const { right } = dialog.getBoundingClientRect();
  const others = document.querySelectorAll('.hero-car, .complaints');
  const isBeside = [...others].every((one) => one.getBoundingClientRect().left >= right);
  return isBeside ? missing : [...missing, 'car or complaints'];
};

test('long and urgent answers show title, urgency and call, in low windows and after hours too', async () => {
  const time = '2026-11-26T12:00-05:00';
  const page = await openPage(`/#${longest.id}`, { site: 'shopSite', time, width: 1280 });
  await page.locator('[role=dialog] h3', { hasText: longest.words }).waitFor();
  const session = await page.context().newCDPSession(page);
  for (const [width, height] of [
    [390, 844],
    [900, 700],
    [1280, 720],
    [667, 375],
    [932, 430],
    [1024, 500],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The bar at the bottom edge of a phone without a home button.
    const insets = { bottom: width === 390 ? 34 : 0 };
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    for (const { id, words } of [longest, ...urgent]) {
      await page.evaluate((hash) => {
        history.replaceState('complaint', '', hash);
        dispatchEvent(new Event('popstate'));
      }, `#${id}`);
      await page
        .locator('[role=dialog]:focus h3', { hasText: words })
        .waitFor({ state: 'attached' });
      await expect
        .poll(() => page.evaluate(outOfSight), { message: `${id} at ${width} × ${height}` })
        .toEqual([]);
    }
  }
});
