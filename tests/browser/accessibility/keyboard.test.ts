import { expect, test } from 'vitest';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { putInto } from '../../../scripts/browser/states.ts';
import { pageAt } from '../support/one-page.ts';
import { nextStops, reachablePlaces, type Stop, tabStops } from './tab-stops.ts';
import { SAMPLE } from '../../support/sites.ts';

const isCovered = ({ free }: Stop): boolean => free < 1;

const PHONE = { width: 390, height: 844 };
/** Pages that together have every kind of focusable element. */
const WALKS: { kind: PageKind; size: typeof PHONE }[] = [
  { kind: 'home', size: PHONE },
  { kind: 'diagnostics', size: PHONE },
  { kind: 'state-inspection', size: PHONE },
  { kind: 'coupons', size: PHONE },
  { kind: 'reviews', size: { width: 667, height: 375 } },
  { kind: 'home', size: { width: 1440, height: 900 } },
];

test.each(WALKS)(
  '$kind at $size.width px: Tab stops at all focusable elements in reading order, and nothing covers them',
  async ({ kind, size }) => {
    const page = await pageAt(SAMPLE.kinds[kind]!, size);
    // Header and footer are the same on every page.
    const root = kind === 'home' ? 'body' : 'main';
    // A tool loads when it first gets the focus, and then it may show another button. So the
    // second round counts.
    if (kind === 'state-inspection') await tabStops(page, root);
    const stops = await tabStops(page, root);
    expect(stops.map(({ place }) => place)).toEqual(await reachablePlaces(page, root));
    expect(stops.filter(isCovered)).toEqual([]);
  },
);

test('Shift+Tab never stops at a covered element', async () => {
  const page = await pageAt('/services', { width: 390, height: 600 });
  const stops = await tabStops(page, 'body', 'Shift+Tab');
  expect(stops.map(({ place }) => place).reverse()).toEqual(await reachablePlaces(page));
  expect(stops.filter(isCovered)).toEqual([]);
});

test('the head of the menu never covers the focused element', async () => {
  // The shop has more makes than the window can show.
  const page = await pageAt('/', { width: 390, height: 600 }, 'shopSite');
  await putInto(page, 'menu-makes');
  const stops = [
    ...(await nextStops(page, '#menu', 'Tab', 18)),
    ...(await nextStops(page, '#menu', 'Shift+Tab', 18)),
  ];
  expect(stops.length).toBeGreaterThanOrEqual(18);
  expect(stops.filter(isCovered)).toEqual([]);
});

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
