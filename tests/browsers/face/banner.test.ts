import { expect, test } from 'vitest';
import { PAGE_KINDS } from '../../../scripts/browser/page-kinds.ts';
import { pageAt } from '../support/one-page.ts';
import { withLetters } from './reflow.ts';

/** Spec section 2, "Emissions inspection page", in CSS pixels; docs/decisions.md says what text size does to it. */
const HEIGHTS: [textSize: number, height: number][] = [
  [16, 140],
  [8, 120],
  [32, 280],
];

test.each(HEIGHTS)('with a text size of %i px, the banner of the emissions page is %i px tall', async (size, height) => {
  const page = await pageAt(PAGE_KINDS.emissions, { width: 1440 });
  await withLetters(page, size, async () => {
    const banner = page.locator('main > :first-child');
    expect(await banner.locator('h1').innerText()).toBe('Virginia Emissions Inspection in Centreville, VA');
    expect((await banner.boundingBox())!.height).toBe(height);
  });
});
