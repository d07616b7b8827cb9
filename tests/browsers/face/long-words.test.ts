import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';

// Customers write addresses and drawn-out words, and reviews stay as they were written.
test.each([
  ['/', '.quotes blockquote'],
  ['/reviews', '.review-card blockquote p'],
])('on a phone, a word of 60 letters does not widen %s', async (path, quote) => {
  const page = await pageAt(path, { width: 320 });
  await page
    .locator(quote)
    .first()
    .evaluate((text) => text.append(' ', 'o'.repeat(60)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
