import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { withLetters } from './reflow.ts';
import { SAMPLE } from '../../support/sites.ts';

/** Spec section 2, "Emissions inspection page", in CSS pixels; docs/decisions.md says what text size does to it. */
const HEIGHTS: [textSize: number, width: number, height: number][] = [
  [16, 1440, 140],
  [16, 390, 140],
  [16, 320, 140],
  [8, 1440, 120],
  [32, 1440, 280],
];

test.each(HEIGHTS)(
  'with a text size of %i px in a window of %i px, the banner of the emissions page is %i px tall',
  async (size, width, height) => {
    const page = await pageAt(SAMPLE.kinds.emissions!, { width });
    await withLetters(page, size, async () => {
      const banner = page.locator('main > :first-child');
      expect(await banner.locator('h1').innerText()).not.toBe('');
      expect((await banner.boundingBox())!.height).toBe(height);
    });
  },
);
