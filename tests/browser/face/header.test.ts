import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { factsOf } from '../../support/facts.ts';
import { pageAt, withStyles } from '../support/one-page.ts';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const FACTS = factsOf(SAMPLE.content);
const DIRECTIONS = 'Get Directions';
const GAS = FACTS.hoursBeside[0]!;
/** Spec section 2, "Header": what the bar shows at every width. */
const ALWAYS = [FACTS.phone, FACTS.hours];

/** On both sides of the widths where the layout changes: what else is in sight, and what is not. */
const LAYOUTS = [
  { width: 320, shown: [DIRECTIONS, GAS], hidden: [FACTS.address] },
  { width: 752, shown: [DIRECTIONS, GAS], hidden: [FACTS.address] },
  { width: 900, shown: [FACTS.address, GAS], hidden: [DIRECTIONS] },
];

test('the longest top bar is one line of 44 px, on phones with one more for the gas station', async () => {
  // On a Sunday before dawn.
  const page = await openPage('/about', { time: '2026-11-22T08:00:00Z', width: 320 });
  const bar = page.locator('.top-bar');
  await expect.poll(() => bar.innerText()).toContain('Shop closed until Mon 8\u00a0AM');
  for (const { width, shown, hidden } of LAYOUTS) {
    await setLook(page, { width });
    const text = await bar.innerText();
    const missing = [...ALWAYS, ...shown].filter((one) => !text.includes(one));
    const extra = hidden.filter((one) => text.includes(one));
    expect({ width, missing, extra }).toEqual({ width, missing: [], extra: [] });
    const tall = width < 752 ? 67 : 44;
    expect((await bar.boundingBox())!.height, `at ${width} px`).toBeCloseTo(tall, 0);
  }
});

test('the header fits on one line, beside a scroll bar too', async () => {
  const page = await pageAt('/', { width: 1100 });
  await withStyles(page, 'body { margin-right: 17px }', async () => {
    const broken = await page
      .locator('.site-header-row :is(a, summary, .site-header-call)')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter((link) => link.getClientRects().length > 1 || link.clientHeight > 52)
          .map((link) => link.textContent),
      );
    expect(broken).toEqual([]);
    const row = page.locator('.site-header-row');
    expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  });
});
