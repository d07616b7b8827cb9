import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './find-browser.ts';

/** How a page is looked at. Heights are those of common windows of that width. Tools that write into the page need it without its security policy. */
export type Look = { width: number; height?: number; dark?: boolean; forcedColors?: boolean; withoutPolicy?: boolean };

/** A Wednesday morning in Virginia: shop, gas station and car wash are open. */
export const CLOCK = new Date('2026-11-18T15:00:00Z');

const TALL = 700;
const HEIGHTS: Record<number, number> = { 320: 568, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };

/** For which nothing outside this machine has a name: unlike requests held up one by one, those that are left cost no time. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** How Chromium is started to look at pages: it draws letters alike on every Linux, whatever its font settings, and reaches this machine only. */
export const PAGE_FLAGS = [...CHROMIUM_FLAGS, ALONE, '--font-render-hinting=none', '--disable-lcd-text'];

/** A Chromium of one's own for looking at pages. */
export async function pictureBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: PAGE_FLAGS });
}

/** A page in a context of its own where time stands and nothing moves. */
export async function stillPage(browser: Browser, { width, height = HEIGHTS[width] ?? TALL, dark = false, forcedColors = false, withoutPolicy = false }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
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

/** Opens an address and waits until all of it is there: fonts, and pictures that would wait to be scrolled to. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settle(page);
}

/** Waits for fonts and for every picture on the page, shown or not. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
