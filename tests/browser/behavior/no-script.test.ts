import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { newPage, openPage, textsOf } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

// tests/spec reads every page without script.
// engines/engines.test.ts tests the menu.

const { coupons, inspections, labels } = SAMPLE.content;

/** Together, these kinds have every widget. */
const KINDS: PageKind[] = ['home', 'service', 'diagnostics', 'reviews', 'state-inspection'];

test('without script, no words are hidden, no control does nothing, and tools give general answers', async () => {
  const page = await openPage('/', { javaScriptEnabled: false });
  for (const kind of KINDS) {
    await page.goto(SAMPLE.paths[kind]!);
    expect({ kind, ...(await useless(page)) }).toEqual({ kind, dead: [], lost: [] });
  }
  expect(await textsOf(page, ':is(.sticker-months, .driveway) button')).toEqual([]);
  expect((await textsOf(page, 'main')).join(' ')).not.toMatch(/\b(tap|press|click)\b/i);
  await page.click('.recheck summary');
  expect(await textsOf(page, '.recheck details > p')).toEqual([
    inspections.state!.recheck.paragraph.replace(/\s+/g, ' '),
  ]);
});

test('without script, questions about emissions lead to an answer, and a coupon opens', async () => {
  const page = await openPage(SAMPLE.paths.emissions!, { javaScriptEnabled: false });
  const press = (...steps: string[]) =>
    page.click(['.emissions-questions', ...steps, 'summary'].join(' > '));
  const answers = () => textsOf(page, '.emissions-questions-answer b');
  await press('details:last-of-type');
  expect(await answers()).toEqual([labels.verdict.probablyNot]);
  // Closing this answer shows the others again.
  await press('details:last-of-type');
  await press('details:first-of-type');
  expect(await answers()).toEqual([]);
  await press('details', 'details:nth-of-type(1)');
  expect(await answers()).toEqual([labels.verdict.notYet]);

  const { id } = coupons[0]!;
  await page.goto('/coupons');
  expect(await page.locator('.masthead button').boundingBox()).toBe(null);
  await page.click(`#${id} .coupon-card-show`);
  const close = `#${id}:popover-open [popovertargetaction="hide"]`;
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.coupon-card:visible').count()).toBe(1);
  await page.emulateMedia({ media: null });
  await page.click(close);
  expect(await page.locator(close).count()).toBe(0);
});

test('if the script is blocked, nothing stays hidden and every control works', async () => {
  const page = await newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  // Content that waits for the script appears after four seconds. Ends that wait at once.
  const endWait = () =>
    page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await page.goto(SAMPLE.paths.service!);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await endWait();
    const cut = await page
      .locator('.open-now')
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ parentElement }) => parentElement!.textContent),
      );
    expect({ width, cut }).toEqual({ width, cut: [] });
  }
  await page.goto('/');
  expect(await page.locator('[data-ready]').count()).toBe(0);
  await endWait();
  expect(await useless(page)).toEqual({ dead: [], lost: [] });
  await page.click('.site-header .menu-button');
  await page.click('#menu summary');
  expect(await page.locator('#menu details[open]').count()).toBe(1);
});

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
  const said: string[] = [];
  page.on('console', (one) => said.push(`${one.type()}: ${one.text()}`));
  await page.goto('/');
  expect(said.filter((line) => line.includes('did not start'))).toEqual([
    expect.stringMatching(/^error: "menu" did not start\. Error: broken on purpose/),
  ]);
  const names = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map(({ dataset }) => dataset.widget));
  expect(await names('[data-widget]:not([data-ready])')).toEqual(['menu']);
  expect((await names('[data-ready]')).length).toBeGreaterThan(5);
});

// Google Translate puts each text into elements of its own.
test('on a phone, a page keeps all its words when the browser translates them', async () => {
  const page = await openPage('/');
  for (const kind of ['home', 'service', 'emissions', 'make-with-blocks', 'coupons'] as const) {
    await page.goto(SAMPLE.paths[kind]!);
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

/**
 * Finds controls that do nothing without script, and words that neither a phone nor a wide screen
 * shows. Ignores buttons, words for paper or script, and words that a fold or popover can show.
 */
async function useless(page: Page): Promise<{ dead: string[]; lost: string[] }> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await page.evaluate(hiddenWords);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await page.evaluate(hiddenWords);
  const dead = await page
    .locator('button:not([popovertarget]), a:not([href^=https], [href^=tel], [href^=mailto])')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((one) => !/^[/#]/.test(one.getAttribute('href') ?? ''))
        .map(({ outerHTML }) => outerHTML),
    );
  return { dead, lost: narrow.filter((words) => wide.includes(words)) };
}

// Runs in the page, where nothing else of this file exists.
function hiddenWords(): string[] {
  const LEFT_OUT =
    'button, details:not([open]) > :not(summary), [popover], .visually-hidden, .coupon-card-print, .tread-measure, .driveway-bar, .call-note-mail, .printed-address, script, style, title';
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text;
    if (data.trim() === '' || parent!.closest(LEFT_OUT)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { width, height } = range.getBoundingClientRect();
    const shown = parent!.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (width < 2 || height < 2 || !shown) found.push(data.trim());
  }
  return found;
}
