import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { putInto, type State } from '../../../scripts/browser/states.ts';
import { onEveryKind, oneBrowser, seen } from './every-kind.ts';
import { lostAt, widthsOf } from './widths.ts';

/** Window widths for tests with the visitor's own styles. */
const COMMON = [320, 768, 1100, 1440];

/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

// One visit for all of them: opening a page costs more time than most of these looks at it.
onEveryKind('shows all of its text, without scrolling sideways', ({ look }) =>
  look({ width: 320 }, async (page) => {
    const inWholeWords = await lostAt(page, [...(await widthsOf(page, 320, 1440)), 1920, 2560], 700, true);
    const at400PercentZoom = await lostAt(page, [320], 256);
    await page.addStyleTag({ content: TEXT_SPACING });
    const withMoreSpace = await lostAt(page, COMMON, 700);
    await setText(page, 2);
    // This takes the spacing away, too.
    await page.reload();
    const atTwiceItsSize = await lostAt(page, COMMON, 700);
    await setText(page, 1);
    expect({ inWholeWords, at400PercentZoom, withMoreSpace, atTwiceItsSize }).toEqual({
      inWholeWords: [],
      at400PercentZoom: [],
      withMoreSpace: [],
      atTwiceItsSize: [],
    });
  }),
);

describe('the header', () => {
  const browser = oneBrowser();

  test.each([1100, 1110, 1120, 1280])('fits on one line at %i px, beside a scroll bar too', (width) =>
    seen(browser(), { width }, inject('frozenSite').url, async (page) => {
      await page.addStyleTag({ content: 'body { margin-right: 17px }' });
      const lines = await page
        .locator('.site-header-row :is(a, summary, .site-header-call)')
        .evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility())
            .map((link) => [link.textContent, link.getClientRects().length, Math.round(link.getBoundingClientRect().height) <= 52]),
        );
      expect(lines.filter(([, boxes, low]) => boxes !== 1 || !low)).toEqual([]);
      expect(await page.locator('.site-header-row').evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
    }),
  );
});

describe('menus show all of their text', () => {
  const browser = oneBrowser();
  const home = inject('frozenSite').url;

  test.each<[State, number[]]>([
    ['menu', [320, 390, 768, 1024]],
    ['menu-makes', [320, 390, 768, 1024]],
    ['dropdown-services', [1100, 1280, 1440]],
    ['dropdown-vehicles', [1100, 1280, 1440]],
  ])('%s', (state, widths) =>
    seen(browser(), { width: widths[0]! }, home, async (page) => {
      const opened = async () => {
        await putInto(page, state);
        // Ignore the page behind an open menu.
        await page.addStyleTag({ content: ':is(main, .site-footer, .top-bar, .call-bar) { display: none }' });
        return lostAt(page, widths, 700);
      };
      expect(await opened()).toEqual([]);
      if (!state.startsWith('menu')) return;
      await setText(page, 2);
      await page.reload();
      expect(await opened()).toEqual([]);
    }),
  );
});

/** Sets what a visitor sets in the browser, where the size of letters also decides which layout fits. */
async function setText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
}
