import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { factsOf } from '../../support/facts.ts';
import { pageAt, withStyles } from '../support/one-page.ts';
import { openPage, WEDNESDAY_MORNING } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const FACTS = factsOf(SAMPLE.content);
const DIRECTIONS = 'Get Directions';
const GAS = FACTS.hoursBeside[0]!;
/** Spec section 2, "Header": what the bar shows at every width. */
const ALWAYS = [FACTS.phone, FACTS.hours];

/** On both sides of the widths where the layout changes: what else is in sight, and what is not. */
const LAYOUTS = [
  { width: 320, height: 67, shown: [DIRECTIONS, GAS], hidden: [FACTS.address] },
  { width: 360, height: 67, shown: [DIRECTIONS, GAS], hidden: [FACTS.address] },
  { width: 751, height: 67, shown: [DIRECTIONS, GAS], hidden: [FACTS.address] },
  { width: 752, height: 44, shown: [DIRECTIONS, GAS], hidden: [FACTS.address] },
  { width: 899, height: 44, shown: [DIRECTIONS, GAS], hidden: [FACTS.address] },
  { width: 900, height: 44, shown: [FACTS.address, GAS], hidden: [DIRECTIONS] },
  { width: 1440, height: 44, shown: [FACTS.address, GAS], hidden: [DIRECTIONS] },
];

/**
 * On a Sunday before dawn both lines of status are as long as they get; in the evening the pumps
 * alone are open.
 */
const SUNDAY_DAWN = '2026-11-22T08:00:00Z';
const SUNDAY_EVENING = '2026-11-22T23:00:00Z';

test.each([
  { time: SUNDAY_DAWN, says: 'Shop closed until Mon 8\u00a0AM' },
  { time: WEDNESDAY_MORNING, says: 'Shop open until 5\u00a0PM' },
])(
  'while it says "$says", the top bar is one line of 44 px, on phones with one more for the gas station, with what fits, on both sides of each width where its layout changes',
  async ({ time, says }) => {
    const page = await openPage('/about', { time, width: 320 });
    const bar = page.locator('.top-bar');
    await expect.poll(() => bar.innerText()).toContain(says);
    for (const { width, height, shown, hidden } of LAYOUTS) {
      await setLook(page, { width });
      const text = await bar.innerText();
      const missing = [...ALWAYS, ...shown].filter((one) => !text.includes(one));
      const extra = hidden.filter((one) => text.includes(one));
      expect({ width, missing, extra }).toEqual({ width, missing: [], extra: [] });
      const taller = (await bar.boundingBox())!.height - height;
      expect({ width, taller }).toEqual({ width, taller: expect.closeTo(0, 0) });
    }
  },
);

test('on a phone, the call is ink, the directions are amber, and the call has the larger half, on every page', async () => {
  for (const path of ['/about', '/car-wash']) {
    const page = await openPage(path, { time: SUNDAY_EVENING });
    const halves = await page.locator('.call-bar a').evaluateAll((all) =>
      all.map((half) => ({
        text: half.textContent,
        share: Math.round((100 * half.clientWidth) / innerWidth),
        color: getComputedStyle(half.matches('a + a') ? half : half.parentElement!).backgroundColor,
      })),
    );
    expect(halves).toEqual([
      { text: 'Schedule Service', share: 60, color: 'rgb(20, 23, 26)' },
      { text: 'Get directions', share: 39, color: 'rgb(255, 184, 28)' },
    ]);
  }
});

test('the header fits on one line, beside a scroll bar too', async () => {
  const page = await pageAt('/', { width: 1100 });
  await withStyles(page, 'body { margin-right: 17px }', async () => {
    for (const width of [1100, 1110, 1120, 1280]) {
      await setLook(page, { width });
      const links = await page
        .locator('.site-header-row :is(a, summary, .site-header-call)')
        .evaluateAll((all) =>
          all
            .filter((link) => link.checkVisibility())
            .map((link) => ({
              text: link.textContent,
              boxes: link.getClientRects().length,
              height: link.getBoundingClientRect().height,
            })),
        );
      expect(links.length).toBeGreaterThan(0);
      expect({
        width,
        broken: links.filter(({ boxes, height }) => boxes !== 1 || Math.round(height) > 52),
      }).toEqual({ width, broken: [] });
      expect(
        await page.locator('.site-header-row').evaluate((row) => row.scrollWidth - row.clientWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});

test('beside a long name of the shop, the button of the menu keeps its word on one line', async () => {
  const page = await pageAt('/about', { width: 390 });
  const lines = await page.evaluate(() => {
    document.querySelector('.site-header .logo svg')!.nextSibling!.textContent =
      'Buckeye Lane Tire & Repair';
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.site-header .menu-button')!.firstChild!);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
