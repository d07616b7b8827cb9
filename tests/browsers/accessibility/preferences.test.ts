import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { EVERY_KIND } from '../../../scripts/browser/page-kinds.ts';
import { open, pageBrowser, stillPage } from '../../../scripts/browser/still-page.ts';
import { faintRings } from './focus-ring.ts';
import { contrastIn, MARKS } from './marks.ts';
import { putInto, STATES } from './states.ts';

const { url } = inject('site');
let browser: Browser;
beforeAll(async () => {
  browser = await pageBrowser();
});
afterAll(() => browser?.close());

async function withPage(look: Parameters<typeof stillPage>[1], run: (page: Page) => Promise<void>): Promise<void> {
  const page = await stillPage(browser, look);
  try {
    await run(page);
  } finally {
    await page.context().close();
  }
}

/** Every animation and transition under way: how long it takes in milliseconds, delay included, and how often it runs. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { endTime = 0, iterations = 1, duration } = animation.effect!.getComputedTiming();
      return duration === 0 ? [] : [{ name: (animation as CSSAnimation).animationName ?? 'transition', end: Number(endTime), iterations: iterations ?? 1 }];
    }),
  );

/** The conditions that the fading from page to page stands under. */
const fading = (page: Page) =>
  page.evaluate(() => {
    const find = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => (rule.constructor.name === 'CSSViewTransitionRule' ? [(rule.parentRule as CSSMediaRule | null)?.conditionText ?? 'none'] : 'cssRules' in rule ? find(rule.cssRules as CSSRuleList) : []));
    return [...document.styleSheets].flatMap((sheet) => find(sheet.cssRules));
  });

describe('less motion', () => {
  test.each(EVERY_KIND)('%s: nothing moves for those who ask for less', (_kind, path) =>
    withPage({ width: 1440 }, async (page) => {
      await page.goto(url + path);
      expect(await motions(page)).toEqual([]);
      expect(await fading(page)).toEqual(['(prefers-reduced-motion: no-preference)']);
      for (const link of await page.locator('main a').all().then((links) => links.slice(0, 12))) await link.hover({ force: true, timeout: 2000 }).catch(() => undefined);
      expect(await motions(page)).toEqual([]);
    }),
  );

  test.each(Object.entries(STATES))('nothing moves in the state: %s', (_name, state) =>
    withPage({ width: state.width }, async (page) => {
      await open(page, url + state.path);
      await putInto(page, state);
      expect(await motions(page)).toEqual([]);
    }),
  );

  test.each(EVERY_KIND)('%s: what moves for others comes to rest within a second', (_kind, path) =>
    withPage({ width: 1440 }, async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(url + path);
      expect((await motions(page)).filter(({ end, iterations }) => end > 1000 || iterations > 1)).toEqual([]);
    }),
  );

  test('what moves is seen', () =>
    withPage({ width: 1440 }, async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, url);
      await page.click('.faq-list summary');
      expect((await motions(page)).length).toBeGreaterThan(0);
    }));
});

describe.each([false, true])('forced colors, dark: %s', (dark) => {
  test.each(MARKS)('$of is there', ({ path, width, selector, part }) =>
    withPage({ width, dark, forcedColors: true }, async (page) => {
      await open(page, url + path);
      expect(await contrastIn(page, selector, part)).toBeGreaterThanOrEqual(3);
    }),
  );

  test.each(['/', '/reviews'])('the focus ring of %s can be seen', (path) =>
    withPage({ width: 1440, dark, forcedColors: true }, async (page) => {
      await open(page, url + path);
      expect(await faintRings(page, 'body')).toEqual([]);
    }),
  );
});
