import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { serveSite } from '../../../scripts/browser/site-server.ts';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { poll } from '../engines/poll.ts';
import { setLook, stillPage } from '../../../scripts/browser/still-page.ts';
import { hold, WEDNESDAY_MORNING } from '../support/open-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { largestOf, newShifts, readToTheEnd, watchLayout } from './watch-layout.ts';
import { SHOP } from '../../support/sites.ts';

/**
 * Letters of a fallback font are nearly as wide as those that replace them: a label may move by a
 * few pixels, never a line to the next. Up to 0.1 counts as good. Which fallback it is depends on
 * the machine: with Arial's metrics shifts stay below 0.005, with DejaVu's, as on a bare Linux,
 * below 0.01. On the narrowest phones, a heading may have a line less, and a status a line more, in
 * a shop that opens at half past.
 */
const FONT_SHIFT = 0.01;
const sumOf = (shifts: string[]) => shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);

const CLOSED = '2026-11-22T10:00-05:00';
/**
 * The script shortens reviews, and shows buttons that print. Shifts outside the window do not
 * count, so they are scrolled into it.
 */
const SCROLLED = { at: '.review-card, :has(> .print-button)' };
const UNSCROLLED = { at: '' };
/** These pages together have every widget that may move something below the first screen. */
const WITH_WIDGETS = pagesOf('home', 'state-inspection', 'coupons', 'reviews', 'about');
/** The pages of makes share a template. */
const KINDS = SHOP.everyKind.filter(({ kind }) => !/^make-(short|with-blocks)$/.test(kind));
/** With each kind of masthead. */
const WIDE = [...WITH_WIDGETS, ...pagesOf('service', 'diagnostics', 'emissions', 'make-long')];
const LOOKS = [
  ...KINDS.map((one) => ({ ...one, ...UNSCROLLED, width: 390, time: WEDNESDAY_MORNING })),
  ...WIDE.map((one) => ({
    ...one,
    ...(WITH_WIDGETS.includes(one) ? SCROLLED : UNSCROLLED),
    width: 1440,
    time: CLOSED,
  })),
  ...pagesOf('home', 'state-inspection').map((one) => ({
    ...one,
    ...SCROLLED,
    width: 320,
    time: CLOSED,
  })),
];

function pagesOf(...kinds: PageKind[]) {
  return SHOP.everyKind.filter(({ kind }) => kinds.includes(kind));
}

let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  page = await stillPage(await sharedBrowser(), { width: 390 });
  page.on('request', (request) => asked.push(request.url()));
  await watchLayout(page);
});
afterAll(() => page?.context().close());

/**
 * Runs in the page. Fallback fonts have a number in their names. `document.fonts.status` is also
 * "loaded" before the first font is requested.
 */
function areFontsIn(): boolean {
  const web = [...document.fonts].filter(({ family }) => !/[0-9]/.test(family));
  return web.length > 0 && web.every(({ status }) => status === 'loaded');
}

test.each(LOOKS)(
  '$kind at $width px does not shift while it loads and is read, paints its own largest part, and loads nothing from elsewhere',
  async ({ kind, path, width, time, at }) => {
    const { url } = inject('shopSite');
    const [letStylesCome, letFontsCome, letScriptsCome] = [
      await hold(page, /\/assets\/late\..*\.css$/),
      await hold(page, /\.woff2$/),
      await hold(page, /\/assets\/client\..*\.js$/),
    ];
    onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
    await setLook(page, { width });
    await page.clock.setFixedTime(time);
    asked.length = 0;
    await page.goto(url + path, { waitUntil: 'commit' });
    await poll('a first part is painted', async () => (await largestOf(page)).element !== '');
    letStylesCome();
    const isRead = () =>
      document.readyState === 'interactive' &&
      [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete);
    await poll('all but fonts and scripts are there', () => page.evaluate(isRead));
    expect(await newShifts(page), 'when late styles come').toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'in fallback fonts',
    ).toBe(width);

    letFontsCome();
    await poll('the fonts are there', () => page.evaluate(areFontsIn));
    const byFonts = await newShifts(page);
    if (width > 320)
      expect(sumOf(byFonts), `when fonts come: ${byFonts.join()}`).toBeLessThan(FONT_SHIFT);

    if (at)
      await page
        .locator(at)
        .evaluateAll((all) => all.at(-1)?.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await newShifts(page);
    expect(await page.locator('[data-ready]').count()).toBe(0);
    letScriptsCome();
    await expect.poll(() => page.locator('[data-widget]:not([data-ready])').count()).toBe(0);
    const { file } = await largestOf(page);
    // The answers to all complaints leave no room for the car in the page itself, and a drawing
    // may be larger than the words of a shop that says little about itself.
    const isInPage =
      (kind === 'diagnostics' && file.includes('close-up')) ||
      (kind === 'about' && file.includes('/assets/')) ||
      file === '';
    await readToTheEnd(page);
    const outside = asked.filter((one) => !one.startsWith(url) && !one.startsWith('data:'));
    const shifts = await newShifts(page);
    const seen = {
      shifts: width > 320 || sumOf(shifts) > FONT_SHIFT ? shifts : [],
      isInPage,
      frames: await page.locator('iframe').count(),
      outside,
    };
    expect(seen).toEqual({ shifts: [], isInPage: true, frames: 0, outside: [] });
    expect(asked.length).toBeGreaterThan(1);
  },
);

test.each([
  ...pagesOf('home').map((one) => ({ ...one, width: 390 })),
  ...pagesOf('state-inspection').map((one) => ({ ...one, width: 768 })),
])('$kind at $width px does not shift while it comes piece by piece', async ({ path, width }) => {
  await using site = await serveSite(inject('shopSite').folder);
  site.faults.inPieces = true;
  await setLook(page, { width });
  await page.clock.setFixedTime(WEDNESDAY_MORNING);
  await page.goto(site.url + path);
  expect(await newShifts(page)).toEqual([]);
});
