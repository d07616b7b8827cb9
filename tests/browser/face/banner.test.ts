import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { withLetters } from './reflow.ts';
import { SAMPLE } from '../../support/sites.ts';

/**
 * In CSS pixels. tests/spec has the height with the usual letters; docs/decisions.md says what
 * others do to it.
 */
const HEIGHTS = [
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
