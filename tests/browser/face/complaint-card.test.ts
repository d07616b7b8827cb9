import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, WEDNESDAY_MORNING } from '../support/open-page.ts';
import { SHOP } from '../../support/sites.ts';

const complaints = SHOP.content.complaints.complaints.filter(({ home }) => home);
const longest = complaints.toSorted((one, other) => other.likely.length - one.likely.length)[0]!;
const urgent = complaints.filter(({ urgency }) => urgency === 'stop');

async function openAnswer(
  size: { width: number; height?: number },
  { id, words } = longest,
  time = WEDNESDAY_MORNING,
): Promise<Page> {
  const page = await openPage(`/#${id}`, { site: 'shopSite', time, ...size });
  await page.locator('[role=dialog] h3', { hasText: words }).waitFor();
  return page;
}

test.each([
  { width: 768, height: 1024, isBeside: false },
  { width: 900, height: 700, isBeside: true },
  { width: 1024, height: 768, isBeside: true },
  { width: 1100, height: 700, isBeside: true },
  { width: 1280, height: 720, isBeside: true },
])(
  'at $width × $height px, the longest answer is whole, covers neither the car nor the complaints, and its button is in sight',
  async (size) => {
    const page = await openAnswer(size);
    const [room, text] = await page
      .locator('[role=dialog]')
      .evaluate((card) => [card.clientHeight, card.scrollHeight]);
    expect(text).toBeLessThanOrEqual(room!);
    if (!size.isBeside) return;
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const [card, car, list, call] = await Promise.all(
      [
        '[role=dialog]',
        '.hero-car',
        '.complaints',
        '[role=dialog] a.button:not(.button-outline)',
      ].map(boxOf),
    );
    expect(card!.x + card!.width).toBeLessThanOrEqual(Math.min(car!.x, list!.x));
    expect(call!.y + call!.height).toBeLessThanOrEqual(card!.y + card!.height);
    const shadow = await page.evaluate(
      () => getComputedStyle(document.querySelector('[role=dialog] a.button')!).boxShadow,
    );
    const spread = Number(/(\d+)px$/.exec(shadow)![1]);
    // The border and the ring of the focus are 3 px each.
    expect(call!.x - spread).toBeGreaterThanOrEqual(card!.x + 6);
  },
);

test('in a window that is 180 px high, as with 400 % zoom, the close button of an answer is in sight', async () => {
  const page = await openAnswer({ width: 320, height: 180 });
  const { y, height } = (await page.locator('[role=dialog] button').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(180);
});

test('on phones, only the first lines of an answer step aside for its close button', async () => {
  const page = await openAnswer({ width: 390 });
  const lines = await page
    .locator('[role=dialog] :is(p:not(.complaint-list-closed), ol)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  const { right } = await page
    .locator('[role=dialog] a.button')
    .first()
    .evaluate((call) => call.getBoundingClientRect().toJSON());
  expect(new Set(lines)).toEqual(new Set([right]));
});

/** What of an open answer is in the window, and is what a tap there would meet. */
const inSight = () => {
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
  return [...document.querySelectorAll('a[href^="tel:"]')].some(isThere)
    ? missing
    : [...missing, 'call'];
};

const SIZES = [
  { width: 932, height: 430 },
  { width: 1024, height: 500 },
  { width: 1100, height: 450 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 390, height: 844 },
  { width: 900, height: 700 },
];

test.each([
  { when: 'the shop is open', time: WEDNESDAY_MORNING },
  { when: 'the shop is closed, on Thanksgiving', time: '2026-11-26T12:00-05:00' },
])(
  'while $when, an urgent answer shows its title, its urgency and a call that can be tapped, in windows of all sizes',
  async ({ time }) => {
    const page = await openAnswer(SIZES[0]!, urgent[0], time);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const { id, words } of urgent) {
        await page.evaluate((hash) => {
          history.replaceState('complaint', '', hash);
          dispatchEvent(new Event('popstate'));
        }, `#${id}`);
        await page
          .locator('[role=dialog]:focus h3', { hasText: words })
          .waitFor({ state: 'attached' });
        await expect
          .poll(() => page.evaluate(inSight), {
            message: `${id} at ${size.width} × ${size.height}`,
          })
          .toEqual([]);
      }
    }
  },
);
