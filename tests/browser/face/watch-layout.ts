import type { Page } from 'playwright-core';
import { poll } from '../engines/poll.ts';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Watched = { newShifts: () => string[]; isPainted: boolean };

/** Starts to record before the page loads. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const describe = ({ value, sources }: Shift) => {
      const moved = sources.map(({ node, previousRect: before, currentRect: after }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element?.outerHTML.slice(0, 60) ?? 'something gone since';
        return `${name} from ${before.x},${before.y} to ${after.x},${after.y}`;
      });
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
      isPainted: false,
    };
    Object.assign(window, { watched });
    new PerformanceObserver(() => (watched.isPainted = true)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
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

/** Runs in the page. */
export const isPainted = (): boolean =>
  (window as unknown as { watched: Watched }).watched.isPainted;

/** Scrolls to the end, screen by screen, so that all lazy content loads. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  const areThere = () =>
    [...document.images].every((image) => image.complete || !image.checkVisibility());
  await poll('all pictures are there', () => page.evaluate(areThere));
}
