import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { sessionOf } from './one-page.ts';

export type Pixels = { data: Buffer; width: number; height: number };
export type Box = { x: number; y: number; width: number; height: number };

/** The colors that a page shows in a box of its window, or in the whole window. */
export async function pixels(page: Page, box?: Box): Promise<Pixels> {
  const session = await sessionOf(page);
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
  // Playwright's own screenshot packs the picture tighter, which costs more than taking it.
  const { data: png } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    ...(box && { clip: { ...box, x: box.x + x, y: box.y + y, scale: 1 } }),
  });
  return pixelsOf(sharp(Buffer.from(png, 'base64')).removeAlpha());
}

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export type Color = [red: number, green: number, blue: number];

export function colorAt({ data, width }: Pixels, x: number, y: number): Color {
  const at = (y * width + x) * 3;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

/** How much a pixel of two pictures differs, summed over red, green and blue. Makes no objects. */
export function differenceAt(one: Pixels, other: Pixels, x: number, y: number): number {
  const at = (y * one.width + x) * 3;
  let sum = 0;
  for (let part = at; part < at + 3; part++) sum += Math.abs(one.data[part]! - other.data[part]!);
  return sum;
}

/** Contrast of two colors as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
