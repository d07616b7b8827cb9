import { setTimeout as sleep } from 'node:timers/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { EVENTS, type EventName } from '../../../src/rules/names.ts';
import { EVERY_KIND } from '../../../scripts/browser/page-kinds.ts';
import { sharedBrowser, visitorsBrowser } from '../support/shared-browser.ts';
import { type Call, type CountedSite, serveCounted } from './loader.ts';
import { openPrerenderingTab } from './prerendering-tab.ts';
import { buildVariant, type Variant } from './variant.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Where each event can be triggered. */
const PLACES: [event: EventName, path: string, size: typeof DESKTOP, link: string, before?: string][] = [
  ['appointment_button_click', '/', DESKTOP, 'main [data-event="appointment_button_click"]'],
  ['header_appointment_button_click', '/', DESKTOP, '.site-header-call'],
  ['header_appointment_button_click', '/about', PHONE, '#menu [data-event="header_appointment_button_click"]', '.site-header .menu-button'],
  ['header_phone_number_click', '/careers', DESKTOP, '.top-bar [href^="tel:"]'],
  ['header_get_directions_click', '/', PHONE, '.top-bar-narrow'],
  ['get_directions_button_click', '/', PHONE, '.call-bar [data-event]'],
  ['get_directions_button_click', '/car-wash', DESKTOP, 'main [data-event="get_directions_button_click"]'],
  ['review_us_button_click', '/reviews', PHONE, 'main [data-event="review_us_button_click"]'],
  [
    'state_inspection_phone_call_click',
    '/services/virginia-state-inspection-centreville',
    PHONE,
    'main [data-event="state_inspection_phone_call_click"]',
  ],
  [
    'emissions_inspection_phone_call_click',
    '/services/virginia-emissions-inspection-centreville',
    DESKTOP,
    'main [data-event="emissions_inspection_phone_call_click"]',
  ],
];

/** Records for every click on a link whether a listener of the page prevented it. Then prevents it, to stay on the page. */
const WATCH_CLICKS = `
  window.clicks = [];
  for (const type of ['click', 'auxclick']) addEventListener(type, (event) => {
    if (!event.target.closest('a')) return;
    window.clicks.push(event.type + (event.defaultPrevented ? ' prevented' : ''));
    event.preventDefault();
  });`;

const events = (calls: Call[]) => calls.filter(([kind]) => kind === 'event').map(([, data]) => data);
const views = (calls: Call[]) => calls.filter(([kind]) => kind === 'pageview').map(([, data]) => data);

let browser: Browser;
let context: BrowserContext;
let page: Page;
let asked: string[];
let counted: CountedSite;

beforeAll(async () => {
  browser = await sharedBrowser();
  counted = await serveCounted(inject('frozenSite').folder);
});
afterAll(async () => {
  await counted?.close();
});
beforeEach(async () => {
  counted.forget();
  asked = [];
  context = await browser.newContext({ viewport: DESKTOP });
  await context.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.abort();
  });
  page = await context.newPage();
});
afterEach(() => context.close());

describe('events', () => {
  test('the list above has all eight events', () => {
    expect([...new Set(PLACES.map(([event]) => event))].sort()).toEqual([...EVENTS].sort());
  });

  test.each(PLACES)(
    '%s on %s is reported once for a click, a middle click and Enter, and does not delay the click',
    async (event, path, size, selector, before) => {
      await page.addInitScript(WATCH_CLICKS);
      await page.setViewportSize(size);
      await page.goto(counted.site.url + path);
      const link = page.locator(selector).filter({ visible: true }).first();
      const ways: [string, () => Promise<void>][] = [
        ['click', () => link.click()],
        ['auxclick', () => link.click({ button: 'middle' })],
        ['click', () => link.press('Enter')],
      ];
      for (const [type, act] of ways) {
        // A click on a link closes the menu, but a middle click does not.
        if (before && (await link.count()) === 0) await page.click(before);
        await page.evaluate(() => void ((window as unknown as { clicks: string[] }).clicks.length = 0));
        counted.forget();
        await act();
        await expect.poll(() => events(counted.calls()).length).toBeGreaterThan(0);
        expect(await page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)).toEqual([type]);
        expect(events(counted.calls())).toEqual([{ name: event }]);
      }
    },
  );

  test('a right click, a click beside a link, and links without an event report nothing', async () => {
    await page.addInitScript(WATCH_CLICKS);
    await page.goto(`${counted.site.url}/about`);
    await page.click('.site-header-call', { button: 'right' });
    await page.click('h1');
    await page.click('.site-footer-phone');
    await page.click('.site-header-call');
    await expect.poll(() => events(counted.calls())).toEqual([{ name: 'header_appointment_button_click' }]);
  });

  test('a click on an element inside a link counts as a click on the link', async () => {
    await page.addInitScript(WATCH_CLICKS);
    await page.setViewportSize(PHONE);
    await page.goto(counted.site.url);
    await page.click('.call-bar [data-event] .open-now');
    await expect.poll(() => events(counted.calls())).toEqual([{ name: 'get_directions_button_click' }]);
  });

  test('a script that stops clicks cannot hide them', async () => {
    await page.addInitScript(
      `${WATCH_CLICKS} document.addEventListener('DOMContentLoaded', () => document.querySelector('.site-header-call').addEventListener('click', (event) => { event.stopImmediatePropagation(); event.preventDefault(); }));`,
    );
    await page.goto(counted.site.url);
    await page.click('.site-header-call');
    await expect.poll(() => events(counted.calls())).toEqual([{ name: 'header_appointment_button_click' }]);
  });

  describe('while the analytics script hangs', () => {
    let release: () => void;
    beforeEach(async () => {
      const held = new Promise<void>((resolve) => (release = resolve));
      await context.route('**/_vercel/insights/script.js', (route) => held.then(() => route.continue()));
    });
    afterEach(() => release());

    test('a click on a link to another site is not delayed', async () => {
      await page.goto(`${counted.site.url}/reviews`, { waitUntil: 'domcontentloaded' });
      expect(asked).toEqual([]);
      await page.click('[data-event="review_us_button_click"]', { noWaitAfter: true });
      await expect.poll(() => asked).toEqual(['www.google.com']);
      expect(counted.calls()).toEqual([]);
    });

    test('events before the script arrives are kept in order, and reported when it arrives', async () => {
      await page.addInitScript(WATCH_CLICKS);
      await page.goto(`${counted.site.url}/reviews`, { waitUntil: 'domcontentloaded' });
      await page.click('.site-header-call');
      await page.click('[data-event="review_us_button_click"]', { button: 'middle' });
      expect(counted.calls()).toEqual([]);
      release();
      await expect
        .poll(() => counted.calls().map(([kind, data]) => [kind, data.route ?? data.name]))
        .toEqual([
          ['pageview', '/reviews'],
          ['event', 'header_appointment_button_click'],
          ['event', 'review_us_button_click'],
        ]);
    });
  });

  test('if the analytics host does not answer, clicks work as before', async () => {
    counted.site.faults.blocked = [/^\/_vercel\//];
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(WATCH_CLICKS);
    await page.goto(counted.site.url);
    await page.click('.site-header-call');
    expect(await page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)).toEqual(['click']);
    expect(problems).toEqual([]);
    counted.site.faults.blocked = [];
  });
});

describe('Trusted Types', () => {
  const WATCH_VIOLATIONS = `window.violations = []; document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => window.violations.push(effectiveDirective + ' ' + sample));`;
  const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

  test.each(EVERY_KIND)('%s: the policy allows the analytics script, and nothing violates the policy', async (_, path) => {
    await page.addInitScript(WATCH_VIOLATIONS);
    await page.goto(counted.site.url + path);
    await expect.poll(() => views(counted.calls()).length).toBe(1);
    for (const button of await page.locator('main button').filter({ visible: true }).all()) await button.dispatchEvent('click');
    expect(await violations()).toEqual([]);
  });

  test('the policy allows no other text as script or markup', async () => {
    await page.addInitScript(WATCH_VIOLATIONS);
    await page.goto(`${counted.site.url}/about`);
    await expect.poll(() => views(counted.calls()).length).toBe(1);
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
    expect(await violations()).toHaveLength(3);
  });
});

describe('page views', () => {
  test.each([
    ['/', '/'],
    ['/services', '/services'],
    ['/services/brakes-centreville', '/services/brakes-centreville'],
    ['/vehicles/mercedes-benz-service-centreville', '/vehicles/[make]-service-centreville'],
    ['/reviews?from=card#top', '/reviews'],
    ['/no/such-page', '/404'],
  ])('%s is reported once, as the route %s', async (path, route) => {
    await page.goto(counted.site.url + path);
    await expect.poll(() => views(counted.calls())).toEqual([{ route, path: new URL(path, counted.site.url).pathname }]);
    expect(events(counted.calls())).toEqual([]);
  });

  test('a page from the back/forward cache counts as a new view, back and forward', async () => {
    const page = await (await visitorsBrowser()).newPage({ viewport: DESKTOP });
    await page.goto(`${counted.site.url}/about`);
    await expect.poll(() => views(counted.calls()).length).toBe(1);
    await page.evaluate(() => void ((window as { kept?: boolean }).kept = true));
    await page.click('.site-footer a[href="/coupons"]');
    await expect.poll(() => views(counted.calls()).length).toBe(2);
    page.goBack().catch(() => undefined);
    await expect.poll(() => views(counted.calls()).map(({ path }) => path)).toEqual(['/about', '/coupons', '/about']);
    expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true);
    page.goForward().catch(() => undefined);
    await expect.poll(() => views(counted.calls()).map(({ path }) => path)).toEqual(['/about', '/coupons', '/about', '/coupons']);
    await page.close();
  });
});

test('a prerendered page counts as a view only when the visitor sees it', async () => {
  const tab = await openPrerenderingTab(inject('engines').chromium);
  try {
    await tab.goto(`${counted.site.url}/about`);
    await expect.poll(() => counted.calls().length).toBe(1);
    await tab.hover('.site-header-nav a[href="/coupons"]');
    await expect.poll(() => tab.statuses).toContain('Ready');
    // The page is ready to be shown. Its script may still be loading.
    await sleep(1000);
    expect(counted.calls()).toEqual([['pageview', { route: '/about', path: '/about' }, false]]);
    await tab.click();
    await expect.poll(() => counted.calls().slice(1)).toEqual([['pageview', { route: '/coupons', path: '/coupons' }, true]]);
    expect(await tab.evaluate('document.querySelectorAll("[data-widget]:not([data-ready])").length')).toBe(0);
    // Pointing at a link does not count as a view.
    await tab.hover('.site-header-nav a[href="/careers"]');
    await expect.poll(() => counted.site.requests).toContain('/careers');
    await tab.goto(`${counted.site.url}/car-wash`);
    await expect.poll(() => counted.calls().map(([, { path }]) => path)).toEqual(['/about', '/coupons', '/car-wash']);
  } finally {
    await tab.close();
  }
});

describe('a visitor who asks not to be tracked', () => {
  const SIGNALS: [string, string][] = [
    ['Global Privacy Control', "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });"],
    ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });"],
  ];
  let careless: Variant;
  let carelessSite: CountedSite;
  beforeAll(async () => {
    careless = await buildVariant({ 'shop.yaml': [[/^ {2}honorPrivacySignals: true$/m, '  honorPrivacySignals: false']] });
    carelessSite = await serveCounted(careless.folder);
  });
  afterAll(async () => {
    await carelessSite?.close();
    careless?.remove();
  });

  test.each(SIGNALS)('with %s is not counted: nothing is loaded, stored or sent', async (_, script) => {
    await page.addInitScript(WATCH_CLICKS + script);
    await page.goto(counted.site.url);
    await page.click('.site-header-call');
    expect(await page.evaluate(() => ['va', 'vaq', 'vam'].filter((name) => name in window))).toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('script[src*="_vercel"]').length)).toBe(0);
    expect(counted.site.requests.filter((path) => /_vercel|__seen/.test(path))).toEqual([]);
  });

  test.each(SIGNALS)('with %s is counted if content switches the signals off', async (_, script) => {
    carelessSite.forget();
    await page.addInitScript(WATCH_CLICKS + script);
    await page.goto(carelessSite.site.url);
    await page.click('.site-header-call');
    await expect.poll(() => carelessSite.calls().map(([kind]) => kind)).toEqual(['pageview', 'event']);
  });
});

describe('with analytics off in content', () => {
  let off: Variant;
  let offSite: CountedSite;
  beforeAll(async () => {
    off = await buildVariant({ 'shop.yaml': [[/^ {2}provider: vercel$/m, '  provider: "off"']] });
    offSite = await serveCounted(off.folder);
  });
  afterAll(async () => {
    await offSite?.close();
    off?.remove();
  });

  test('nothing is loaded, stored or sent, and every click works', async () => {
    await page.addInitScript(WATCH_CLICKS);
    await page.goto(offSite.site.url);
    await page.click('.site-header-call');
    expect(await page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)).toEqual(['click']);
    expect(await page.evaluate(() => ['va', 'vaq', 'vam'].filter((name) => name in window))).toEqual([]);
    expect(offSite.site.requests.filter((path) => /_vercel|__seen/.test(path))).toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('[data-widget]:not([data-ready])').length)).toBe(0);
  });

  test('no page, header or host file mentions it', () => {
    const files = readdirSync(off.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|json|conf|txt)$|(^|\/)(_headers|_redirects|\.htaccess|Caddyfile)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    // The script still contains the package, so its license must be listed.
    expect(
      files.filter(
        (file) =>
          file !== 'licenses.txt' &&
          /analytics|_vercel|insights|data-event|data-route|data-honor/i.test(readFileSync(join(off.folder, file), 'utf8')),
      ),
    ).toEqual([]);
  });
});
