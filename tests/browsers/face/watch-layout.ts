import type { Page } from 'playwright-core';

type Layout = {
  /** Every unexpected shift: how much, and of what. */
  shifts: string[];
  /** The largest painted element, and its picture file, if any. */
  largest: { element: string; file: string };
};

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Paint = PerformanceEntry & { element: Element | null; url: string };

/** Starts to record before the page loads. `layoutOf` returns the record. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shifts: [] as string[], largest: { element: '', file: '' }, since: 0 };
    Object.assign(window, { layoutSeen: seen });
    const name = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `<${element.localName}${element.classList.length > 0 ? ` class="${element.classList.value}"` : ''}>`
        : 'something gone since';
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)} from ${Math.round(previousRect.x)},${Math.round(previousRect.y)} to ${Math.round(currentRect.x)},${Math.round(currentRect.y)}`,
        );
        if (!hadRecentInput && startTime >= seen.since) seen.shifts.push(`${value.toFixed(5)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { element, url } of list.getEntries() as Paint[])
        seen.largest = { element: name(element), file: url.replace(location.origin, '') };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Forgets the shifts of every frame up to the next, also those that the browser has yet to report. */
export async function forgetShifts(page: Page): Promise<void> {
  await nextFrames(page);
  await page.evaluate(() => {
    const { layoutSeen } = window as unknown as { layoutSeen: Layout & { since: number } };
    // The time of this frame, since the test's clock does not run.
    layoutSeen.since = Number(document.timeline.currentTime);
    layoutSeen.shifts.length = 0;
  });
}

/** The record so far. What was just painted is reported a frame later. */
export async function layoutOf(page: Page): Promise<Layout> {
  await nextFrames(page);
  return page.evaluate(() => (window as unknown as { layoutSeen: Layout }).layoutSeen);
}

function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
  );
}

/** Scrolls to the end, screen by screen, so that all lazy content loads. */
export async function readToTheEnd(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          scrollBy({ top: innerHeight, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }
  await page.waitForLoadState('networkidle');
}
