import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { sharedBrowser } from './shared-browser.ts';

/** A moment when the shop is open. */
export const WEDNESDAY_MORNING = '2026-11-18T10:00-05:00';

/** A time zone far from the shop, where the day and often the month differ. */
export const FAR_AWAY = 'Asia/Tokyo';

/**
 * The browser reports failed requests as errors, such as those for the analytics script, which this
 * site's server does not have.
 */
const OF_THE_NETWORK = /^Failed to load resource|^Refused to execute script from .*_vercel/;

type Visit = Omit<BrowserContextOptions, 'viewport'> & {
  site?: 'sampleSite' | 'shopSite';
  width?: number;
  height?: number;
  /**
   * The visitor's clock stands still at this time, unless `runs`: then `page.clock` can also let it
   * run. `comeBackAt` sets it again.
   */
  time?: string;
  runs?: boolean;
  /** Runs before the scripts of each page, and can use nothing outside itself. */
  first?: () => void;
  /** The errors that a test causes on purpose. */
  expected?: RegExp;
};

/**
 * Opens a page as a new visitor: in its own context, in Chromium, far from the shop. Closes it when
 * the test ends.
 */
export async function openPage(path: string, visit: Visit = {}): Promise<Page> {
  const page = await newPage(visit);
  await page.goto(path);
  return page;
}

/**
 * Like `openPage`, but without an address yet: `goto` also takes a path. At the end, the test fails
 * if a page has logged an unexpected error.
 */
export async function newPage(visit: Visit = {}): Promise<Page> {
  const {
    site = 'sampleSite',
    width = 390,
    height = 844,
    time = WEDNESDAY_MORNING,
    runs,
    first,
    expected,
    ...options
  } = visit;
  const context = await (
    await sharedBrowser()
  ).newContext({
    baseURL: inject(site).url,
    viewport: { width, height },
    timezoneId: FAR_AWAY,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await (runs ? page.clock.install({ time }) : page.clock.setFixedTime(time));
  if (first) await page.addInitScript(first);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  onTestFinished(() =>
    expect(errors.filter((text) => !OF_THE_NETWORK.test(text) && !expected?.test(text))).toEqual(
      [],
    ),
  );
  return page;
}

/**
 * Holds a page's requests for a path. The returned function lets them go, or answers them with
 * `answer`.
 */
export async function hold(
  page: Page,
  path: string | RegExp,
  answer?: Parameters<Route['fulfill']>[0],
): Promise<() => void> {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, (route) =>
    until.then(() => (answer ? route.fulfill(answer) : route.continue())),
  );
  return release;
}

/** Returns to a page at another time, as from the back/forward cache. */
export async function comeBackAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
}

/** The words of every visible element that matches. */
export async function textsOf(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).filter({ visible: true }).allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}
