import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';

// In pixels. Nobody scrolls through more on a phone.
test.each([{ path: '/', most: 8000 }])('on a phone, $path is at most $most px high', async ({ path, most }) => {
  const page = await pageAt(path, { width: 390, height: 664 }, 'shopSite');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
});
