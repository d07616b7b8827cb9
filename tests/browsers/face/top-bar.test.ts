import { describe, expect, inject, test } from 'vitest';
import { factsOf } from '../../support/facts.ts';
import { frozenContent } from '../../support/frozen-content.ts';
import { oneBrowser, seen } from './every-kind.ts';

const FACTS = factsOf(frozenContent());
const DIRECTIONS = 'Get Directions';
/** Spec section 2, "Header": what the bar shows at every width. */
const ALWAYS = [FACTS.phone, FACTS.hours, FACTS.gasHours];

/** On both sides of the widths where the layout changes: what else is in sight, what is not, and how tall the bar is. */
const LAYOUTS: [width: number, shown: string, hidden: string, height: number][] = [
  [320, DIRECTIONS, FACTS.address, 88],
  [511, DIRECTIONS, FACTS.address, 88],
  [751, DIRECTIONS, FACTS.address, 88],
  [752, DIRECTIONS, FACTS.address, 44],
  [899, DIRECTIONS, FACTS.address, 44],
  [900, FACTS.address, DIRECTIONS, 44],
  [1440, FACTS.address, DIRECTIONS, 44],
];

/** On a Sunday before dawn both lines of status are as long as they get; in the evening the pumps alone are open. */
const SUNDAY_DAWN = new Date('2026-11-22T08:00:00Z');
const SUNDAY_EVENING = new Date('2026-11-22T23:00:00Z');

describe('the top bar', () => {
  const browser = oneBrowser();

  test.each(LAYOUTS)('at %i px', (width, shown, hidden, height) =>
    seen(browser(), { width }, `${inject('frozenSite').url}/about`, async (page) => {
      await page.clock.setFixedTime(SUNDAY_DAWN);
      await page.reload();
      const bar = page.locator('.top-bar');
      await expect.poll(() => bar.innerText()).toContain('Shop closed until Mon 8 AM');
      const text = await bar.innerText();
      for (const one of [...ALWAYS, shown]) expect(text).toContain(one);
      expect(text).not.toContain(hidden);
      expect((await bar.boundingBox())!.height).toBe(height);
    }),
  );

  test.each([
    ['/about', 'Gas open until 10 PM'],
    ['/car-wash', 'Car wash open until 10 PM'],
  ])('on a phone, %s says what is open while the shop is closed: in the top bar, and beside the directions', (path, open) =>
    seen(browser(), { width: 320 }, inject('frozenSite').url + path, async (page) => {
      await page.clock.setFixedTime(SUNDAY_EVENING);
      await page.reload();
      await expect.poll(() => page.locator('.top-bar').innerText()).toContain('Gas open until 10 PM');
      const halves = await page.locator('.call-bar a:visible').allInnerTexts();
      expect(halves.map((half) => half.replace(/\s+/g, ' '))).toEqual([
        expect.stringMatching(/ Shop closed until Mon 8 AM$/),
        `Directions ${open}`,
      ]);
    }),
  );

  test('without script, shows the hours of each place once', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    await page.goto(`${inject('frozenSite').url}/about`);
    const text = await page.locator('.top-bar').innerText();
    for (const hours of [`Shop ${FACTS.hours}`, `Gas ${FACTS.gasHours}`]) expect(text.split(hours)).toHaveLength(2);
    await context.close();
  });
});
