import { describe, expect, inject, test } from 'vitest';
import { FACTS } from '../../support/shop-site.ts';
import { oneBrowser, seen } from './every-kind.ts';

const SHOP_HOURS = `Shop ${FACTS.hours}`;
const GAS_HOURS = `Gas ${FACTS.gasHours}`;
const DIRECTIONS = 'Get Directions';

/** Spec section 2, "Header": what stands in sight, at the edges between the layouts of the bar. */
const IN_SIGHT: [width: number, shown: string[], hidden: string[]][] = [
  [390, [DIRECTIONS], [FACTS.address]],
  [512, [DIRECTIONS, FACTS.phone], [FACTS.address]],
  [899, [DIRECTIONS, FACTS.phone], [FACTS.address]],
  [900, [FACTS.address, FACTS.phone], [DIRECTIONS]],
  [1279, [FACTS.address, FACTS.phone], [DIRECTIONS]],
  [1280, [FACTS.address, SHOP_HOURS, GAS_HOURS, FACTS.phone], [DIRECTIONS]],
  [1440, [FACTS.address, SHOP_HOURS, GAS_HOURS, FACTS.phone], [DIRECTIONS]],
];

/** On a Sunday before dawn both lines of status are as long as they get. */
const SUNDAY = new Date('2026-11-22T08:00:00Z');
const BAR_HEIGHT = 44;

describe('the top bar', () => {
  const browser = oneBrowser();

  test.each(IN_SIGHT)('at %i px', (width, shown, hidden) =>
    seen(browser(), { width }, `${inject('site').url}/about`, async (page) => {
      await page.clock.setFixedTime(SUNDAY);
      await page.reload();
      const bar = page.locator('.top-bar');
      await expect.poll(() => bar.innerText()).toContain('Shop closed until Mon 8 AM');
      const text = await bar.innerText();
      for (const one of shown) expect(text).toContain(one);
      for (const one of hidden) expect(text).not.toContain(one);
      expect((await bar.boundingBox())!.height).toBe(BAR_HEIGHT);
    }),
  );

  test('without script says each of the hours once', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    await page.goto(`${inject('site').url}/about`);
    const text = await page.locator('.top-bar').innerText();
    for (const hours of [SHOP_HOURS, GAS_HOURS]) expect(text.split(hours)).toHaveLength(2);
    await context.close();
  });
});
