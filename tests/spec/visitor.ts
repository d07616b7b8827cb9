import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Trial } from './row.ts';

/** The moments at which the specification must hold, as the shop's clock shows them. */
const TIMES = {
  'Friday 10:30, open': '2026-11-27T10:30-05:00',
  'Friday 20:00, closed': '2026-11-27T20:00-05:00',
  'Sunday noon, closed': '2026-11-29T12:00-05:00',
  'Thanksgiving noon, closed': '2026-11-26T12:00-05:00',
};

const WIDTHS = { phone: 390, desktop: 1280 };

/** The moment and the device of a visit, and whether scripts run. */
export type Visit = {
  moment: keyof typeof TIMES;
  device: keyof typeof WIDTHS;
  hasScript: boolean;
};

const at = (moment: Visit['moment'], device: Visit['device'], hasScript = true): Visit => ({
  moment,
  device,
  hasScript,
});
/** Every page gets these visits, but a make only one of them. */
export const FIRST_VISITS = [
  at('Friday 10:30, open', 'phone'),
  at('Friday 10:30, open', 'desktop'),
];
/** One page of each layout gets these, too. Without script, pages do not know the time. */
export const OTHER_VISITS = [
  at('Friday 20:00, closed', 'phone'),
  at('Sunday noon, closed', 'desktop'),
  at('Thanksgiving noon, closed', 'phone'),
  at('Friday 10:30, open', 'phone', false),
];

/** A new visitor in the shop's town, whose clock stands still. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  visit: Visit,
  time = TIMES[visit.moment],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: visit.hasScript,
    viewport: { width: WIDTHS[visit.device], height: 844 },
    hasTouch: visit.device === 'phone',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  // Ends only a page that hangs.
  context.setDefaultTimeout(60_000);
  await context.clock.setFixedTime(time);
  return context;
}

/** A trial on one page. `act` returns the faults. `said` holds the lines of the console. */
export const tryOn =
  (path: string, act: (page: Page, said: string[]) => Promise<string[]>, time?: string): Trial =>
  async (browser, url) => {
    await using context = await visitor(browser, url, FIRST_VISITS[0]!, time);
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(path);
    return await act(page, said);
  };
