import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import { pageAt } from '../support/one-page.ts';

test.each([
  { path: '/', width: 390, beside: true },
  { path: '/', width: 768, beside: true },
  { path: '/reviews', width: 768, beside: true },
  { path: '/reviews', width: 390, beside: false },
])(
  'at $width px, the heading and the value of the rating on $path stand clear of the ruler, beside each other: $beside',
  async (look) => {
    const page = await pageAt(look.path, { width: look.width });
    const [heading, value, scale] = await page
      .locator('.rating-ruler > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    expect(value!.top < heading!.bottom).toBe(look.beside);
    expect(scale!.top - heading!.bottom).toBeGreaterThanOrEqual(8);
    expect(scale!.top - value!.bottom).toBeGreaterThanOrEqual(0);
  },
);

test.each(ENGINES)('%s draws all its marks, ten for each number', async (engine) => {
  const tab = await openTab(engine, '/reviews', { width: 1440, height: 900 });
  const { top, left, width } = await tab.evaluate(() => {
    const { x, y, width } = document
      .querySelector('.rating-ruler-scale > div')!
      .getBoundingClientRect();
    return { top: Math.round(y) + 8, left: Math.round(x), width: Math.round(width) };
  });
  const row = sharp(await tab.picture()).extract({ top, left, width, height: 1 });
  // Marks are dark. Each starts where the pixel before it is light.
  const isDark = [...(await row.greyscale().raw().toBuffer())].map((light) => light < 100);
  expect(isDark.filter((dark, index) => dark && !isDark[index - 1])).toHaveLength(51);
});
