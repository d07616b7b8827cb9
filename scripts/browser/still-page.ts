import type { Browser, Page } from 'playwright-core';

/** Window size and settings for a screenshot; the default height is common for its width. `withoutPolicy` drops the content security policy, for tools that write into the page. */
export type Look = { width: number; height?: number; dark?: boolean; forcedColors?: boolean; withoutPolicy?: boolean };

/** A Wednesday morning in Virginia: shop, gas station and car wash are open. */
const CLOCK = new Date('2026-11-18T15:00:00Z');

const TALL = 700;
const HEIGHTS: Record<number, number> = { 320: 568, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };

/** Resolves no host name outside this machine. This is faster than intercepting each request. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** With these flags, Chromium draws letters the same on every Linux and can only reach this machine. */
export const PAGE_FLAGS = [ALONE, '--font-render-hinting=none', '--disable-lcd-text'];

/** The size of the window for a look. */
export function sizeOf({ width, height = HEIGHTS[width] ?? TALL }: Look): { width: number; height: number } {
  return { width, height };
}

/** A page in a new context where the clock is fixed and nothing moves. */
export async function stillPage(browser: Browser, look: Look): Promise<Page> {
  const { dark = false, forcedColors = false, withoutPolicy = false } = look;
  const context = await browser.newContext({
    viewport: sizeOf(look),
    colorScheme: dark ? 'dark' : 'light',
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
    bypassCSP: withoutPolicy,
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(CLOCK);
  return page;
}

/** Opens an address and waits for all of it to load: fonts, and also lazy pictures below the first screen. */
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
