import { expect, test } from 'vitest';
import { frozenContent } from '../../support/frozen-content.ts';
import { pageAt } from '../support/one-page.ts';

const longest = frozenContent().complaints.complaints.toSorted((one, other) => other.likely.length - one.likely.length)[0]!;

test.each([
  [900, 700],
  [1024, 768],
  [1100, 700],
])(
  'at %i × %i px, an answer covers neither the car nor the complaints, and its button is in sight and covers no border',
  async (width, height) => {
    const page = await pageAt('/', { width });
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
  const page = await pageAt('/', { width });
  await page.setViewportSize({ width, height });
  await page.click(`.complaints a[href$="#${longest.id}"]`);
  const dialog = page.locator('[role=dialog]');
  await dialog.locator('h3').waitFor();
  const [room, text] = await dialog.evaluate((card) => [card.clientHeight, card.scrollHeight]);
  expect(text).toBeLessThanOrEqual(room!);
});

test('in a window that is 180 px high, as with 400 % zoom, the close button of an answer is in sight', async () => {
  const page = await pageAt('/', { width: 320, height: 180 });
  await page.click(`.complaints a[href$="#${longest.id}"]`);
  const button = page.locator('[role=dialog] button');
  await button.waitFor();
  const { y, height } = (await button.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(180);
});

test('on phones, only the first lines of an answer step aside for its close button', async () => {
  const page = await pageAt(`/#${longest.id}`, { width: 390 });
  const lines = await page.locator('[role=dialog] :is(p, ol)').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  const { right } = await page
    .locator('[role=dialog] a.button')
    .first()
    .evaluate((call) => call.getBoundingClientRect().toJSON());
  expect(new Set(lines)).toEqual(new Set([right]));
});
