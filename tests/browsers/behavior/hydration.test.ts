import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, inject, test } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { poll } from '../engines/poll.ts';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { webFontsAreIn } from '../support/web-fonts.ts';
import { clockAt } from './first-scripts.ts';

/** Pages that together have every widget that may move something. */
const PAGES = ['/', '/services/virginia-state-inspection-centreville', '/coupons', '/reviews', '/about'];
/** The longest and the shortest status text, each at the widths where it has the least room. */
const LOOKS = [
  { width: 320, height: 568, says: 'closed until Monday', time: '2027-02-14T10:00-05:00' },
  { width: 390, height: 844, says: 'open', time: '2027-02-09T12:00-05:00' },
  { width: 1440, height: 900, says: 'closed until Monday', time: '2027-02-14T10:00-05:00' },
];

/** Records layout shifts from now on. */
const OBSERVE = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) shifts.push(value.toFixed(4) + ' ' + sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML?.slice(0, 80)).join(' | '));
  }).observe({ type: 'layout-shift', buffered: window.fromTheStart === true });`;
const FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))';

let browser: Browser;
let site: SiteServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await sharedBrowser();
  site = await serveSite(inject('frozenSite').folder);
});
afterAll(async () => {
  await site?.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
});
afterEach(() => context.close());

/** Playwright's own waiting needs eval, which the site's policy forbids. */
const until = (what: string, expression: string) => poll(what, async () => (await page.evaluate(expression)) === true, 60_000);
const HAS_STARTED = 'document.querySelectorAll("[data-widget]").length === document.querySelectorAll("[data-widget][data-ready]").length';

/** Opens a page and delays its script until everything else is in place. Returns the function that lets the script load. */
async function openWithoutScript(path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.unrouteAll();
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto(site.url + path, { waitUntil: 'commit' });
  await until(
    'all but the script is there',
    'document.readyState === "interactive" && [...document.images].every((image) => image.loading === "lazy" || image.complete)',
  );
  await webFontsAreIn(page);
  // Shifts outside the window do not count. The script shortens reviews, and shows buttons that print.
  await page.evaluate(
    '[...document.querySelectorAll(".review-card, :has(> .print-button)")].at(-1)?.scrollIntoView({ behavior: "instant", block: "center" })',
  );
  await page.evaluate(FRAMES);
  expect(await page.evaluate('document.querySelectorAll("[data-ready]").length')).toBe(0);
  await page.evaluate(OBSERVE);
  return async () => {
    release();
    await until('every widget has started', HAS_STARTED);
    await page.evaluate(FRAMES);
  };
}

test.each(LOOKS)('nothing moves when the script starts, at $width by $height, if the shop is $says', async ({ width, height, time }) => {
  await page.setViewportSize({ width, height });
  await page.addInitScript(clockAt(time));
  for (const path of PAGES) {
    const start = await openWithoutScript(path);
    await start();
    expect(await page.evaluate('shifts'), path).toEqual([]);
  }
});

test('on slow 3G, the phone link and the menu work while the page still loads, and little moves', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  // While the shop is closed, the script replaces the call bar's phone link.
  await page.addInitScript(clockAt('2027-02-09T12:00-05:00'));
  await page.addInitScript('window.fromTheStart = true;' + OBSERVE);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const loading = page.goto(site.url).catch(() => undefined);
  await until(
    'heading and call bar are there',
    '["h1", ".call-bar a"].every((selector) => document.querySelector(selector)?.checkVisibility())',
  );
  await page.click('.site-header .menu-button');
  expect(await page.evaluate('document.querySelector("#menu").matches(":popover-open")')).toBe(true);
  await page.keyboard.press('Escape');
  await loading;
  await until('every widget has started', HAS_STARTED);
  await webFontsAreIn(page);
  await page.evaluate(FRAMES);
  const shifts = (await page.evaluate('shifts')) as string[];
  expect(
    shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0),
    shifts.join('\n'),
  ).toBeLessThan(0.1);
});
