import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Look, setLook, settle } from '../../../scripts/browser/still-page.ts';
import { faintRings } from '../accessibility/focus-ring.ts';
import { axeFaults, CONTRAST } from '../accessibility/run-axe.ts';
import { pageAt, withStyles } from '../support/one-page.ts';
import { faintText } from './contrast.ts';
import { longWordsOutside } from './long-words.ts';
import { leastSheets, pagesOf, PAPER, printed } from './print.ts';
import { lostText } from './lost-text.ts';
import { lostInReflow } from './reflow.ts';
import { smallTargets } from './small-targets.ts';
import { SHOP } from '../../support/sites.ts';

/**
 * Colors depend on the scheme and layouts on the width, but no color depends on both. So there are
 * two looks, not four. What looks the same on several kinds of pages is measured on the first of
 * them.
 */
const LOOKS: { of: string; look: Look; rings: Set<string>; texts: Set<string> }[] = [
  { of: 'narrow and dark', look: { width: 390, dark: true }, rings: new Set(), texts: new Set() },
  { of: 'wide and light', look: { width: 1440 }, rings: new Set(), texts: new Set() },
];
const knownPrints = new Set<string>();

const MOST_SHEETS = 6;

// The page of a group of makes has all that a short page of a make has, and a list. All looks of a
// page are in one test, because loading it costs more than most measures.
test.each(SHOP.everyKind.filter(({ kind }) => kind !== 'make-short'))(
  '$kind has no fault in its look',
  async ({ path }) => {
    const page = await pageAt(path, { width: 1440 }, 'shopSite');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect
        .soft(
          await page.evaluate(smallTargets),
          `can be pressed at ${width} px: primary actions measure 44 px, all others 24`,
        )
        .toEqual([]);
    }
    expect
      .soft(await lostInReflow(page), 'shows all of its text, without scrolling sideways')
      .toEqual([]);
    expect
      .soft(
        await longWordsOutside(page),
        'keeps a word of 60 letters in any of its texts inside the window',
      )
      .toEqual([]);

    for (const { of, look, texts } of LOOKS) {
      await setLook(page, look);
      expect.soft(await faultsOfColor(page, texts), of).toEqual({ axe: [], texts: [] });
    }
    expect
      .soft(await movedByLateStyles(page), 'is as high wherever its late styles are linked')
      .toBe(0);
    // Last, because the focus leaves its traces.
    for (const { of, look, rings } of LOOKS) {
      await setLook(page, look);
      expect.soft(await faintRings(page, 'body', rings), of).toEqual([]);
    }
  },
);

test.each(SHOP.everyKind.filter(({ kind }) => kind !== 'make-short'))(
  '$kind prints with its answers unfolded, and without what paper cannot do',
  async ({ path }) => {
    const page = await pageAt(path, PAPER, 'shopSite');
    expect(await printed(page)).toEqual({
      folded: [],
      pressed: [],
      overlaid: [],
      struck: [],
      headings: 1,
    });
    expect(
      (await page.evaluate(lostText, true)).filter((problem) => problem.includes('broken in two')),
    ).toEqual([]);
    if ((await leastSheets(page)) > MOST_SHEETS / 2)
      expect(await pagesOf(page, 'Letter')).toBeLessThanOrEqual(MOST_SHEETS);
    expect(await faintText(page, 'body', knownPrints)).toEqual([]);
    // Printers drop backgrounds.
    expect(
      await withStyles(page, '* { background: none !important }', () =>
        faintText(page, 'body', knownPrints),
      ),
    ).toEqual([]);
  },
);

/** What axe finds, and texts with a contrast of less than 7:1, with all answers open. */
async function faultsOfColor(page: Page, known: Set<string>) {
  await settle(page);
  const axe = await axeFaults(page, CONTRAST);
  await unfoldAll(page);
  return { axe, texts: await faintText(page, 'body', known) };
}

/**
 * By how much the height of a page changes with its late styles in the head. In the body, the link
 * can separate two elements that a style joins with `+`.
 */
function movedByLateStyles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const height = () => document.documentElement.scrollHeight;
    const before = height();
    await new Promise((done) => {
      const link = document.querySelector('body link[rel="stylesheet"]')!;
      link.addEventListener('load', done, { once: true });
      document.head.append(link);
    });
    return height() - before;
  });
}

/**
 * Opens every answer. Removes their names first, because answers with the same name close each
 * other.
 */
function unfoldAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const item of document.querySelectorAll('main details')) {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    }
  });
}
