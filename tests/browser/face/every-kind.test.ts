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

const WIDE: Look = { width: 1440 };
const NARROW: Look = { width: 390, dark: true };

/** What looks the same on several kinds of pages is measured on the first of them, in each look. */
const known = { wide: seenOnce(), narrow: seenOnce(), prints: new Set<string>() };
function seenOnce() {
  return { rings: new Set<string>(), texts: new Set<string>() };
}

const MOST_SHEETS = 6;

// The page of a group of makes has all that a short page of a make has, and a list. All looks of a page are in one test, because loading
// it costs more than most measures.
test.each(SHOP.everyKind.filter(({ kind }) => kind !== 'make-short'))(
  '$kind has no fault in its look',
  async ({ path }) => {
    const page = await pageAt(path, WIDE, 'shopSite');
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

    // Colors depend on the scheme and layouts on the width, but no color depends on both. So there are two looks, not four.
    await setLook(page, WIDE);
    expect
      .soft(await faultsOfColor(page, known.wide), 'wide and light')
      .toEqual({ axe: [], rings: [], texts: [] });
    expect
      .soft(await movedByLateStyles(page), 'is as high wherever its late styles are linked')
      .toBe(0);
    await setLook(page, NARROW);
    expect
      .soft(await faultsOfColor(page, known.narrow), 'narrow and dark')
      .toEqual({ axe: [], rings: [], texts: [] });
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
    expect(await faintText(page, 'body', known.prints)).toEqual([]);
    // Printers drop backgrounds.
    expect(
      await withStyles(page, '* { background: none !important }', () =>
        faintText(page, 'body', known.prints),
      ),
    ).toEqual([]);
  },
);

/** What axe finds, focus rings that are thin or faint, and texts with a contrast of less than 7:1, with all answers open. */
async function faultsOfColor(page: Page, known: { rings: Set<string>; texts: Set<string> }) {
  await settle(page);
  const axe = await axeFaults(page, CONTRAST);
  const rings = await faintRings(page, 'body', known.rings);
  await unfoldAll(page);
  return { axe, rings, texts: await faintText(page, 'body', known.texts) };
}

/** By how much the height of a page changes with its late styles in the head. In the body, the link can separate two elements that a style joins with `+`. */
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

/** Opens every answer. Removes their names first, because answers with the same name close each other. */
function unfoldAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const item of document.querySelectorAll('main details')) {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    }
  });
}
