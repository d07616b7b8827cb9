import { describe, expect, inject, test } from 'vitest';
import { PAGE_KINDS } from '../../../scripts/browser/page-kinds.ts';
import { oneBrowser, seen } from './every-kind.ts';

/** Spec section 2, "Emissions inspection page", in CSS pixels; docs/decisions.md says what text size does to it. */
const HEIGHTS: [textSize: number, height: number][] = [
  [16, 140],
  [8, 120],
  [32, 280],
];

describe('the banner of the emissions page', () => {
  const browser = oneBrowser();

  test.each(HEIGHTS)('with a text size of %i px, it is %i px tall', (standard, height) =>
    seen(browser(), { width: 1440 }, inject('frozenSite').url + PAGE_KINDS.emissions, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      await page.reload();
      const banner = page.locator('main > :first-child');
      expect(await banner.locator('h1').innerText()).toBe('Virginia Emissions Inspection in Centreville, VA');
      expect((await banner.boundingBox())!.height).toBe(height);
    }),
  );
});
