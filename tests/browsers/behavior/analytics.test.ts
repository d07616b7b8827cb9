import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { SPECULATION_RULES } from '../../../src/rules/speculation-rules.ts';
import { CHROMIUM_FLAGS } from '../../../scripts/browser/launch-chromium.ts';
import { endChild, startChild } from '../engines/child-process.ts';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { sharedBrowser, visitorsBrowser } from '../support/shared-browser.ts';
import { beforeScripts, clockAt } from './first-scripts.ts';
import { SAMPLE } from '../../support/sites.ts';

/** The shop is open, so its buttons call. */
const WEDNESDAY_MORNING = '2026-11-18T10:00-05:00';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Records for every click on a link whether a listener of the page prevented it. Then prevents it, to stay on the page. */
const WATCH_CLICKS = `
  window.clicks = [];
  for (const type of ['click', 'auxclick']) addEventListener(type, (event) => {
    if (!event.target.closest('a')) return;
    window.clicks.push(event.type + (event.defaultPrevented ? ' prevented' : ''));
    event.preventDefault();
  });`;
const WATCH_VIOLATIONS = `window.violations = []; document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => window.violations.push(effectiveDirective + ' ' + sample));`;

/** One call that reached the analytics host: its kind, its data, and whether the page was prerendered. */
type Call = [kind: 'pageview' | 'event', data: { route?: string; path?: string; name?: string }, ahead: boolean];

const SCRIPT = '/_vercel/insights/script.js';
const SEEN = '/__seen/';
/**
 * Replaces the analytics host's script. It sends the queued calls, and then each new call.
 * The server reads each call from the request's address, because a page in the back/forward cache cannot report them.
 */
const LOADER = `(() => {
  window.va = (kind, data) => navigator.sendBeacon('${SEEN}' + encodeURIComponent(JSON.stringify([kind, data, performance.getEntriesByType('navigation')[0].activationStart > 0])));
  for (const call of window.vaq || []) window.va(...call);
})();`;
const REFERENCE = 'header_appointment_button_click';

let page: Page;
let site: SiteServer;

/** The calls so far, in order. */
const calls = () =>
  site.requests.filter((path) => path.startsWith(SEEN)).map((path) => JSON.parse(decodeURIComponent(path.slice(SEEN.length))) as Call);
const events = () => calls().flatMap(([kind, data]) => (kind === 'event' ? [data] : []));
const views = () => calls().flatMap(([kind, data]) => (kind === 'pageview' ? [data] : []));
/** What a script of the test has recorded in the page. */
const recorded = (name: 'clicks' | 'violations') => page.evaluate((key) => (window as unknown as Record<string, string[]>)[key], name);

async function open(path: string, { size = DESKTOP, first = '' } = {}): Promise<void> {
  site.faults.firstScript = [WATCH_CLICKS, WATCH_VIOLATIONS, clockAt(WEDNESDAY_MORNING), first].join('\n');
  await page.setViewportSize(size);
  await page.goto(site.url + path);
}

beforeAll(async () => {
  site = await serveSite(inject('sampleSite').folder);
  site.faults.instead[SCRIPT] = LOADER;
  page = await (await sharedBrowser()).newPage();
});
afterAll(async () => {
  await page?.context().close();
  await site?.close();
});
beforeEach(() => {
  site.requests.splice(0);
  site.faults.blocked = [];
});

// tests/site/events.ts proves which links have which events.
describe('events', () => {
  test('a click, a middle click and Enter are reported, also inside a link; a right click, and clicks elsewhere, are not; none is delayed', async () => {
    await open('/about', { size: PHONE });
    const link = page.locator('.call-bar [data-event]');
    await link.click();
    await link.click({ button: 'middle' });
    await link.press('Enter');
    await link.locator('.open-now').click();
    await link.click({ button: 'right' });
    await page.click('h1');
    await page.click('.site-footer-phone');
    // Calls arrive in order: after this one, an unwanted one would have arrived too.
    await page.click('.top-bar-narrow');
    const wanted = Array.from({ length: 4 }, () => ({ name: 'get_directions_button_click' }));
    await expect.poll(events).toEqual([...wanted, { name: 'header_get_directions_click' }]);
    expect(await recorded('clicks')).toEqual(['click', 'auxclick', 'click', 'click', 'auxclick', 'click', 'click']);
  });

  test('a script that stops clicks cannot hide them', async () => {
    await open('/', {
      first: `document.addEventListener('DOMContentLoaded', () => document.querySelector('.site-header-call').addEventListener('click', (event) => { event.stopImmediatePropagation(); event.preventDefault(); }));`,
    });
    await page.click('.site-header-call');
    await expect.poll(events).toEqual([{ name: REFERENCE }]);
  });

  test('while the analytics script hangs, a click on a link to another site is not delayed, and events are kept in order until it arrives', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${SCRIPT}`, (route) => held.then(() => route.continue()));
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(new URL(route.request().url()).host);
      // The page stays.
      return route.fulfill({ status: 204 });
    });
    onTestFinished(() => (release(), page.unrouteAll()));
    site.faults.firstScript = '';
    await page.goto(`${site.url}/reviews`, { waitUntil: 'domcontentloaded' });
    expect(asked).toEqual([]);
    await page.click('[data-event="review_us_button_click"]', { noWaitAfter: true });
    await expect.poll(() => asked).toEqual(['www.google.com']);

    site.faults.firstScript = WATCH_CLICKS + clockAt(WEDNESDAY_MORNING);
    await page.goto(`${site.url}/reviews`, { waitUntil: 'domcontentloaded' });
    await page.click('.site-header-call');
    await page.click('[data-event="review_us_button_click"]', { button: 'middle' });
    expect(calls()).toEqual([]);
    release();
    await expect
      .poll(() => calls().map(([kind, { path, name }]: Call) => [kind, path ?? name]))
      .toEqual([
        ['pageview', '/reviews'],
        ['event', REFERENCE],
        ['event', 'review_us_button_click'],
      ]);
  });
});

/** The address that the host's table shows: pages of makes together, and all unknown addresses together. */
const routeOf = (path: string) => path.replace(/^\/vehicles\/.*(-service)$/, '/vehicles/[make]$1').replace(/^\/no\/.*/, '/404');

test.each([...SAMPLE.everyKind, ['address with more', '/reviews?from=card#top'] as const])(
  '%s is one view of its route, and nothing violates the policy',
  async (_, path) => {
    await open(path);
    const { pathname } = new URL(path, site.url);
    await expect.poll(() => calls()).toEqual([['pageview', { route: routeOf(pathname), path: pathname }, false]]);
    for (const button of await page.locator('main button').filter({ visible: true }).all()) await button.dispatchEvent('click');
    expect(await recorded('violations')).toEqual([]);
  },
);

test('the policy allows no other text as script or markup', async () => {
  await open('/about');
  await expect.poll(() => views().length).toBe(1);
  const refused = await page.evaluate(() => {
    const isRefused = (act: () => unknown): boolean => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const make = () => document.createElement('script');
    return [
      () => (make().src = '/assets/other.js'),
      () => (make().text = '1'),
      () => (document.createElement('p').innerHTML = '<b>x</b>'),
    ].map(isRefused);
  });
  expect(refused).toEqual([true, true, true]);
  expect(await recorded('violations')).toHaveLength(3);
});

test('a page from the back/forward cache counts as a new view, back and forward', async () => {
  const page = await (await visitorsBrowser()).newPage({ viewport: DESKTOP });
  site.faults.firstScript = '';
  await page.goto(`${site.url}/about`);
  await expect.poll(() => views().length).toBe(1);
  await page.evaluate(() => void ((window as { kept?: boolean }).kept = true));
  await page.click('.site-footer a[href="/coupons"]');
  await expect.poll(() => views().length).toBe(2);
  page.goBack().catch(() => undefined);
  await expect.poll(() => views().map(({ path }) => path)).toEqual(['/about', '/coupons', '/about']);
  expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true);
  page.goForward().catch(() => undefined);
  await expect.poll(() => views().map(({ path }) => path)).toEqual(['/about', '/coupons', '/about', '/coupons']);
  await page.close();
});

test('a page that the browser prepares is prerendered, and counts as a view only when the visitor sees it', async () => {
  // A debugger such as Playwright keeps Chromium from prerendering, so a script does what the visitor would do.
  site.faults.firstScript = `if (document.prerendering) addEventListener('load', () => navigator.sendBeacon('/prerendered'));`;
  const rules = JSON.stringify(SPECULATION_RULES).replace('"moderate"', '"immediate"');
  site.faults.instead['/start'] =
    `<!doctype html><head></head><a href="/coupons">Coupons</a><script type="speculationrules">${rules}</script>
    <script>const go = async () => (await fetch('/go')).ok ? document.links[0].click() : setTimeout(go, 50); go();</script>`;
  const profile = mkdtempSync(join(tmpdir(), 'prerender-'));
  const child = startChild(inject('chromium').whole, [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, `${site.url}/start`], {
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    delete site.faults.instead['/start'];
    delete site.faults.instead['/go'];
    await endChild(child);
    // The browser's other processes write for a moment more.
    await vi.waitFor(() => rmSync(profile, { recursive: true, force: true }), { timeout: 30_000 });
  });
  await expect.poll(() => site.requests).toContain('/prerendered');
  expect(calls()).toEqual([]);
  site.faults.instead['/go'] = 'now';
  await expect.poll(() => calls()).toEqual([['pageview', { route: '/coupons', path: '/coupons' }, true]]);
});

describe('a visitor who asks not to be tracked, or a shop that counts nothing', () => {
  const SIGNALS: [string, string][] = [
    ['Global Privacy Control', "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });"],
    ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });"],
  ];
  // What content does to these attributes is tested in tests/pages/switches.test.ts.
  const SIGNALS_OFF = beforeScripts(() => delete document.documentElement.dataset.honorPrivacy);
  const ANALYTICS_OFF = beforeScripts(() => delete document.documentElement.dataset.analytics);

  test.each([...SIGNALS, ['analytics off in content', ANALYTICS_OFF]])(
    'with %s nothing is loaded or sent, and clicks work',
    async (_, first) => {
      await open('/', { first });
      await page.click('.site-header-call');
      expect(await recorded('clicks')).toEqual(['click']);
      expect(await page.evaluate(() => ['va', 'vaq', 'vam'].filter((name) => name in window))).toEqual([]);
      expect(await page.evaluate(() => document.querySelectorAll('script[src*="_vercel"], [data-widget]:not([data-ready])').length)).toBe(
        0,
      );
      expect(site.requests.filter((path) => /_vercel|__seen/.test(path))).toEqual([]);
    },
  );

  test.each(SIGNALS)('with %s is counted if content switches the signals off', async (_, first) => {
    await open('/', { first: first + SIGNALS_OFF });
    await page.click('.site-header-call');
    await expect.poll(() => calls().map(([kind]) => kind)).toEqual(['pageview', 'event']);
  });
});
