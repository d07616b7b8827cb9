import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, WEDNESDAY_MORNING } from '../support/open-page.ts';
import { SHOP } from '../../support/sites.ts';

const complaints = SHOP.content.complaints.complaints.filter(({ home }) => home);
const longest = complaints.toSorted((one, other) => other.likely.length - one.likely.length)[0]!;
const urgent = complaints.filter(({ urgency }) => urgency === 'stop');

async function openAnswer({ id, words }: typeof longest, time: string): Promise<Page> {
  const page = await openPage(`/#${id}`, { site: 'shopSite', time, width: 1280 });
  await page.locator('[role=dialog] h3', { hasText: words }).waitFor();
  return page;
}

test('in windows from 900 px, the longest answer is whole, covers neither the car nor the complaints, and its button is in sight', async () => {
  const page = await openAnswer(longest, WEDNESDAY_MORNING);
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  for (const [width, height] of [
    [900, 700],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [room, text] = await page
      .locator('[role=dialog]')
      .evaluate((card) => [card.clientHeight, card.scrollHeight]);
    expect(text).toBeLessThanOrEqual(room!);
    const card = await boxOf('[role=dialog]');
    const call = await boxOf('[role=dialog] a.button:not(.button-outline)');
    for (const other of ['.hero-car', '.complaints'])
      expect(card.x + card.width, other).toBeLessThanOrEqual((await boxOf(other)).x);
    expect(call.y + call.height).toBeLessThanOrEqual(card.y + card.height);
  }
});

/** What of an open answer is in the window, and is what a tap there would meet. */
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
  return calls.some(isThere) ? missing : [...missing, 'call'];
};

test('also while the shop is closed, an urgent answer shows its title, its urgency and a call that can be tapped, in low windows too', async () => {
  const page = await openAnswer(urgent[0]!, '2026-11-26T12:00-05:00');
  for (const [width, height] of [
    [390, 844],
    [667, 375],
    [932, 430],
    [1024, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { id, words } of urgent) {
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
