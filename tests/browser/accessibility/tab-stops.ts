import type { Page } from 'playwright-core';

/** A stop of the Tab key. */
export type Stop = {
  /** The element in words. */
  name: string;
  /** Its index among all focusable elements, in document order. */
  place: number;
  /** The fraction of its height that is in the window and not covered, 0 to 1. */
  free: number;
};

const MOST = 400;

/** All elements that the Tab key could reach. */
const FOCUSABLE = ':is(a[href], button, summary, iframe, input, select, textarea, [tabindex])';

/**
 * Presses a key from the start of a page, or of its main part, until the focus leaves it. Returns
 * all stops.
 */
export async function tabStops(
  page: Page,
  root: 'body' | 'main' = 'body',
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Stop[]> {
  await page.evaluate((start) => {
    if (start === 'main') document.querySelector('main')!.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    getSelection()?.removeAllRanges();
  }, root);
  const stops = await nextStops(page, root, key, MOST);
  if (stops.length === MOST)
    throw new Error(`The focus did not leave the page after ${MOST} stops.`);
  return stops;
}

/** Presses a key from where the focus is, until the focus leaves `root`, or `most` times. */
export async function nextStops(
  page: Page,
  root: string,
  key: 'Tab' | 'Shift+Tab',
  most: number,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus, [root, FOCUSABLE] as const);
    if (stop === undefined) break;
    stops.push(stop);
  }
  return stops;
}

/** The indexes of the focusable elements in `root` that the Tab key must reach. */
export function reachablePlaces(page: Page, root: 'body' | 'main' = 'body'): Promise<number[]> {
  return page.evaluate(
    ([root, focusable]) =>
      [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((element, place) => {
        const folded = element.closest('details:not([open]) > :not(summary)') !== null;
        const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return shown && !folded && element.tabIndex >= 0 && element.closest(root) !== null
          ? [place]
          : [];
      }),
    [root, FOCUSABLE] as const,
  );
}

// Runs in the page.
function lookAtFocus([root, focusable]: readonly [string, string]): Stop | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (element === null || element === document.body || element.closest(root) === null)
    return undefined;
  // Test points down the middle; for a link that wraps, down the middle of each line.
  const parts = [...element.getClientRects()].filter(
    ({ width, height }) => width > 1 && height > 1,
  );
  const points = parts.flatMap((part) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map(
      (share) => [part.left + part.width / 2, part.top + part.height * share] as const,
    ),
  );
  const isFree = ([x, y]: readonly [number, number]): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return {
    name: `${element.tagName.toLowerCase()} “${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
    place: [...document.querySelectorAll(focusable)].indexOf(element),
    free: points.length === 0 ? 0 : points.filter(isFree).length / points.length,
  };
}
