import type { Page } from 'playwright-core';
import { poll } from '../engines/poll.ts';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Paint = PerformanceEntry & { element: Element | null; url: string };

/** The largest painted element, and its picture file, if any. */
type Largest = { element: string; file: string };
type Watched = { newShifts: () => string[]; largest: Largest };

/** Starts to record before the page loads. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const name = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `<${element.localName}${element.classList.length > 0 ? ` class="${element.classList.value}"` : ''}>`
        : 'something gone since';
    };
    const describe = ({ value, sources }: Shift) => {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${name(node)} from ${Math.round(previousRect.x)},${Math.round(previousRect.y)} to ${Math.round(currentRect.x)},${Math.round(currentRect.y)}`,
      );
      return `${value.toFixed(5)}: ${moved.join('; ')}`;
    };
    const found: Shift[] = [];
    const shifts = new PerformanceObserver(
      (list) => void found.push(...(list.getEntries() as Shift[])),
    );
    shifts.observe({ type: 'layout-shift', buffered: true });
    const watched: Watched = {
      newShifts: () => {
        found.push(...(shifts.takeRecords() as Shift[]));
        return found
          .splice(0)
          .filter(({ hadRecentInput }) => !hadRecentInput)
          .map(describe);
      },
      largest: { element: '', file: '' },
    };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { element, url } of list.getEntries() as Paint[])
        watched.largest = { element: name(element), file: url.replace(location.origin, '') };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/**
 * Every unexpected shift since the last call: how much, and of what. What was just painted is
 * reported a frame later.
 */
export async function newShifts(page: Page): Promise<string[]> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.newShifts());
}

/** The largest part of a page so far. */
export function largestOf(page: Page): Promise<Largest> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.largest);
}

/** Scrolls to the end, screen by screen, so that all lazy content loads. */
export async function readToTheEnd(page: Page): Promise<void> {
  const screens = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
  );
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          scrollBy({ top: innerHeight, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }
  const areThere = () =>
    [...document.images].every((image) => image.complete || !image.checkVisibility());
  await poll('all pictures are there', () => page.evaluate(areThere));
}
