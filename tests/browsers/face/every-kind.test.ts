import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Look, settle } from '../../../scripts/browser/still-page.ts';
import { faintRings } from '../accessibility/focus-ring.ts';
import { fading, firstMotions } from '../accessibility/motion.ts';
import { axeFaults, CONTRAST } from '../accessibility/run-axe.ts';
import { onePage, pageAt, withStyles } from '../support/one-page.ts';
import { faintText } from './contrast.ts';
import { longWordsOutside } from './long-words.ts';
import { leastSheets, pagesOf, PAPER, printed } from './print.ts';
import { lostInReflow } from './reflow.ts';
import { smallTargets, TARGET_RULES } from './small-targets.ts';
import { SHOP } from '../../support/sites.ts';

const WIDE: Look = { width: 1440 };
/**
 * Colors depend on the scheme and layouts on the width, but no color depends on both. So what depends on colors has two looks, not four.
 * What looks the same on several kinds is measured on the first of them.
 */
const LOOKS = [
  { width: 390, dark: true, name: 'narrow and dark', rings: new Set<string>(), texts: new Set<string>() },
  { ...WIDE, name: 'wide and light', rings: new Set<string>(), texts: new Set<string>() },
];
const knownPrints = new Set<string>();

const MOST_SHEETS = 5;

// The page of a group of makes has all that a short page of a make has, and a list.
describe.each(SHOP.everyKind.filter(([kind]) => kind !== 'make-short'))('%s', (_kind, path) => {
  // All tests look at one page, with few changes of its look: both cost more than most tests. A test that fails leaves the page as it is,
  // and the next one loads it again.
  let shown: Look | undefined;
  const page = (claim: string, look: Look, see: (page: Page) => Promise<void>) =>
    test(claim, async () => {
      const page = shown ? await onePage(look) : await pageAt(path, look, 'shopSite');
      if (shown !== look) await settle(page);
      shown = undefined;
      await see(page);
      shown = look;
    });

  page('can be pressed: primary actions measure 44 px, all others 24', WIDE, async (page) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect({ width, small: await page.evaluate(smallTargets, TARGET_RULES) }).toEqual({ width, small: [] });
    }
  });

  page('shows all of its text, without scrolling sideways', WIDE, async (page) => {
    expect(await lostInReflow(page)).toEqual([]);
  });

  page('keeps a word of 60 letters in any of its texts inside the window', WIDE, async (page) => {
    expect(await longWordsOutside(page)).toEqual([]);
  });

  page('moves nothing for visitors who want less motion, and for others at most once, for at most a second', WIDE, async (page) => {
    expect(await firstMotions(page)).toEqual([]);
    expect(await fading(page)).toEqual(['(prefers-reduced-motion: no-preference)']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await firstMotions(page)).filter(({ end, iterations }) => end > 1000 || iterations > 1)).toEqual([]);
  });

  page('prints with its answers unfolded, and without what paper cannot do', PAPER, async (page) => {
    expect(await printed(page)).toEqual({ folded: [], pressed: [], overlaid: [], headings: 1 });
    if ((await leastSheets(page)) > MOST_SHEETS / 2) expect(await pagesOf(page, 'Letter')).toBeLessThanOrEqual(MOST_SHEETS);
    expect(await faintText(page, 'body', knownPrints)).toEqual([]);
    // Printers drop backgrounds.
    expect(await withStyles(page, '* { background: none !important }', () => faintText(page, 'body', knownPrints))).toEqual([]);
  });

  for (const look of LOOKS) {
    page(`has no fault that axe finds, ${look.name}`, look, async (page) => {
      expect(await axeFaults(page, CONTRAST)).toEqual([]);
    });

    page(`has a focus ring that is thick and clear, ${look.name}`, look, async (page) => {
      expect(await faintRings(page, 'body', look.rings)).toEqual([]);
    });

    page(`has a contrast of 7:1 in all of its text, ${look.name}`, look, async (page) => {
      await unfoldAll(page);
      expect(await faintText(page, 'body', look.texts)).toEqual([]);
    });
  }

  page('looks the same wherever its late styles are linked', WIDE, async (page) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    // The link can separate two elements that a style joins with `+`. In the head it separates nothing.
    await page.evaluate(
      () =>
        new Promise((done) => {
          const link = document.querySelector('body link[rel="stylesheet"]')!;
          link.addEventListener('load', done, { once: true });
          document.head.append(link);
        }),
    );
    expect(await height()).toBe(before);
  });
});

/** Opens every answer. Removes their names first, because answers with the same name close each other. */
function unfoldAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const item of document.querySelectorAll('main details')) {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    }
  });
}
