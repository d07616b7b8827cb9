import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { serveSite } from '../../../scripts/browser/site-server.ts';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { poll } from '../../support/poll.ts';
import { setLook, openStillPage } from '../../../scripts/browser/still-page.ts';
import { hold, WEDNESDAY_MORNING } from '../support/open-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { SHOP } from '../../support/sites.ts';

/**
 * The largest layout shift when a font replaces its fallback. The letters of both are nearly as
 * wide: a label may move by a few pixels, never a line to the next. The machine decides the
 * fallback: shifts stay below 0.005 with Arial's metrics, and below 0.01 with DejaVu's, as on a
 * bare Linux.
 */
const FONT_SHIFT = 0.01;

const CLOSED = '2026-11-22T10:00-05:00';
/** Scripts change these. Only shifts inside the window count, so scroll to them. */
const SCROLLED = '.review-card, :has(> .print-button)';
/** Pages with each kind of masthead, and every widget that may move content. */
const LOOKS: { kind: PageKind; width: number; time?: string; at?: string }[] = [
  { kind: 'home', width: 390 },
  { kind: 'service', width: 390 },
  { kind: 'emissions', width: 390 },
  { kind: 'make-long', width: 390 },
  { kind: 'state-inspection', width: 390, time: CLOSED, at: SCROLLED },
  { kind: 'home', width: 1440, time: CLOSED, at: SCROLLED },
  { kind: 'coupons', width: 1440, time: CLOSED, at: SCROLLED },
  { kind: 'reviews', width: 1440, time: CLOSED, at: SCROLLED },
];
const THERE = LOOKS.filter(({ kind }) => SHOP.paths[kind] !== undefined);

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};
type Watched = { shifts: Shift[]; isPainted: boolean };

let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  page = await openStillPage(await sharedBrowser(), { width: 390 });
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], isPainted: false };
    Object.assign(window, { watched });
    const watch = (type: string, see: (entries: PerformanceEntryList) => void) =>
      new PerformanceObserver((list) => see(list.getEntries())).observe({ type, buffered: true });
    watch('layout-shift', (list) => watched.shifts.push(...(list as Shift[])));
    watch('largest-contentful-paint', () => (watched.isPainted = true));
  });
});
afterAll(() => page?.context().close());

/**
 * Every unexpected shift since the last call. The browser reports a shift a frame after it paints.
 */
const newShifts = () =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { watched: Watched }).watched.shifts
      .splice(0)
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        of: sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 60)),
      }));
  });

const isPainted = () => (window as unknown as { watched: Watched }).watched.isPainted;
const isRead = () =>
  document.readyState === 'interactive' &&
  [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete);
/**
 * Fallback fonts have a number in their names. `document.fonts.status` is also "loaded" before the
 * first font is requested.
 */
const areFontsIn = () => {
  const web = [...document.fonts].filter(({ family }) => !/[0-9]/.test(family));
  return web.length > 0 && web.every(({ status }) => status === 'loaded');
};

test.each(THERE)(
  '$kind at $width px does not shift while it loads and is read, and loads nothing from elsewhere',
  async ({ kind, width, time = WEDNESDAY_MORNING, at }) => {
    const { url } = inject('shopSite');
    const [letStylesCome, letFontsCome, letScriptsCome] = [
      await hold(page, /\/assets\/late\..*\.css$/),
      await hold(page, /\.woff2$/),
      await hold(page, /\/assets\/client\..*\.js$/),
    ];
    onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
    const until = (what: string, isSo: () => boolean) => poll(what, () => page.evaluate(isSo));
    await setLook(page, { width });
    await page.clock.setFixedTime(time);
    asked.length = 0;
    await page.goto(url + SHOP.paths[kind], { waitUntil: 'commit' });
    await until('a first part is painted', isPainted);
    letStylesCome();
    await until('all but fonts and scripts are there', isRead);
    expect(await newShifts(), 'when late styles come').toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'in fallback fonts',
    ).toBe(width);

    letFontsCome();
    await until('the fonts are there', areFontsIn);
    const byFonts = await newShifts();
    const sum = byFonts.reduce((before, { value }) => before + value, 0);
    expect(sum, `when fonts come: ${JSON.stringify(byFonts)}`).toBeLessThan(FONT_SHIFT);

    if (at)
      await page
        .locator(at)
        .evaluateAll((all) => all.at(-1)?.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await newShifts();
    expect(await page.locator('[data-ready]').count()).toBe(0);
    letScriptsCome();
    await expect.poll(() => page.locator('[data-widget]:not([data-ready])').count()).toBe(0);
    // Screen by screen, so that all lazy content loads.
    await page.evaluate(async () => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: innerHeight, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }
    });
    await until('all pictures are there', () =>
      [...document.images].every((image) => image.complete || !image.checkVisibility()),
    );
    expect(await newShifts(), 'when scripts come and the page is read').toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((one) => !one.startsWith(url) && !one.startsWith('data:'))).toEqual([]);
  },
);

test('home does not shift while it comes piece by piece', async () => {
  const fonts = ['condensed', 'text'].map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`archivo-${name}.`)),
  );
  /** Yields the text after the fonts have loaded, one piece in each frame. */
  async function* piecesOf(html: string): AsyncIterable<string> {
    const [head, ...pieces] = html.match(/^[^]*?(?=<body)|[^]{1,800}/g)!;
    yield head!;
    await Promise.all(fonts);
    for (const piece of pieces) {
      yield piece;
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
  await using site = await serveSite(inject('shopSite').folder, (answer, path) =>
    path === '/' ? { ...answer, body: piecesOf(String(answer.body)) } : answer,
  );
  await setLook(page, { width: 390 });
  await page.clock.setFixedTime(WEDNESDAY_MORNING);
  await page.goto(`${site.url}/`);
  expect(await newShifts()).toEqual([]);
});
