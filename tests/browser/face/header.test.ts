import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { shortHours } from '../../../src/rules/hours-format.ts';
import { displayPhone } from '../../../src/rules/phone.ts';
import { pageAt, withStyles } from '../support/one-page.ts';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const { phone, hours } = SAMPLE.content.shop;
const SAID = [displayPhone(phone), ...[hours.shop, hours.gas!].map(shortHours)];

/** Width of the window → height of the bar in pixels, on both sides of each change of layout. */
const HEIGHTS = { 320: 67, 752: 44, 900: 44 };

test('the longest top bar is one line of 44 px, on phones with one more for the gas station', async () => {
  // On a Saturday before midnight: both places are closed until another day.
  const page = await openPage('/about', { time: '2026-11-21T23:30-05:00', width: 320 });
  const bar = page.locator('.top-bar');
  await expect.poll(() => bar.innerText()).toContain('Shop closed until Mon 8\u00a0AM');
  for (const [width, height] of Object.entries(HEIGHTS)) {
    await setLook(page, { width: Number(width) });
    const text = await bar.innerText();
    const missing = SAID.filter((words) => !text.includes(words));
    expect({ width, missing }).toEqual({ width, missing: [] });
    expect((await bar.boundingBox())!.height, `at ${width} px`).toBeCloseTo(height, 0);
    // A finger between two links must not reach the wrong one.
    const [end, start] = await bar
      .locator('a:visible')
      .evaluateAll((links) => [
        links[0]!.getBoundingClientRect().right,
        links[1]!.getBoundingClientRect().left,
      ]);
    expect(end, `at ${width} px`).toBeLessThan(start! + 0.1);
  }
});

test('the header fits on one line, beside a scroll bar too', async () => {
  const page = await pageAt('/', { width: 1100 });
  await withStyles(page, 'body { margin-right: 17px }', async () => {
    const broken = await page
      .locator('.site-header-row :is(a, summary, .site-header-call):visible')
      .evaluateAll((all) =>
        all
          .filter((link) => link.getClientRects().length > 1 || link.clientHeight > 52)
          .map((link) => link.textContent),
      );
    expect(broken).toEqual([]);
    const row = page.locator('.site-header-row');
    expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
});
