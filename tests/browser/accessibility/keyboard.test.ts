import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { putInto } from '../../../scripts/browser/states.ts';
import { pageAt } from '../support/one-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const FOCUSABLE = ':is(a[href], button, summary, iframe, [tabindex])';
const PHONE = { width: 390, height: 844 };
/** Pages that together have every kind of focusable element. */
const WALKS: { kind: PageKind; size: typeof PHONE; key?: string }[] = [
  { kind: 'home', size: PHONE },
  { kind: 'diagnostics', size: PHONE },
  { kind: 'state-inspection', size: PHONE },
  { kind: 'coupons', size: PHONE },
  { kind: 'reviews', size: { width: 667, height: 375 } },
  { kind: 'home', size: { width: 1440, height: 900 } },
  { kind: 'services', size: { width: 390, height: 600 }, key: 'Shift+Tab' },
];

test.each(WALKS)(
  '$kind at $size.width px: Tab stops at all focusable elements in reading order, and nothing covers them',
  async ({ kind, size, key = 'Tab' }) => {
    const page = await pageAt(SAMPLE.paths[kind]!, size);
    // Header and footer are the same on every page.
    const root = kind === 'home' || key !== 'Tab' ? 'body' : 'main';
    const walk = async () => {
      await page.evaluate((start) => {
        if (start === 'main') document.querySelector('main')!.focus({ preventScroll: true });
        else (document.activeElement as HTMLElement | null)?.blur();
        scrollTo(0, 0);
        getSelection()?.removeAllRanges();
      }, root);
      return stops(page, root, key);
    };
    // A tool loads when it first gets the focus, and then it may show another button. So the
    // second round counts.
    if (kind === 'state-inspection') await walk();
    const places = await walk();
    expect(key === 'Tab' ? places : places.reverse()).toEqual(
      await page.evaluate(reachablePlaces, [root, FOCUSABLE] as const),
    );
  },
);

test('the head of the menu never covers the focused element', async () => {
  // The shop has more makes than the window can show.
  const page = await pageAt('/', { width: 390, height: 600 }, 'shopSite');
  await putInto(page, 'menu-makes');
  const down = await stops(page, '#menu', 'Tab', 18);
  expect(down.length + (await stops(page, '#menu', 'Shift+Tab', 18)).length).toBeGreaterThan(17);
});

test('the skip link is the first stop, becomes visible, and skips the header', async () => {
  const page = await pageAt('/coupons', { width: 390 });
  expect(await stops(page, '.skip-link', 'Tab', 1)).toEqual([0]);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement!.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

/**
 * Presses a key until the focus leaves `root`, or `max` times. Returns the index of each stop among
 * all focusable elements. Fails at a covered stop.
 */
async function stops(page: Page, root: string, key: string, max = 400): Promise<number[]> {
  const places: number[] = [];
  const covered: string[] = [];
  while (places.length < max) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus, [root, FOCUSABLE] as const);
    if (stop === undefined) break;
    places.push(stop.place);
    if (!stop.isFree) covered.push(stop.html);
  }
  expect(covered).toEqual([]);
  expect(places.length, 'the focus leaves the page').toBeLessThan(400);
  return places;
}

/** Runs in the page: the places of the elements in `root` that the Tab key must reach. */
function reachablePlaces([root, focusable]: readonly [string, string]): number[] {
  return [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((element, place) => {
    const folded = element.closest('details:not([open]) > :not(summary)') !== null;
    const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return shown && !folded && element.tabIndex >= 0 && element.closest(root) ? [place] : [];
  });
}

/** Runs in the page: the element with the focus, and whether all of it is in sight. */
function lookAtFocus([root, focusable]: readonly [string, string]) {
  const element = document.activeElement!;
  if (element === document.body || element.closest(root) === null) return undefined;
  // Test points down the middle; for a link that wraps, down the middle of each line.
  const points = [...element.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .flatMap(({ left, top, width, height }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [left + width / 2, top + height * share] as const),
    );
  const isFree = ([x, y]: readonly [number, number]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return {
    html: element.outerHTML.slice(0, 100),
    place: [...document.querySelectorAll(focusable)].indexOf(element),
    isFree: points.length > 0 && points.every(isFree),
  };
}
