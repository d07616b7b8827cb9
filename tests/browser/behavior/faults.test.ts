import { expect, test } from 'vitest';
import { chromiumDriver } from '../engines/chromium.ts';
import { comeBackAt, logOf, newPage, openPage, textsOf } from '../support/open-page.ts';
import { deadControls, lostWords } from './reading.ts';
import { SAMPLE } from '../../support/sites.ts';

const { coupons } = SAMPLE.content;

test('a broken widget logs one message on the console, and everything else works', async () => {
  const page = await newPage({
    expected: /broken on purpose/,
    first: () =>
      document.addEventListener(
        'readystatechange',
        () => {
          // Like an old browser, or a mistake in the markup.
          const menu = document.querySelector('[data-widget="menu"]')!;
          const broken = {
            get(): never {
              throw new Error('broken on purpose');
            },
          };
          for (const key of [
            'addEventListener',
            'querySelector',
            'querySelectorAll',
            'dataset',
            'id',
          ])
            Object.defineProperty(menu, key, broken);
        },
        { once: true },
      ),
  });
  const said = logOf(page, /did not start/);
  await page.goto('/');
  expect(said).toEqual([
    expect.stringMatching(/^error: The widget "menu" did not start\. Error: broken on purpose/),
  ]);
  const started = await page.locator('[data-widget]').evaluateAll((all) =>
    all.map((root) => ({
      name: root.getAttribute('data-widget'),
      ready: root.hasAttribute('data-ready'),
    })),
  );
  expect(started.filter(({ ready }) => !ready).map(({ name }) => name)).toEqual(['menu']);
  expect(started.length).toBeGreaterThan(5);
  expect(await page.evaluate(() => typeof (window as { va?: unknown }).va)).toBe('function');
});

test.each(['/', '/coupons'])(
  'if the script is blocked on %s, nothing stays hidden and every control works',
  async (path) => {
    const page = await newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    expect(await page.locator('[data-ready]').count()).toBe(0);
    // Content that waits for the script appears after four seconds. Here these pass at once.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    expect(await page.evaluate(deadControls)).toEqual([]);
    expect(await lostWords(chromiumDriver(page))).toEqual([]);
    await page.click('.site-header .menu-button');
    await page.click('#menu details:nth-of-type(1) summary');
    expect(await page.locator('#menu details').first().getAttribute('open')).toBe('');
  },
);

// tests/spec has a script that is not there.
test('if the analytics script is blocked, the console has one message and the page shows nothing', async () => {
  const page = await newPage();
  const said = logOf(page, /Analytics/);
  await page.route('**/_vercel/**', (route) => route.abort());
  await page.goto('/reviews');
  await expect
    .poll(() => said)
    .toEqual([
      'log: [Vercel Web Analytics] Failed to load script from /_vercel/insights/script.js. Be sure to enable Web Analytics for your project and deploy again. See https://vercel.com/docs/analytics/quickstart for more information.',
    ]);
  expect(await page.innerText('body')).not.toMatch(/analytics|failed/i);
  await page.locator('.review-card button').first().click();
  expect(await page.locator('.review-card button').first().getAttribute('aria-expanded')).toBe(
    'true',
  );
});

test('a clock that is decades off breaks nothing', async () => {
  const page = await openPage('/coupons', { time: '1970-01-01T00:00Z' });
  for (const time of [
    '1970-01-01T00:00Z',
    '2001-09-09T01:46:40Z',
    '2038-01-19T03:14:07Z',
    '2099-12-31T23:59Z',
  ]) {
    await comeBackAt(page, time);
    const dates = await page.locator('[data-widget="coupon-date"]').allTextContents();
    expect(dates.length).toBeGreaterThanOrEqual(coupons.length);
    for (const date of dates) expect(date.trim(), time).toMatch(/^(0[1-9]|1[0-2])-01-\d\d$/);
    const places = await textsOf(page, '[data-widget="open-now"]');
    expect(places.length).toBeGreaterThan(0);
    for (const place of places)
      expect(place, time).toMatch(
        /(^|\s)([Oo]pen|[Cc]losed) until ((Sun|Mon|Tue|Wed|Thu|Fri|Sat) )?\d+(:\d\d)? [AP]M$/,
      );
  }
  expect(await page.locator('[data-widget]:not([data-ready])').count()).toBe(0);
});

// Google Translate puts each text into elements of its own.
test.each(SAMPLE.everyKind.filter(({ kind }) => !/^make-(short|long)|not-found/.test(kind)))(
  'on a phone, $kind keeps all its words when the browser translates them',
  async ({ path }) => {
    const page = await openPage(path);
    const words = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, ''));
    const before = await words();
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest('svg, script')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    });
    expect(await words()).toBe(before);
  },
);
