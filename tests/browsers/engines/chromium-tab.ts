import type { Page } from 'playwright-core';
import { sharedBrowser, visitorsBrowser } from '../support/shared-browser.ts';
import { refuseOutside } from './outside.ts';
import { DEFAULT_SIZE, type Settings, type Tab, type Target } from './engine.ts';
import { aim, type ClickPoint, clickPoint } from './in-page.ts';
import { poll } from './poll.ts';

/** A tab in a new context of one of this worker's two Chromiums, through Playwright. */
export async function openChromiumTab(settings: Settings): Promise<Tab> {
  const { script = true, windows = false, timeZone, width = DEFAULT_SIZE.width, height = DEFAULT_SIZE.height } = settings;
  const [browser, outside] = await Promise.all([windows ? visitorsBrowser() : sharedBrowser(), refuseOutside()]);
  const proxy = { server: `http://127.0.0.1:${outside.port}`, bypass: '127.0.0.1' };
  const context = await browser.newContext({ viewport: { width, height }, javaScriptEnabled: script, timezoneId: timeZone, proxy });
  const page = await context.newPage();
  const evaluate: Tab['evaluate'] = async (run, ...args) => (await page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`)) as never;

  return {
    engine: 'chromium',
    version: `Chromium/${browser.version()}`,
    outside: outside.asked,
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    back: async () => {
      const before = page.url();
      // A page from the back/forward cache fires no load event, and goBack would wait for one forever.
      page.goBack().catch(() => undefined);
      await poll(
        `the tab goes back from ${before}`,
        async () => page.url() !== before && (await page.evaluate('document.readyState')) === 'complete',
      );
    },
    click: async (target) => {
      const { x, y } = await aim(
        target,
        () => locate(page, target),
        (element) => element.evaluate(clickPoint as (node: Node) => ClickPoint),
      );
      await page.mouse.click(x, y);
    },
    clickAt: (x, y, button = 'left') => page.mouse.click(x, y, { button }),
    hoverAt: (x, y) => page.mouse.move(x, y),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    evaluate,
    waitFor: async (what, ask, ...args) => void (await poll(what, () => evaluate(ask, ...args))),
    resize: (w, h) => page.setViewportSize({ width: w, height: h }),
    screenshot: () => page.screenshot(),
    close: async () => {
      await context.close();
      await outside.close();
    },
  };
}

function locate(page: Page, target: Target) {
  const locator =
    typeof target === 'string' ? page.locator(target) : page.getByRole(target.role as 'button', { name: target.name, exact: true });
  return locator.elementHandles();
}
