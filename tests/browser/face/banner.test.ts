import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { withLetters } from './reflow.ts';
import { SAMPLE } from '../../support/sites.ts';

// tests/spec has the height with the usual letters; docs/decisions.md says what others do to it.
test('with small letters, the banner of the emissions page is 120 px tall', async () => {
  const page = await pageAt(SAMPLE.kinds.emissions!, { width: 1440 });
  await withLetters(page, 8, async () => {
    const { height } = (await page.locator('main > :first-child').boundingBox())!;
    expect(height).toBe(120);
  });
});
