import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { indexedPng, inPalette, type Pixels, type Rgb } from './indexed-png.ts';
import { type Scene, sceneName } from './picture.ts';

/** The folder of the reference pictures. */
export const REFERENCES = fileURLToPath(
  new URL('../../tests/browser/visual/references/', import.meta.url),
);

/** Wide pages are stored at a smaller scale, because their details are larger. */
const NARROW = 1000;
const SCALE = { narrow: 0.5, wide: 0.4 };

/**
 * The colors of the site by scheme (tokens.css), and the blends that anti-aliasing makes between
 * them.
 */
const LIGHT =
  '14171a 4f5154 6c6e70 8a8b8d a7a8a9 c6ccc9 ecefed ffffff ' +
  'ffb81c c4901b 8a681b 4f3f1a ffdb8d 3ddc84 0000ee 7f7ff6';
const DARK =
  '14171a 0b0d0f 1c2125 232a2f 3d454b 4c4e4f 848482 bbc1c4 ' +
  'd8d6d1 f4f1ea ffb81c c4901b 8a681b 4f3f1a 674500 3ddc84';

/** The file of a scene's reference picture. */
export const fileOf = (scene: Scene): string => `${REFERENCES}${sceneName(scene)}.png`;

/** Saves a reference picture. Returns its size in bytes. */
export async function writeReference(scene: Scene, png: Buffer): Promise<number> {
  const small = await indexedPng(await reduced(scene, png));
  mkdirSync(REFERENCES, { recursive: true });
  writeFileSync(fileOf(scene), small);
  return small.length;
}

/** Shrinks a picture for the repository. A picture is shrunk the same way before it is compared. */
export async function reduced({ dark }: Scene, png: Buffer): Promise<Pixels> {
  const { width } = await sharp(png).metadata();
  const scale = width < NARROW ? SCALE.narrow : SCALE.wide;
  const { data, info } = await sharp(png)
    .removeAlpha()
    .resize({ width: Math.round(width * scale) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return inPalette({ data, width: info.width, height: info.height }, palette(dark ? DARK : LIGHT));
}

function palette(colors: string): Rgb[] {
  return colors
    .split(' ')
    .map((hex) => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb);
}
