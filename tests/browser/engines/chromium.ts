import type { Page } from 'playwright-core';
import type { Driver } from './tab.ts';

/** Drives a page of Chromium through Playwright. */
export function chromiumDriver(page: Page): Driver {
  return {
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    // A page from the back/forward cache fires no load event, and goBack would wait for one
    // forever.
    goBack: async () => void page.goBack().catch(() => undefined),
    clickAt: (x, y) => page.mouse.click(x, y),
    hoverAt: (x, y) => page.mouse.move(x, y),
    pressKey: (key) => page.keyboard.press(key),
    evaluate: async (run, ...args) =>
      (await page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`)) as never,
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
  };
}
