import { describe, expect, test } from 'vitest';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { putInto } from '../../../scripts/browser/states.ts';
import { pageAt } from '../support/one-page.ts';
import { nextStops, reachablePlaces, type Stop, tabStops } from './tab-stops.ts';
import { SAMPLE } from '../../support/sites.ts';

const isCovered = ({ free }: Stop): boolean => free < 1;

/**
 * Pages that together have every kind of focusable element. With one page of each kind, the test
 * would press Tab 2,000 times.
 */
const kinds = (...names: PageKind[]) => SAMPLE.everyKind.filter(({ kind }) => names.includes(kind));

describe.each([
  {
    where: 'a phone',
    size: { width: 390, height: 844 },
    pages: kinds(
      'home',
      'services',
      'diagnostics',
      'state-inspection',
      'emissions',
      'make-with-blocks',
      'coupons',
      'reviews',
      'careers',
    ),
  },
  {
    where: 'a phone on its side',
    size: { width: 667, height: 375 },
    pages: kinds('home', 'reviews'),
  },
  {
    where: 'a wide screen',
    size: { width: 1440, height: 900 },
    pages: kinds('home', 'emissions', 'make-with-blocks'),
  },
])('the Tab key on $where', ({ size, pages }) => {
  test.each(pages)(
    '$kind: Tab stops at all focusable elements in reading order, and nothing covers them',
    async ({ kind, path }) => {
      const page = await pageAt(path, size);
      // Header and footer are the same on every page.
      const root = kind === 'home' ? 'body' : 'main';
      // A tool loads when it first gets the focus, and then it may show another button. So the
      // second round counts.
      if ((await page.locator('[data-tool]').count()) > 0) await tabStops(page, root);
      const stops = await tabStops(page, root);
      expect(stops.map(({ place }) => place)).toEqual(await reachablePlaces(page, root));
      expect(stops.filter(isCovered)).toEqual([]);
    },
  );
});

test('Shift+Tab never stops at a covered element', async () => {
  const page = await pageAt('/services', { width: 390, height: 600 });
  const stops = await tabStops(page, 'body', 'Shift+Tab');
  expect(stops.map(({ place }) => place).reverse()).toEqual(await reachablePlaces(page));
  expect(stops.filter(isCovered)).toEqual([]);
});

test.each([640, 180])(
  'at 320 × %i px, an item of the driveway check that gets the focus comes out from under its bar',
  async (height) => {
    const page = await pageAt(SAMPLE.kinds['state-inspection']!, { width: 320, height });
    const items = page.locator('.driveway tbody button');
    await items.last().click();
    for (let index = (await items.count()) - 2; index >= 0; index--) {
      await items
        .nth(index)
        .evaluate((item) =>
          scrollBy({ top: item.getBoundingClientRect().top, behavior: 'instant' }),
        );
      expect(await nextStops(page, '.driveway tbody', 'Shift+Tab', 1)).toEqual([
        expect.objectContaining({ free: 1 }),
      ]);
    }
  },
);

test.each(['menu', 'menu-makes'] as const)(
  '%s: the head of the menu never covers the focused element',
  async (state) => {
    // The shop has more makes than the window can show.
    const page = await pageAt('/', { width: 390, height: 600 }, 'shopSite');
    await putInto(page, state);
    const links = await page
      .locator('#menu :is(a, summary, button)')
      .filter({ visible: true })
      .count();
    // At its end the focus leaves a short menu, which closes.
    const stops = [
      ...(await nextStops(page, '#menu', 'Tab', 18)),
      ...(await nextStops(page, '#menu', 'Shift+Tab', 18)),
    ];
    expect(stops.length).toBeGreaterThanOrEqual(Math.min(18, links / 2));
    expect(stops.filter(isCovered)).toEqual([]);
  },
);

test('the skip link is the first stop, becomes visible, and skips the header', async () => {
  const page = await pageAt('/coupons', { width: 390 });
  expect(await nextStops(page, 'body', 'Tab', 1)).toEqual([
    { name: expect.stringContaining('Skip to content'), place: 0, free: 1 },
  ]);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement!.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});
