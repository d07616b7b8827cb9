import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { sessionOf } from './one-page.ts';

export type Pixels = { data: Buffer; width: number; height: number };
export type Box = { x: number; y: number; width: number; height: number };

/** Red, green and blue of what a page shows in a box of its window, or in the whole window. */
export async function pixels(page: Page, box?: Box): Promise<Pixels> {
  const session = await sessionOf(page);
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
  // Playwright's own screenshot packs the picture tighter, which costs more than taking it.
  const { data: png } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    ...(box && { clip: { ...box, x: box.x + x, y: box.y + y, scale: 1 } }),
  });
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A color as one number. */
export function colorAt({ data }: Pixels, index: number): number {
  return data.readUIntBE(index * 3, 3);
}
