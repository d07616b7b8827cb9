import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';

test.each([
  { path: '/', width: 390, beside: true },
  { path: '/', width: 768, beside: true },
  { path: '/reviews', width: 768, beside: true },
  { path: '/reviews', width: 390, beside: false },
])('at $width px, the heading and the value of the rating on $path stand clear of the ruler, beside each other: $beside', async (look) => {
  const page = await pageAt(look.path, { width: look.width }, 'shopSite');
  const [heading, value, scale] = await page
    .locator('.rating-ruler > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  expect(value!.top < heading!.bottom).toBe(look.beside);
  expect(scale!.top - heading!.bottom).toBeGreaterThanOrEqual(8);
  expect(scale!.top - value!.bottom).toBeGreaterThanOrEqual(0);
});
