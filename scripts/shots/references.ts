import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type Shot, shotName } from './picture.ts';

/** The folder of the reference pictures. */
export const REFERENCES = fileURLToPath(
  new URL('../../tests/browser/visual/references/', import.meta.url),
);

/** Wide pages are stored at a smaller scale, because their details are larger. */
const NARROW = 1000;
const SCALE = { narrow: 0.5, wide: 0.4 };

/**
 * The AVIF settings. A PNG with few colors is larger, and its colors differ more. No color of a
 * tile in the visual tests is off by more than 2.5 of 255.
 */
const FORMAT = { quality: 60, chromaSubsampling: '4:4:4' };

/** The file of a shot's reference picture. */
export const referenceFile = (shot: Shot): string => `${REFERENCES}${shotName(shot)}.avif`;

/** Saves a reference picture. Returns its size in bytes. */
export async function writeReference(shot: Shot, png: Buffer): Promise<number> {
  mkdirSync(REFERENCES, { recursive: true });
  const { size } = await (await reduced(png)).avif(FORMAT).toFile(referenceFile(shot));
  return size;
}

/** Shrinks a picture for the repository. A picture is shrunk the same way before it is compared. */
export async function reduced(png: Buffer): Promise<Sharp> {
  const { width } = await sharp(png).metadata();
  const scale = width < NARROW ? SCALE.narrow : SCALE.wide;
  return sharp(png)
    .removeAlpha()
    .resize({ width: Math.round(width * scale) });
}
