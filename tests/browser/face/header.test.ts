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
  { width: 320, shown: [DIRECTIONS], hidden: [FACTS.address, GAS] },
  { width: 360, shown: [DIRECTIONS], hidden: [FACTS.address, GAS] },
  { width: 751, shown: [DIRECTIONS], hidden: [FACTS.address, GAS] },
  { width: 752, shown: [DIRECTIONS, GAS], hidden: [FACTS.address] },
  { width: 899, shown: [DIRECTIONS, GAS], hidden: [FACTS.address] },
  { width: 900, shown: [FACTS.address, GAS], hidden: [DIRECTIONS] },
  { width: 1440, shown: [FACTS.address, GAS], hidden: [DIRECTIONS] },
];

/** On a Sunday before dawn both lines of status are as long as they get; in the evening the pumps alone are open. */
const SUNDAY_DAWN = '2026-11-22T08:00:00Z';
const SUNDAY_EVENING = '2026-11-22T23:00:00Z';

test.each([
  { time: SUNDAY_DAWN, says: 'Shop closed until Mon 8 AM' },
  { time: WEDNESDAY_MORNING, says: 'Shop open until 5 PM' },
])(
  'while it says "$says", the top bar is one line of 44 px with what fits, on both sides of each width where its layout changes',
  async ({ time, says }) => {
    const page = await openPage('/about', { time, width: 320 });
    const bar = page.locator('.top-bar');
    await expect.poll(() => bar.innerText()).toContain(says);
    for (const { width, shown, hidden } of LAYOUTS) {
      await setLook(page, { width });
      const text = await bar.innerText();
      const missing = [...ALWAYS, ...shown].filter((one) => !text.includes(one));
      const extra = hidden.filter((one) => text.includes(one));
      expect({ width, missing, extra, height: (await bar.boundingBox())!.height }).toEqual({
        width,
        missing: [],
        extra: [],
        height: 44,
      });
    }
  },
);

test.each([
  {
    path: '/about',
    open: 'Gas open until 10 PM',
    atMap: 'Shop closed until Mon 8 AM',
    loud: 'Email us',
  },
  {
    path: '/car-wash',
    open: 'Car wash open until 10 PM',
    atMap: 'Car wash open until 10 PM',
    loud: 'Directions',
  },
])(
  'while the shop is closed, $path says in two places of a phone what is open',
  async ({ path, open, atMap, loud }) => {
    const page = await openPage(path, { time: SUNDAY_EVENING, width: 320 });
    await expect
      .poll(() => page.locator('.top-bar').innerText())
      .toContain('Shop closed until Mon 8 AM');
    const halves = await page.locator('.call-bar a:visible').allInnerTexts();
    expect(halves.map((half) => half.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/ Shop closed until Mon 8 AM$/),
      `Directions ${open}`,
    ]);
    expect(await page.locator('#area .open-now').textContent()).toBe(atMap);
    const inInk = await page
      .locator('.call-bar a:visible')
      .evaluateAll((all) =>
        all
          .filter((half) => getComputedStyle(half).backgroundColor === 'rgb(20, 23, 26)')
          .map((half) => half.textContent),
      );
    expect(inInk).toEqual([expect.stringMatching(`^${loud} `)]);
  },
);

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
