import type { Browser, BrowserContext, Page } from 'playwright-core';
import { timeOf, type Visit, widthOf } from './visits.ts';

/** A new visitor in the shop's town, whose clock stands still. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  visit: Visit,
  time = timeOf(visit),
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: visit.hasScript,
    viewport: { width: widthOf(visit), height: 844 },
    hasTouch: visit.device === 'phone',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  // Only what hangs is ended.
  context.setDefaultTimeout(60_000);
  await context.clock.setFixedTime(time);
  return context;
}

/** What a page says on its console from now on. */
export function consoleOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}
