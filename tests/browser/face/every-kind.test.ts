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
const LOOKS: { of: string; look: Look; texts: Set<string> }[] = [
  { of: 'narrow and dark', look: { width: 390, dark: true }, texts: new Set() },
  { of: 'wide and light', look: { width: 1440 }, texts: new Set() },
];
const knownRings = new Set<string>();
const knownPrints = new Set<string>();
/** The sizes of headings in each look. */
const sizesOfHeadings = LOOKS.map(() => new Set<number>());

const MOST_SHEETS = 6;
/** Below the title of a page: a section, a small section, an item, a label. */
const MOST_SIZES = 4;

// The page of a group of makes has all that other pages of makes have, and a list, and
// make-masthead.test.ts has every name. All looks of a
// page are in one test, because loading it costs more than most measures.
test.each(SHOP.everyKind.filter(({ kind }) => !/^make-(short|long)$/.test(kind)))(
  '$kind has no fault in its look',
  async ({ kind, path }) => {
    const page = await pageAt(path, PAPER, 'shopSite');
    await expectGoodPrint(page);
    for (const width of [320, 768, 1440]) {
      await setLook(page, { width, height: 700 });
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

    for (const [index, { of, look, texts }] of LOOKS.entries()) {
      await setLook(page, look);
      for (const size of await page.evaluate(headingSizes)) sizesOfHeadings[index]!.add(size);
      await settle(page);
      // What a wide window has more is in the header, which is the same on every page.
      if (index === 0 || kind === 'home')
        expect.soft(await axeFaults(page, CONTRAST), of).toEqual([]);
      await unfoldAll(page);
      expect.soft(await faintText(page, 'body', texts), of).toEqual([]);
    }
    expect
      .soft(await movedByLateStyles(page), 'is as high wherever its late styles are linked')
      .toBe(0);
    // Last, because the focus leaves its traces.
    for (const { of, look } of LOOKS) {
      await setLook(page, look);
      expect.soft(await faintRings(page, 'body', knownRings), of).toEqual([]);
    }
  },
);

test('all headings of sections have one of few sizes', () => {
  for (const sizes of sizesOfHeadings)
    expect(sizes.size, [...sizes].join(', ')).toBeLessThanOrEqual(MOST_SIZES);
});

/** A page prints with its answers unfolded, and without what paper cannot do. */
async function expectGoodPrint(page: Page): Promise<void> {
  expect.soft(await printed(page)).toEqual({
    folded: [],
    pressed: [],
    overlaid: [],
    struck: [],
    headings: 1,
  });
  const broken = (await page.evaluate(lostText, true)).filter((problem) =>
    problem.includes('broken in two'),
  );
  expect.soft(broken, 'on paper').toEqual([]);
  if ((await leastSheets(page)) > MOST_SHEETS / 2)
    expect.soft(await pagesOf(page, 'Letter')).toBeLessThanOrEqual(MOST_SHEETS);
  const faint = (): Promise<string[]> => faintText(page, 'body', knownPrints);
  expect.soft(await faint(), 'on paper').toEqual([]);
  // Printers drop backgrounds.
  const withoutGrounds = await withStyles(page, '* { background: none !important }', faint);
  expect.soft(withoutGrounds, 'on paper').toEqual([]);
}

/** Runs in the page. A name in the line of its note is text, and on a ticket the heading is the value. */
function headingSizes(): number[] {
  return [...document.querySelectorAll('h2, h3, h4, h5, h6')]
    .filter((heading) => getComputedStyle(heading).display !== 'inline')
    .filter((heading) => !heading.closest('.visually-hidden, .coupon-ticket'))
    .map((heading) => Math.round(Number.parseFloat(getComputedStyle(heading).fontSize)));
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
