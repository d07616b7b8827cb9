import type { ElementHandle } from 'playwright-core';
import { sharedBrowser, visitorsBrowser } from '../support/shared-browser.ts';
import { refuseOutside } from './outside.ts';
import type { Settings, Tab } from './engine.ts';
import { type ClickPoint, clickPoint } from './in-page.ts';
import { makeTab } from './make-tab.ts';

/** A tab in a new context of one of this worker's two Chromiums, through Playwright. */
export async function openChromiumTab({ script = true, windows = false, timeZone }: Settings): Promise<Tab> {
  const [browser, outside] = await Promise.all([windows ? visitorsBrowser() : sharedBrowser(), refuseOutside()]);
  const proxy = { server: `http://127.0.0.1:${outside.port}`, bypass: '127.0.0.1' };
  const context = await browser.newContext({ javaScriptEnabled: script, timezoneId: timeZone, proxy });
  const page = await context.newPage();
  return makeTab<ElementHandle>({
    outside: outside.asked,
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    // A page from the back/forward cache fires no load event, and goBack would wait for one forever.
    goBack: async () => void page.goBack().catch(() => undefined),
    find: (target) =>
      typeof target === 'string'
        ? page.locator(target).elementHandles()
        : page.getByRole(target.role as 'button', { name: target.name, exact: true }).elementHandles(),
    pointOf: (element) => element.evaluate(clickPoint as (node: Node) => ClickPoint),
    clickAt: (x, y) => page.mouse.click(x, y),
    hoverAt: (x, y) => page.mouse.move(x, y),
    pressKey: (key) => page.keyboard.press(key),
    evaluate: async (run, ...args) => (await page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`)) as never,
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: async () => {
      await context.close();
      await outside.close();
    },
  });
}
