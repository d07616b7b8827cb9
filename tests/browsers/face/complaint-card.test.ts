import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { SHOP } from '../../support/sites.ts';

const longest = SHOP.content.complaints.complaints.toSorted((one, other) => other.likely.length - one.likely.length)[0]!;

test.each([
  [900, 700],
  [1024, 768],
  [1100, 700],
])(
  'at %i × %i px, an answer covers neither the car nor the complaints, and its button is in sight and covers no border',
  async (width, height) => {
    const page = await pageAt('/', { width }, 'shopSite');
    await page.setViewportSize({ width, height });
    await page.click(`.complaints a[href$="#${longest.id}"]`);
    await page.locator('[role=dialog] h3').waitFor();
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const [card, car, list, call] = await Promise.all(
      ['[role=dialog]', '.hero-car', '.complaints', '[role=dialog] a.button:not(.button-outline)'].map(boxOf),
    );
    expect(card!.x + card!.width).toBeLessThanOrEqual(Math.min(car!.x, list!.x));
    expect(call!.y + call!.height).toBeLessThanOrEqual(card!.y + card!.height);
    const shadow = await page.evaluate(() => getComputedStyle(document.querySelector('[role=dialog] a.button')!).boxShadow);
    const spread = Number(/(\d+)px$/.exec(shadow)![1]);
    // The border and the ring of the focus are 3 px each.
    expect(call!.x - spread).toBeGreaterThanOrEqual(card!.x + 6);
  },
);

test.each([
  [768, 1024],
  [900, 700],
  [1280, 720],
])('at %i × %i px, the longest answer is shown whole', async (width, height) => {
  const page = await pageAt('/', { width }, 'shopSite');
  await page.setViewportSize({ width, height });
  await page.click(`.complaints a[href$="#${longest.id}"]`);
  const dialog = page.locator('[role=dialog]');
  await dialog.locator('h3').waitFor();
  const [room, text] = await dialog.evaluate((card) => [card.clientHeight, card.scrollHeight]);
  expect(text).toBeLessThanOrEqual(room!);
});

test('in a window that is 180 px high, as with 400 % zoom, the close button of an answer is in sight', async () => {
  const page = await pageAt('/', { width: 320, height: 180 }, 'shopSite');
  await page.click(`.complaints a[href$="#${longest.id}"]`);
  const button = page.locator('[role=dialog] button');
  await button.waitFor();
  const { y, height } = (await button.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(180);
});

test('on phones, only the first lines of an answer step aside for its close button', async () => {
  const page = await pageAt(`/#${longest.id}`, { width: 390 }, 'shopSite');
  const lines = await page
    .locator('[role=dialog] :is(p:not(.complaint-list-closed), ol)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  const { right } = await page
    .locator('[role=dialog] a.button')
    .first()
    .evaluate((call) => call.getBoundingClientRect().toJSON());
  expect(new Set(lines)).toEqual(new Set([right]));
});

/** Thanksgiving, when the shop is closed and the call bar offers e-mail. */
const CLOSED = '2026-11-26T12:00-05:00';
const OPEN = '2026-11-18T10:00-05:00';
const urgent = SHOP.content.complaints.complaints.filter(({ urgency }) => urgency === 'stop');

/** What of an open answer is in the window, and is what a tap there would meet. */
const inSight = () => {
  const isThere = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bottom > top && top >= 0 && bottom <= innerHeight && element.contains(met);
  };
  const dialog = document.querySelector('[role=dialog]')!;
  const parts = { title: 'h3', close: 'button', urgency: 'b' };
  const missing = Object.entries(parts).flatMap(([part, selector]) => (isThere(dialog.querySelector(selector)!) ? [] : [part]));
  // While the shop is closed, the buttons open an e-mail.
  return [...document.querySelectorAll('a:is([href^="tel:"], [href^="mailto:"])')].some(isThere) ? missing : [...missing, 'call'];
};

describe.each([
  { when: 'the shop is open', time: OPEN },
  { when: 'the shop is closed', time: CLOSED },
])('while $when', ({ time }) => {
  beforeAll(async () => (await pageAt('/', { width: 1440 }, 'shopSite')).clock.setFixedTime(time));
  afterAll(async () => (await pageAt('/', { width: 1440 }, 'shopSite')).clock.setFixedTime(OPEN));

  test.each([
    { width: 932, height: 430 },
    { width: 1024, height: 500 },
    { width: 1100, height: 450 },
    { width: 844, height: 390 },
    { width: 667, height: 375 },
    { width: 390, height: 844 },
    { width: 900, height: 700 },
  ])('at $width × $height px, an urgent answer shows its title, its urgency and a call that can be tapped', async ({ width, height }) => {
    const page = await pageAt('/', { width, height }, 'shopSite');
    const missing: string[] = [];
    for (const { id } of urgent) {
      await page.evaluate((hash) => {
        history.replaceState('complaint', '', hash);
        dispatchEvent(new Event('popstate'));
      }, `#${id}`);
      await page.locator('[role=dialog]:focus a.button').first().waitFor({ state: 'attached' });
      await page.waitForFunction(
        (wanted) => document.querySelector('[role=dialog] h3')!.textContent === wanted,
        urgent.find((one) => one.id === id)!.words,
      );
      for (const part of await page.evaluate(inSight)) missing.push(`${id}: ${part}`);
    }
    expect(missing).toEqual([]);
  });
});
