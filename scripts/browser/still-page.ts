import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Window size and settings of a page; the default height is common for its width. */
export type Look = {
  width: number;
  height?: number;
  dark?: boolean;
  forcedColors?: boolean;
  paper?: boolean;
};

/** A Wednesday morning in Virginia: shop, gas station and car wash are open. */
const CLOCK = new Date('2026-11-18T15:00:00Z');

const TALL = 700;
const HEIGHTS: Record<number, number> = {
  320: 568,
  390: 844,
  768: 1024,
  1024: 768,
  1440: 900,
  1920: 1080,
};

/** Resolves no host name outside this machine. This is faster than intercepting each request. */
const LOCAL_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/**
 * With these flags, Chromium draws letters the same on every Linux and can only reach this machine.
 */
export const PAGE_FLAGS = [LOCAL_ONLY, '--font-render-hinting=none', '--disable-lcd-text'];

/** A page in a new context where the clock is fixed and nothing moves. */
export async function openStillPage(
  browser: Browser,
  look: Look,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    timezoneId: 'America/New_York',
    locale: 'en-US',
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(CLOCK);
  await setLook(page, look);
  return page;
}

/**
 * A page with a look. All looks share one page, because opening another takes as much processor
 * time as loading an address in it. Forced colors have their own, because Chromium keeps a drawing
 * in its cache with the colors in which it was painted.
 */
export function sharedStillPages(
  browser: Browser,
  options?: BrowserContextOptions,
): (look: Look) => Promise<Page> {
  const pages = new Map<boolean | undefined, Page>();
  return async (look) => {
    const page = pages.get(look.forcedColors) ?? (await openStillPage(browser, look, options));
    pages.set(look.forcedColors, page);
    await setLook(page, look);
    return page;
  };
}

/** Changes the look of a page, open or not. */
export async function setLook(
  page: Page,
  { width, height = HEIGHTS[width] ?? TALL, dark, forcedColors, paper }: Look,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    media: paper ? 'print' : null,
    colorScheme: dark ? 'dark' : 'light',
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
}

/** Opens an address and waits for its fonts and pictures, even lazy ones below the first screen. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settle(page);
}

/** Waits for fonts and for every picture on the page, visible or not. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
