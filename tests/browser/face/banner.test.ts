import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { withLetters } from './reflow.ts';
import { SAMPLE } from '../../support/sites.ts';

/** Spec section 2, "Emissions inspection page", in CSS pixels; docs/decisions.md says what text size does to it. */
const HEIGHTS = [
  { textSize: 16, width: 1440, height: 140 },
  { textSize: 16, width: 390, height: 140 },
  { textSize: 16, width: 320, height: 140 },
  { textSize: 16, width: 1920, height: 140 },
  { textSize: 16, width: 3840, height: 140 },
  { textSize: 8, width: 1440, height: 120 },
  { textSize: 32, width: 1440, height: 280 },
];

test.each(HEIGHTS)(
  'with a text size of $textSize px in a window of $width px, the banner of the emissions page is $height px tall',
  async ({ textSize, width, height }) => {
    const page = await pageAt(SAMPLE.kinds.emissions!, { width });
    await withLetters(page, textSize, async () => {
      const banner = page.locator('main > :first-child');
      expect(await banner.locator('h1').innerText()).not.toBe('');
      expect((await banner.boundingBox())!.height).toBe(height);
    });
  },
);
