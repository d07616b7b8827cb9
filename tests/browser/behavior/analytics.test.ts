import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { SAMPLE } from '../../support/sites.ts';
import { comeBackAt, hold, newPage } from '../support/open-page.ts';

// tests/spec proves which links record which events.

/**
 * Runs in the page: records for every click on a link whether a listener prevented it, then
 * prevents it, to stay on the page. Also records what the content security policy refuses.
 */
function watch(): void {
  const seen = { clicks: [] as string[], violations: [] as string[] };
  Object.assign(window, { seen });
  const look = (event: Event) => {
    if (!(event.target as Element).closest('a')) return;
    seen.clicks.push(event.type + (event.defaultPrevented ? ' prevented' : ''));
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) addEventListener(type, look);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
    seen.violations.push(`${effectiveDirective} ${sample}`),
  );
}
type Seen = { clicks: string[]; violations: string[] };
const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** One call that reached the analytics host. */
type Call = { kind: 'pageview' | 'event'; data: { route?: string; path?: string; name?: string } };

const SCRIPT = '/_vercel/insights/script.js';
const SENT = '/__sent/';
/** Replaces the analytics host's script. It sends the queued calls, and then each new call. */
const LOADER = `(() => {
  window.va = (kind, data) => navigator.sendBeacon('${SENT}' + encodeURIComponent(JSON.stringify({ kind, data })));
  for (const call of window.vaq || []) window.va(...call);
})();`;

let site: SiteServer;

/** The calls so far, in order. */
const calls = () =>
  site.requests
    .filter((path) => path.startsWith(SENT))
    .map((path) => JSON.parse(decodeURIComponent(path.slice(SENT.length))) as Call);
const named = () => calls().map(({ data }) => data.name ?? data.path);

/** Opens a page in a browser where a property of `navigator` or `document` has a value. */
async function open(
  path: string,
  { width = 1440, property = ['', true] as readonly [string, unknown] } = {},
): Promise<Page> {
  const page = await newPage({ baseURL: site.url, width, expected: /^404/ });
  await page.addInitScript(watch);
  await page.addInitScript(([name, value]) => {
    for (const kind of [Navigator, Document])
      Object.defineProperty(kind.prototype, name, { get: () => value });
  }, property);
  await page.goto(path);
  return page;
}

beforeAll(async () => {
  const headers = { 'content-type': 'text/javascript' };
  site = await serveSite(inject('sampleSite').folder, (answer, path) =>
    path === SCRIPT ? { status: 200, headers, body: LOADER } : answer,
  );
});
afterAll(() => site?.close());
beforeEach(() => void site.requests.splice(0));

test('a click, a middle click and Enter send the name of an event, and nothing else does', async () => {
  const page = await open('/about', { width: 390 });
  const link = page.locator('.call-bar a:last-child');
  await link.evaluate((one) => one.append(document.createElement('b')));
  await link.locator('b').evaluate((inside) => inside.append('→'));
  await link.click();
  await link.click({ button: 'middle' });
  await link.press('Enter');
  await link.locator('b').click();
  await link.click({ button: 'right' });
  await page.click('h1');
  await page.click('.site-footer-phone');
  // Calls arrive in order: after this one, an unwanted one would have arrived too.
  await page.click('.top-bar-narrow');
  const event = (name: string) => ({ kind: 'event', data: { name } });
  await expect
    .poll(() => calls().slice(1))
    .toEqual([
      ...Array(4).fill(event('get_directions_button_click')),
      event('header_get_directions_click'),
    ]);
  const { clicks } = await seenOn(page);
  expect(clicks.join()).toBe('click,auxclick,click,click,auxclick,click,click');
});

test('while the analytics script hangs, no click is delayed, and events are kept in order until it arrives', async () => {
  const page = await newPage({ baseURL: site.url, width: 1440 });
  const release = await hold(page, `**${SCRIPT}`);
  await page.addInitScript(watch);
  await page.goto('/reviews', { waitUntil: 'domcontentloaded' });
  await page.click('.site-header-call');
  await page.click('[data-event="review_us_button_click"]');
  expect((await seenOn(page)).clicks).toEqual(['click', 'click']);
  expect(calls()).toEqual([]);
  release();
  await expect
    .poll(named)
    .toEqual(['/reviews', 'header_appointment_button_click', 'review_us_button_click']);
});

const WITH_WIDGETS = (
  ['home', 'coupons', 'diagnostics', 'state-inspection', 'make-group', 'not-found'] as const
).map((kind) => SAMPLE.kinds[kind]!);

/**
 * The address that the host's table shows: pages of makes together, and all unknown addresses
 * together.
 */
const routeOf = (path: string) =>
  path.replace(/^\/vehicles\/.*(-service)$/, '/vehicles/[make]$1').replace(/^\/no\/.*/, '/404');

test('a page with a widget, and an address with more, is one view of its route, and nothing violates the policy', async () => {
  const page = await open('/about');
  await expect.poll(named).toEqual(['/about']);
  for (const path of [...WITH_WIDGETS, '/reviews?from=card#top']) {
    site.requests.length = 0;
    await page.goto(path);
    const { pathname } = new URL(path, site.url);
    const data = { route: routeOf(pathname), path: pathname };
    await expect.poll(calls).toEqual([{ kind: 'pageview', data }]);
    const buttons = page.locator('main button').filter({ visible: true });
    await buttons.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    expect({ path, violations: (await seenOn(page)).violations }).toEqual({ path, violations: [] });
  }
});

test('a page that the browser prepares counts only when the visitor sees it, and again when it comes from the back/forward cache', async () => {
  // Under a debugger such as Playwright, Chromium neither prepares pages nor keeps them.
  const page = await open('/coupons', { property: ['prerendering', true] });
  await expect.poll(() => page.locator('[data-widget]:not([data-ready])').count()).toBe(0);
  expect(named()).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(named).toEqual(['/coupons']);
  await comeBackAt(page, '2026-11-18T15:00Z');
  await expect.poll(named).toEqual(['/coupons', '/coupons']);
});

// What content does to these attributes is tested in tests/unit/pages/switches.test.ts.
test.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)('with %s nothing is loaded or sent, and clicks work', async (_, name, value) => {
  const page = await open('/coupons', { property: [name, value] });
  await page.click('.site-header-call');
  expect((await seenOn(page)).clicks).toEqual(['click']);
  const queues = await page.evaluate(() => ['va', 'vaq'].filter((queue) => queue in window));
  expect(queues).toEqual([]);
  expect(site.requests.filter((path) => /_vercel|__sent/.test(path))).toEqual([]);
});
