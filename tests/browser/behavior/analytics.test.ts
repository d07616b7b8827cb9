import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest';
import { SPECULATION_RULES } from '../../../src/rules/speculation-rules.ts';
import { CHROMIUM_FLAGS } from '../../../scripts/browser/launch-chromium.ts';
import { startChild } from '../engines/child-process.ts';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { hold, newPage } from '../support/open-page.ts';
import { visitorsBrowser } from '../support/shared-browser.ts';
import { SAMPLE } from '../../support/sites.ts';

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
const seenOn = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { seen: { clicks: string[]; violations: string[] } }).seen,
  );

/** One call that reached the analytics host. */
type Call = {
  kind: 'pageview' | 'event';
  data: { route?: string; path?: string; name?: string };
  wasPrerendered: boolean;
};

const SCRIPT = '/_vercel/insights/script.js';
const SEEN = '/__seen/';
/**
 * Replaces the analytics host's script. It sends the queued calls, and then each new call. The
 * clock of a test hides the navigation. The server reads each call from the request's address,
 * because a page in the back/forward cache cannot report them.
 */
const LOADER = `(() => {
  window.va = (kind, data) => {
    const wasPrerendered = performance.getEntriesByType('navigation')[0]?.activationStart > 0;
    navigator.sendBeacon('${SEEN}' + encodeURIComponent(JSON.stringify({ kind, data, wasPrerendered })));
  };
  for (const call of window.vaq || []) window.va(...call);
})();`;
const REFERENCE = 'header_appointment_button_click';

let site: SiteServer;

/** The calls so far, in order. */
const calls = () =>
  site.requests
    .filter((path) => path.startsWith(SEEN))
    .map((path) => JSON.parse(decodeURIComponent(path.slice(SEEN.length))) as Call);
const events = () => calls().flatMap(({ kind, data }) => (kind === 'event' ? [data.name] : []));
const views = () => calls().flatMap(({ kind, data }) => (kind === 'pageview' ? [data.path] : []));

/** A page on a wide screen, or in a window of another width. */
async function open(path: string, { width = 1440, first = () => {} } = {}): Promise<Page> {
  const page = await newPage({
    baseURL: site.url,
    width,
    expected: /Content Security Policy|Trusted|^404/i,
  });
  for (const script of [watch, first]) await page.addInitScript(script);
  await page.goto(path);
  return page;
}

beforeAll(async () => {
  site = await serveSite(inject('sampleSite').folder);
  site.faults.instead[SCRIPT] = LOADER;
});
afterAll(() => site?.close());
beforeEach(() => void site.requests.splice(0));

// tests/unit/site/events.ts proves which links have which events.
describe('events', () => {
  test('a click, a middle click and Enter are reported, also inside a link; a right click, and clicks elsewhere, are not; none is delayed', async () => {
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
    // Calls arrive in order: after this one, an unwanted one would have arrived too. No script that
    // stops a click can hide it.
    const last = page.locator('.top-bar-narrow');
    await last.evaluate((one) =>
      one.addEventListener(
        'click',
        (event) => (event.stopImmediatePropagation(), event.preventDefault()),
      ),
    );
    await last.click();
    await expect
      .poll(events)
      .toEqual([
        ...Array<string>(4).fill('get_directions_button_click'),
        'header_get_directions_click',
      ]);
    expect((await seenOn(page)).clicks).toEqual([
      'click',
      'auxclick',
      'click',
      'click',
      'auxclick',
      'click',
    ]);
  });

  test('while the analytics script hangs, a click on a link to another site is not delayed, and events are kept in order until it arrives', async () => {
    const page = await newPage({ baseURL: site.url, width: 1440 });
    const release = await hold(page, `**${SCRIPT}`);
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(new URL(route.request().url()).host);
      // The page stays.
      return route.fulfill({ status: 204 });
    });
    await page.goto('/reviews', { waitUntil: 'domcontentloaded' });
    expect(asked).toEqual([]);
    await page.click('[data-event="review_us_button_click"]', { noWaitAfter: true });
    await expect.poll(() => asked).toEqual(['www.google.com']);

    await page.addInitScript(watch);
    await page.goto('/reviews', { waitUntil: 'domcontentloaded' });
    await page.click('.site-header-call');
    await page.click('[data-event="review_us_button_click"]', { button: 'middle' });
    expect(calls()).toEqual([]);
    release();
    await expect
      .poll(() => calls().map(({ data }) => data.path ?? data.name))
      .toEqual(['/reviews', REFERENCE, 'review_us_button_click']);
  });
});

const WITH_WIDGETS = (
  [
    'home',
    'coupons',
    'diagnostics',
    'state-inspection',
    'emissions',
    'make-group',
    'not-found',
  ] as const
).map((kind) => SAMPLE.kinds[kind]!);

/**
 * The address that the host's table shows: pages of makes together, and all unknown addresses
 * together.
 */
const routeOf = (path: string) =>
  path.replace(/^\/vehicles\/.*(-service)$/, '/vehicles/[make]$1').replace(/^\/no\/.*/, '/404');

// tests/spec has the view of every page.
test('a page with a widget, and an address with more, is one view of its route, and nothing violates the policy', async () => {
  const page = await open('/about');
  await expect.poll(views).toEqual(['/about']);
  for (const path of [...WITH_WIDGETS, '/reviews?from=card#top']) {
    site.requests.length = 0;
    await page.goto(path);
    const { pathname } = new URL(path, site.url);
    const view = {
      kind: 'pageview',
      data: { route: routeOf(pathname), path: pathname },
      wasPrerendered: false,
    };
    await expect.poll(calls).toEqual([view]);
    for (const button of await page.locator('main button').filter({ visible: true }).all())
      await button.dispatchEvent('click');
    expect({ path, violations: (await seenOn(page)).violations }).toEqual({ path, violations: [] });
  }
});

test('the policy allows no other text as script or markup', async () => {
  const page = await open('/about');
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
  expect((await seenOn(page)).violations).toHaveLength(3);
});

test('a page from the back/forward cache counts as a new view, back and forward', async () => {
  const page = await (await visitorsBrowser()).newPage({ baseURL: site.url });
  onTestFinished(() => page.context().close());
  await page.goto('/about');
  await expect.poll(views).toEqual(['/about']);
  await page.evaluate(() => void ((window as { kept?: boolean }).kept = true));
  await page.click('.site-footer a[href="/coupons"]');
  await expect.poll(views).toEqual(['/about', '/coupons']);
  page.goBack().catch(() => undefined);
  await expect.poll(views).toEqual(['/about', '/coupons', '/about']);
  expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true);
  page.goForward().catch(() => undefined);
  await expect.poll(views).toEqual(['/about', '/coupons', '/about', '/coupons']);
});

test('a page that the browser prepares is prerendered, and counts as a view only when the visitor sees it', async () => {
  // A debugger such as Playwright keeps Chromium from prerendering, so a script does what the
  // visitor would do.
  site.faults.firstScript = `if (document.prerendering) addEventListener('load', () => navigator.sendBeacon('/prerendered'));`;
  const rules = JSON.stringify(SPECULATION_RULES).replace('"moderate"', '"immediate"');
  site.faults.instead['/start'] =
    `<!doctype html><head></head><a href="/coupons">Coupons</a><script type="speculationrules">${rules}</script>
    <script>const go = async () => (await fetch('/go')).ok ? document.links[0].click() : setTimeout(go, 50); go();</script>`;
  // Beside the sites of this run, which are removed after all tests.
  const profile = mkdtempSync(join(inject('shopFolder'), '../prerender-'));
  const child = startChild(
    inject('chromium').whole,
    [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, `${site.url}/start`],
    {
      stdio: 'ignore',
    },
  );
  onTestFinished(() => {
    site.faults.firstScript = '';
    delete site.faults.instead['/go'];
    child.kill('SIGKILL');
  });
  await expect.poll(() => site.requests).toContain('/prerendered');
  expect(calls()).toEqual([]);
  site.faults.instead['/go'] = 'now';
  await expect
    .poll(calls)
    .toEqual([
      { kind: 'pageview', data: { route: '/coupons', path: '/coupons' }, wasPrerendered: true },
    ]);
});

describe('a visitor who asks not to be tracked, or a shop that counts nothing', () => {
  const SIGNALS = [
    {
      what: 'Global Privacy Control',
      first: () =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    },
    {
      what: 'Do Not Track',
      first: () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
    },
  ];
  // What content does to these attributes is tested in tests/unit/pages/switches.test.ts.
  test.each([
    ...SIGNALS,
    {
      what: 'analytics off in content',
      first: () =>
        document.addEventListener(
          'readystatechange',
          () => delete document.documentElement.dataset.analytics,
          { once: true },
        ),
    },
  ])('with $what nothing is loaded or sent, and clicks work', async ({ first }) => {
    const page = await open('/', { first });
    await page.click('.site-header-call');
    expect((await seenOn(page)).clicks).toEqual(['click']);
    expect(
      await page.evaluate(() => ['va', 'vaq', 'vam'].filter((name) => name in window)),
    ).toEqual([]);
    expect(
      await page.locator('script[src*="_vercel"], [data-widget]:not([data-ready])').count(),
    ).toBe(0);
    expect(site.requests.filter((path) => /_vercel|__seen/.test(path))).toEqual([]);
  });

  test.each(SIGNALS)(
    'with $what is counted if content switches the signals off',
    async ({ first }) => {
      const page = await open('/', { first });
      await page.addInitScript(() =>
        document.addEventListener(
          'readystatechange',
          () => delete document.documentElement.dataset.honorPrivacy,
          { once: true },
        ),
      );
      await page.reload();
      await page.click('.site-header-call');
      await expect.poll(() => calls().map(({ kind }) => kind)).toEqual(['pageview', 'event']);
    },
  );
});
