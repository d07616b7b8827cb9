import { expect, test } from 'vitest';
import { logOf, newPage, openPage } from '../support/open-page.ts';
import { deadControls, lostWords } from './reading.ts';
import { SAMPLE } from '../../support/sites.ts';

test('a broken widget logs one message on the console, and everything else works', async () => {
  const page = await newPage({
    expected: /broken on purpose/,
    first: () => {
      // Like an old browser, or a mistake in the markup.
      const breakMenu = () =>
        Object.defineProperty(document.querySelector('[data-widget="menu"]'), 'id', {
          get(): never {
            throw new Error('broken on purpose');
          },
        });
      document.addEventListener('readystatechange', breakMenu, { once: true });
    },
  });
  const said = logOf(page, /did not start/);
  await page.goto('/');
  expect(said).toEqual([
    expect.stringMatching(/^error: The widget "menu" did not start\. Error: broken on purpose/),
  ]);
  const names = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map(({ dataset }) => dataset.widget));
  expect(await names('[data-widget]:not([data-ready])')).toEqual(['menu']);
  expect((await names('[data-ready]')).length).toBeGreaterThan(5);
  expect(await page.evaluate(() => typeof (window as { va?: unknown }).va)).toBe('function');
});

test('if the script is blocked, nothing stays hidden and every control works', async () => {
  const page = await newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await page.locator('[data-ready]').count()).toBe(0);
  // Content that waits for the script appears after four seconds. Here these pass at once.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await page.evaluate(deadControls)).toEqual([]);
  expect(await lostWords(page)).toEqual([]);
  await page.click('.site-header .menu-button');
  await page.click('#menu details:nth-of-type(1) summary');
  expect(await page.locator('#menu details').first().getAttribute('open')).toBe('');
});

// Google Translate puts each text into elements of its own.
test('on a phone, a page keeps all its words when the browser translates them', async () => {
  const page = await openPage('/');
  for (const kind of ['home', 'service', 'emissions', 'make-with-blocks', 'coupons'] as const) {
    await page.goto(SAMPLE.kinds[kind]!);
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
    expect(await words(), kind).toBe(before);
  }
});
