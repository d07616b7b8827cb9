import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAMPLE } from '../../support/sites.ts';
import { comeBackAt, hold, newPage } from '../support/open-page.ts';

// tests/spec proves which links record which events, and which route each page has.

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

const SCRIPT = '/_vercel/insights/script.js';
/** Takes the place of the analytics host's script: it gets the waiting calls, and each new one. */
const RECEIVER = 'window.sent = [...vaq]; window.va = (...call) => sent.push(call);';

type Call = [kind: string, data: { name?: string; path?: string }];
/** The events and views in order: those that wait for the host's script, or those sent to it. */
const recorded = (page: Page, list: 'vaq' | 'sent' = 'vaq') =>
  page.evaluate(
    (name) =>
      ((window as unknown as Record<string, Call[] | undefined>)[name] ?? []).map(
        ([kind, data]) => `${kind} ${data.name ?? data.path}`,
      ),
    list,
  );

/** Opens a page in a browser where a property of `navigator` or `document` has a value. */
async function open(
  path: string,
  { width = 1440, property = ['', true] as readonly [string, unknown] } = {},
): Promise<Page> {
  const page = await newPage({ width, first: watch, expected: /^404/ });
  await page.addInitScript(([name, value]) => {
    for (const kind of [Navigator, Document])
      Object.defineProperty(kind.prototype, name, { get: () => value });
  }, property);
  await page.goto(path);
  return page;
}

test('a click, a middle click and Enter record the name of an event, and nothing else does', async () => {
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
  const event = 'event get_directions_button_click';
  expect(await recorded(page)).toEqual(['pageview /about', event, event, event, event]);
  const { clicks } = await seenOn(page);
  expect(clicks.join()).toBe('click,auxclick,click,click,auxclick,click');
});

test('while the analytics script hangs, no click is delayed, and events are kept in order until it arrives', async () => {
  const page = await newPage({ width: 1440, first: watch });
  const release = await hold(page, `**${SCRIPT}`, {
    contentType: 'text/javascript',
    body: RECEIVER,
  });
  // What is behind a page's path is not counted.
  await page.goto('/reviews?from=card#top', { waitUntil: 'domcontentloaded' });
  await page.click('.site-header-call');
  expect((await seenOn(page)).clicks).toEqual(['click']);
  release();
  const kept = ['pageview /reviews', 'event header_appointment_button_click'];
  await expect.poll(() => recorded(page, 'sent')).toEqual(kept);
  await page.click('[data-event="review_us_button_click"]');
  expect(await recorded(page, 'sent')).toEqual([...kept, 'event review_us_button_click']);
});

test('no widget violates the policy', async () => {
  const page = await open('/');
  for (const kind of ['home', 'coupons', 'diagnostics', 'state-inspection', 'not-found'] as const) {
    await page.goto(SAMPLE.paths[kind]!);
    const buttons = page.locator('main button').filter({ visible: true });
    await buttons.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    expect({ kind, violations: (await seenOn(page)).violations }).toEqual({ kind, violations: [] });
  }
});

test('a page counts only when the visitor sees it, and each time', async () => {
  // Under a debugger such as Playwright, Chromium neither prerenders pages nor keeps them for Back.
  const page = await open('/coupons', { property: ['prerendering', true] });
  await expect.poll(() => page.locator('[data-widget]:not([data-ready])').count()).toBe(0);
  expect(await recorded(page)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  const view = 'pageview /coupons';
  await expect.poll(() => recorded(page)).toEqual([view]);
  await comeBackAt(page, '2026-11-18T15:00Z');
  await expect.poll(() => recorded(page)).toEqual([view, view]);
});

// tests/system/owner/rightful.ts tests that content can turn analytics off.
test.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)('with %s nothing is loaded or recorded, and clicks work', async (_, name, value) => {
  const page = await open('/coupons', { property: [name, value] });
  await page.click('.site-header-call');
  expect((await seenOn(page)).clicks).toEqual(['click']);
  const left = () => [
    ...['va', 'vaq'].filter((queue) => queue in window),
    ...[...document.scripts].flatMap(({ src }) => (/_vercel/.test(src) ? [src] : [])),
  ];
  expect(await page.evaluate(left)).toEqual([]);
});
