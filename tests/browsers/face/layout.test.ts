import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { poll } from '../engines/poll.ts';
import { webFontsAreIn } from '../support/web-fonts.ts';
import { setLook, stillPage } from '../../../scripts/browser/still-page.ts';
import { sessionOf } from '../support/one-page.ts';
import { WEDNESDAY_MORNING } from '../support/open-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { forgetShifts, layoutOf, readToTheEnd, watchLayout } from './watch-layout.ts';
import { SHOP } from '../../support/sites.ts';

const WIDTHS = [390, 1440];

const FONTS = /\.woff2$/;
const SCRIPT = /^\/assets\/client\..*\.js$/;
const LATE_STYLES = /^\/assets\/late\..*\.css$/;

/**
 * Letters of a fallback font are nearly as wide as those that replace them: a label may move by a few pixels, never a
 * line to the next. Up to 0.1 counts as good. Which fallback it is depends on the machine: with Arial's metrics shifts
 * stay below 0.005, with DejaVu's, as on a bare Linux, below 0.01.
 */
const FONT_SHIFT = 0.01;

let page: Page;
const asked: string[] = [];
const servers: SiteServer[] = [];
let slowScript: SiteServer;
let slowFonts: SiteServer;
let slowPages: SiteServer;

beforeAll(async () => {
  slowScript = await siteWith([SCRIPT, LATE_STYLES].map((path) => ({ path, milliseconds: 500 })));
  slowFonts = await siteWith([{ path: FONTS, milliseconds: 1000 }]);
  slowPages = await siteWith([]);
  slowPages.faults.inPieces = true;
  page = await stillPage(await sharedBrowser(), { width: 390 });
  page.on('request', (request) => asked.push(request.url()));
  await (await sessionOf(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await watchLayout(page);
});
afterAll(async () => {
  await page?.context().close();
  await Promise.all(servers.map((server) => server.close()));
});

/** The site, with each path that matches delayed by so many milliseconds. */
async function siteWith(slow: SiteServer['faults']['slow']): Promise<SiteServer> {
  const server = await serveSite(inject('shopSite').folder);
  server.faults.slow = slow;
  servers.push(server);
  return server;
}

/** Starts to load a page, as on a first visit. */
async function visit(url: string, width: number, time = WEDNESDAY_MORNING): Promise<void> {
  await setLook(page, { width });
  await page.clock.setFixedTime(time);
  asked.length = 0;
  await page.goto(url, { waitUntil: 'commit' });
}

describe.each(SHOP.everyKind)('$kind', ({ kind, path }) => {
  test.each(WIDTHS)(
    'at %i px, does not shift while it loads and is read, paints its own largest part, and loads nothing from elsewhere',
    async (width) => {
      await visit(slowScript.url + path, width);
      // Another test covers fonts.
      await webFontsAreIn(page);
      await forgetShifts(page);
      await page.waitForLoadState();
      await expect.poll(async () => (await layoutOf(page)).largest.element).not.toBe('');
      const { largest } = await layoutOf(page);
      await readToTheEnd(page);
      const outside = asked.filter((url) => !url.startsWith(slowScript.url) && !url.startsWith('data:'));
      const seen = { shifts: (await layoutOf(page)).shifts, file: largest.file, frames: await page.locator('iframe').count(), outside };
      expect(seen).toEqual({ shifts: [], file: '', frames: 0, outside: [] });
      expect(asked.length).toBeGreaterThan(1);
    },
  );

  test.each(kind === 'home' ? WIDTHS : [390])('at %i px, hardly moves when its fonts come a second late', async (width) => {
    await visit(slowFonts.url + path, width);
    await page.waitForLoadState();
    await webFontsAreIn(page);
    const { shifts } = await layoutOf(page);
    const total = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);
    expect({ total: total < FONT_SHIFT ? 'hardly' : total, shifts }).toEqual({ total: 'hardly', shifts });
    expect(asked.some((url) => FONTS.test(url))).toBe(true);
  });
});

describe.each([
  { says: 'closed until Monday', time: '2026-11-22T10:00-05:00', width: 320 },
  { says: 'open', time: WEDNESDAY_MORNING, width: 390 },
  { says: 'closed until Monday', time: '2026-11-22T10:00-05:00', width: 1440 },
])('at $width px, if the shop is $says', ({ time, width }) => {
  // These pages together have every widget that may move something.
  test.each(['home', 'state-inspection', 'coupons', 'reviews', 'about'] as const)(
    'nothing of %s moves when the script starts',
    async (kind) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
      onTestFinished(() => page.unrouteAll());
      await visit(inject('shopSite').url + SHOP.kinds[kind]!, width, time);
      const isRead = () =>
        document.readyState === 'interactive' && [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete);
      await poll('all but the script is there', () => page.evaluate(isRead));
      await webFontsAreIn(page);
      // Shifts outside the window do not count. The script shortens reviews, and shows buttons that print.
      const scroll = (all: Element[]) => all.at(-1)?.scrollIntoView({ behavior: 'instant', block: 'center' });
      await page.locator('.review-card, :has(> .print-button)').evaluateAll(scroll);
      await forgetShifts(page);
      expect(await page.locator('[data-ready]').count()).toBe(0);
      release();
      await expect.poll(() => page.locator('[data-widget]:not([data-ready])').count()).toBe(0);
      expect((await layoutOf(page)).shifts).toEqual([]);
    },
  );
});

test.each([
  { kind: 'home', width: 390 },
  { kind: 'home', width: 1440 },
  { kind: 'services', width: 768 },
  { kind: 'state-inspection', width: 768 },
  { kind: 'make-long', width: 768 },
  { kind: 'coupons', width: 768 },
  { kind: 'reviews', width: 768 },
  { kind: 'about', width: 768 },
] as const)('$kind at $width px does not shift while it comes piece by piece', async ({ kind, width }) => {
  await visit(slowPages.url + SHOP.kinds[kind]!, width);
  await page.waitForLoadState();
  expect((await layoutOf(page)).shifts).toEqual([]);
});
