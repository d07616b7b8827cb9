import { describe, expect, test } from 'vitest';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { onePage, pageAt } from '../support/one-page.ts';
import { putInto, STATES } from './states.ts';
import { reachablePlaces, type Stop, tabStops } from './tab-stops.ts';
import { SAMPLE } from '../../support/sites.ts';

const isHidden = ({ free }: Stop): boolean => free < 1;
const hasNoRing = ({ outline }: Stop): boolean => !/^solid ([3-9]|\d\d)/.test(outline);

/** Pages that together have every kind of focusable element. With one page of each kind, the test would press Tab 2,000 times. */
const kinds = (...names: PageKind[]) => SAMPLE.everyKind.filter(({ kind }) => names.includes(kind));

describe.each([
  {
    where: 'a phone',
    size: { width: 390, height: 844 },
    pages: kinds('home', 'services', 'diagnostics', 'state-inspection', 'emissions', 'make-with-blocks', 'coupons', 'reviews', 'careers'),
  },
  { where: 'a phone on its side', size: { width: 667, height: 375 }, pages: kinds('home', 'reviews') },
  {
    where: 'a wide screen',
    size: { width: 1440, height: 900 },
    pages: kinds('home', 'services', 'emissions', 'make-with-blocks', 'car-wash'),
  },
])('the Tab key on $where', ({ size, pages }) => {
  test.each(pages)('$kind: Tab stops at all focusable elements in reading order, each free and with a ring', async ({ kind, path }) => {
    const page = await pageAt(path, size);
    // Header and footer are the same on every page.
    const root = kind === 'home' ? 'body' : 'main';
    // A tool loads when it first gets the focus, and then it may show another button. So the second round counts.
    if ((await page.locator('[data-tool]').count()) > 0) await tabStops(page, root);
    const stops = await tabStops(page, root);
    expect(stops.map(({ place }) => place)).toEqual(await reachablePlaces(page, root));
    expect(stops.filter(isHidden)).toEqual([]);
    expect(stops.filter(hasNoRing)).toEqual([]);
  });
});

test('Shift+Tab never stops at a covered element', async () => {
  const page = await pageAt('/services', { width: 390, height: 600 });
  const stops = await tabStops(page, 'body', 'Shift+Tab');
  expect(stops.map(({ place }) => place).reverse()).toEqual(await reachablePlaces(page));
  expect(stops.filter(isHidden)).toEqual([]);
});

test.each([640, 180])('at 320 × %i px, the bar of the driveway check never covers the focused item', async (height) => {
  const page = await pageAt(SAMPLE.kinds['state-inspection']!, { width: 320, height });
  const items = page.locator('.driveway tbody button');
  await items.last().click();
  const covered: (string | null)[] = [];
  for (let left = await items.count(); left > 1; left--) {
    await page.keyboard.press('Shift+Tab');
    const { free, text } = await page.evaluate(() => {
      const item = document.activeElement!;
      const { left, width, top } = item.getBoundingClientRect();
      return { free: item.contains(document.elementFromPoint(left + width / 2, top + 2)), text: item.textContent };
    });
    if (!free) covered.push(text);
  }
  expect(covered).toEqual([]);
});

test.each(['menu open, services unfolded', 'menu open, vehicles unfolded'])(
  '%s: the head of the menu never covers the focused element',
  async (name) => {
    // The shop has more makes than the window can show.
    const page = await pageAt('/', { width: 390, height: 600 }, 'shopSite');
    await putInto(page, STATES[name]!);
    const stops = await page.locator('#menu :is(a, summary, button)').filter({ visible: true }).count();
    const covered: (string | null)[] = [];
    let seen = 0;
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < 18; count++) {
        await page.keyboard.press(key);
        const focus = await page.evaluate(() => {
          const element = document.activeElement!;
          const { left, width, top, bottom } = element.getBoundingClientRect();
          const free = [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
          return { text: element.textContent, free, inMenu: element.closest('#menu') !== null };
        });
        // At its end the focus leaves a short menu, which closes.
        if (!focus.inMenu) break;
        seen += 1;
        if (!focus.free) covered.push(focus.text);
      }
    }
    expect(seen).toBeGreaterThanOrEqual(Math.min(18, stops / 2));
    expect(covered).toEqual([]);
  },
);

test('the skip link is the first stop, becomes visible, and skips the header', async () => {
  const page = await pageAt('/coupons', { width: 390 });
  await page.keyboard.press('Tab');
  const box = await page.evaluate(() => {
    const { left, top, right, bottom } = document.activeElement!.getBoundingClientRect();
    return { text: document.activeElement!.textContent, shown: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
  });
  expect(box).toEqual({ text: 'Skip to content', shown: true });
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement!.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

test('the test finds a covered stop', async () => {
  const page = await onePage({ width: 390, height: 600 });
  await page.setContent(
    `<html style="scroll-padding:0"><body>${'<p><a href="#">Line</a></p>'.repeat(30)}<div style="position:fixed;inset:auto 0 0;height:70px;background:#000"></div></body></html>`,
  );
  expect((await tabStops(page)).some(isHidden)).toBe(true);
});
