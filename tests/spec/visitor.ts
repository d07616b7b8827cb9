import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Trial } from './row.ts';
import { type Device, FIRST_MOMENT, timeOf, type Visit, widthOf } from './visits.ts';

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

type Act = (page: Page, said: string[]) => Promise<string[]>;
type How = { device?: Device; time?: string };

/** A trial on one page. `act` says what is wrong, and knows what the console has said. */
export const tryOn =
  (path: string, act: Act, { device = 'phone', time }: How = {}): Trial =>
  async (browser, url) => {
    const visit = { moment: FIRST_MOMENT, device, hasScript: true };
    await using context = await visitor(browser, url, visit, time);
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(path);
    return await act(page, said);
  };
