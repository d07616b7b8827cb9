import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { EVERY_KIND } from '../../../scripts/browser/page-kinds.ts';
import { open, stillPage } from '../../../scripts/browser/still-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { faintRings } from './focus-ring.ts';
import { contrastIn, MARKS } from './marks.ts';
import { putInto, STATES } from './states.ts';

const { url } = inject('frozenSite');
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

async function withPage(look: Parameters<typeof stillPage>[1], run: (page: Page) => Promise<void>): Promise<void> {
  const page = await stillPage(browser, look);
  try {
    await run(page);
  } finally {
    await page.context().close();
  }
}

/** Every running animation and transition: its duration in milliseconds, with delay, and how often it repeats. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { endTime = 0, iterations = 1, duration } = animation.effect!.getComputedTiming();
      return duration === 0
        ? []
        : [{ name: (animation as CSSAnimation).animationName ?? 'transition', end: Number(endTime), iterations: iterations ?? 1 }];
    }),
  );

/** The media conditions for the view transition between pages. */
const fading = (page: Page) =>
  page.evaluate(() => {
    const find = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule.constructor.name === 'CSSViewTransitionRule'
          ? [(rule.parentRule as CSSMediaRule | null)?.conditionText ?? 'none']
          : 'cssRules' in rule
            ? find(rule.cssRules as CSSRuleList)
            : [],
      );
    return [...document.styleSheets].flatMap((sheet) => find(sheet.cssRules));
  });

describe('less motion', () => {
  test('with reduced motion, nothing moves on any kind of page', () =>
    withPage({ width: 1440 }, async (page) => {
      for (const [kind, path] of EVERY_KIND) {
        await page.goto(url + path);
        expect([kind, await motions(page)]).toEqual([kind, []]);
        expect([kind, await fading(page)]).toEqual([kind, ['(prefers-reduced-motion: no-preference)']]);
      }
    }));

  test('with reduced motion, nothing moves under the mouse', () =>
    withPage({ width: 1440 }, async (page) => {
      for (const path of ['/', '/services', '/coupons']) {
        await page.goto(url + path);
        for (const link of (await page.locator('main :is(a, button, summary)').filter({ visible: true }).all()).slice(0, 8))
          await link.hover({ force: true });
        expect([path, await motions(page)]).toEqual([path, []]);
      }
    }));

  test.each(Object.entries(STATES))('with reduced motion, nothing moves in the state: %s', (_name, state) =>
    withPage({ width: state.width }, async (page) => {
      await open(page, url + state.path);
      await putInto(page, state);
      expect(await motions(page)).toEqual([]);
    }),
  );

  test('without reduced motion, every motion ends within a second, on every kind of page', () =>
    withPage({ width: 1440 }, async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const [kind, path] of EVERY_KIND) {
        await page.goto(url + path);
        expect([kind, (await motions(page)).filter(({ end, iterations }) => end > 1000 || iterations > 1)]).toEqual([kind, []]);
      }
    }));

  test('the test finds motion', () =>
    withPage({ width: 1440 }, async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, url);
      await page.click('.faq-list summary');
      expect((await motions(page)).length).toBeGreaterThan(0);
    }));
});

describe.each([false, true])('forced colors, dark: %s', (dark) => {
  test('marks with a meaning are visible', async () => {
    const faint: string[] = [];
    for (const place of new Set(MARKS.map(({ path, width }) => `${width} ${path}`))) {
      const marks = MARKS.filter(({ path, width }) => place === `${width} ${path}`);
      const { path, width } = marks[0]!;
      await withPage({ width, dark, forcedColors: true }, async (page) => {
        await open(page, url + path);
        for (const { of, selector, part } of marks)
          if ((await contrastIn(page, selector, part)) < 3) faint.push(`${of} on ${path} at ${width} px`);
      });
    }
    expect(faint).toEqual([]);
  });

  test('a chosen month, a ticked item and an urgent answer differ from the others', () =>
    withPage({ width: 390, dark, forcedColors: true }, async (page) => {
      const colors = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      await open(page, `${url}/services/virginia-state-inspection-centreville`);
      for (const keys of ['.sticker-months-keys', '.driveway tbody']) {
        await page.locator(`${keys} button`).first().click();
        await page.locator(`${keys} [aria-pressed="true"]`).waitFor();
        expect(await colors(`${keys} [aria-pressed="true"]`)).not.toBe(await colors(`${keys} [aria-pressed="false"]`));
      }
      await open(page, `${url}/services/vehicle-diagnostics-centreville`);
      expect(await colors('.complaint-list-stop b')).not.toBe(await colors('.complaint-list-week b'));
    }));

  test('the answer beside the car has its numbers and its way out', () =>
    withPage({ width: 768, dark, forcedColors: true }, async (page) => {
      await open(page, url);
      await page.locator('.complaints a').first().click();
      await page.locator('.complaint-list-card section').waitFor();
      expect(await contrastIn(page, '.complaint-list-card .number')).toBeGreaterThan(3);
      expect(await contrastIn(page, '.complaint-list-card button')).toBeGreaterThan(3);
      // Behind letters on a filled ground, the browser would draw a plate in the color of the letters.
      for (const filled of ['.hero-callouts .number', '.complaint-list-card .number', '.complaints .lit']) {
        const adjust = await page
          .locator(filled)
          .first()
          .evaluate((element) => getComputedStyle(element).forcedColorAdjust);
        expect([filled, adjust]).toEqual([filled, 'none']);
      }
    }));

  test('the focus ring is visible', () =>
    withPage({ width: 1440, dark, forcedColors: true }, async (page) => {
      const known = new Set<string>();
      for (const path of ['/', '/reviews']) {
        await open(page, url + path);
        expect(await faintRings(page, 'body', known)).toEqual([]);
      }
    }));
});
