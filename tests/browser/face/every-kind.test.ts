import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { setLook, settle } from '../../../scripts/browser/still-page.ts';
import { axeFaults, CONTRAST } from '../accessibility/run-axe.ts';
import { pageAt } from '../support/one-page.ts';
import { faintText } from './contrast.ts';
import { lostInReflow } from './reflow.ts';
import { smallTargets } from './small-targets.ts';
import { SHOP } from '../../support/sites.ts';

/** Kinds with the markup of another kind. */
const ALIKE = /^make-(short|long)$|^service-with-blocks$/;
/** Kinds with text on drawings, where axe cannot judge its contrast. */
const ON_DRAWINGS = /^(home|state-inspection|make-group|about|coupons)$/;

/** The largest heights in pixels, on a phone and a wide screen: visitors scroll no further. */
const HEIGHTS: Partial<Record<PageKind, number>> = {
  home: 7500,
  services: 3600,
  service: 3200,
  diagnostics: 6000,
  emissions: 6900,
  'state-inspection': 6500,
};

/**
 * Colors depend on the scheme and layouts on the width, but no color depends on both.
 */
const LOOKS = [
  { of: 'narrow and dark', look: { width: 390, dark: true }, rules: undefined },
  { of: 'wide and light', look: { width: 1440 }, rules: CONTRAST },
];

// One test does all for a page, because loading it costs more than most measurements.
test.each(SHOP.everyKind.filter(({ kind }) => !ALIKE.test(kind)))(
  '$kind has no fault in its look',
  async ({ kind, path }) => {
    const page = await pageAt(path, { width: 320, height: 664 }, 'shopSite');
    for (const width of [320, 390, 1440]) {
      await setLook(page, { width, height: 664 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (width > 320)
        expect.soft(height, `at ${width} px`).toBeLessThanOrEqual(HEIGHTS[kind] ?? Infinity);
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
    for (const { of, look, rules } of LOOKS) {
      await setLook(page, look);
      await settle(page);
      expect.soft(await axeFaults(page, { only: rules }), of).toEqual([]);
      if (!ON_DRAWINGS.test(kind)) continue;
      await unfoldAll(page);
      expect.soft(await faintText(page), of).toEqual([]);
    }
  },
);

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
