import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Pixels } from '../../../scripts/shots/indexed-png.ts';

type Difference = {
  /** The difference in a sentence; undefined if the pictures match. */
  problem?: string;
  /** The picture with differences in red; undefined if the sizes differ. */
  overlay?: Buffer;
};

/**
 * Pixels are compared tile by tile, because on a long page the average would hide a missing button.
 */
const TILE = 32;
/**
 * How much two pixels may differ (0 to 1): by one color of the palette, because another Chromium
 * may smooth letters differently.
 */
const PIXEL_TOLERANCE = 0.2;
/** The share of a tile's pixels that may differ more. A changed word changes more pixels. */
const TILE_SHARE = 0.04;
/**
 * How much the mean color of a tile may differ, of 255. Any two backgrounds of the site differ
 * more.
 */
const TILE_COLOR = 4;

/** Compares a reduced picture with its reference, a PNG. */
export async function compare(actual: Pixels, reference: Buffer): Promise<Difference> {
  const { data: raw, width, height } = actual;
  const [now, before] = await Promise.all([
    withAlpha(sharp(raw, { raw: { width, height, channels: 3 } })),
    withAlpha(sharp(reference)),
  ]);
  if (now.width !== before.width || now.height !== before.height)
    return {
      problem: `It measures ${now.width} by ${now.height} pixels, the reference ${before.width} by ${before.height}.`,
    };
  if (Buffer.compare(now.data, before.data) === 0) return {};
  const mask = Buffer.alloc(now.data.length);
  pixelmatch(now.data, before.data, mask, now.width, now.height, {
    threshold: PIXEL_TOLERANCE,
    diffMask: true,
  });
  const { share, color, x, y } = worstTile(now, before, mask);
  if (share <= TILE_SHARE && color <= TILE_COLOR) return {};
  const problem = `Most of all around ${x},${y}, where ${Math.round(share * 100)} % of the pixels differ and the color by ${Math.round(color)} of 255.`;
  return { problem, overlay: await laidOver(now, mask) };
}

async function withAlpha(picture: ReturnType<typeof sharp>): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Tile = { share: number; color: number; x: number; y: number };

function worstTile(now: Pixels, before: Pixels, mask: Buffer): Tile {
  const across = Math.ceil(now.width / TILE);
  const tiles = Array.from({ length: across * Math.ceil(now.height / TILE) }, () => ({
    pixels: 0,
    differing: 0,
    sums: [0, 0, 0],
  }));
  for (let at = 0; at < now.width * now.height; at++) {
    const tile =
      tiles[Math.floor(at / now.width / TILE) * across + Math.floor((at % now.width) / TILE)]!;
    tile.pixels += 1;
    if (mask[at * 4 + 3] !== 0) tile.differing += 1;
    for (const part of [0, 1, 2])
      tile.sums[part]! += now.data[at * 4 + part]! - before.data[at * 4 + part]!;
  }
  const badness = ({ share, color }: Tile) => share / TILE_SHARE + color / TILE_COLOR;
  return tiles
    .map(({ pixels, differing, sums }, index) => ({
      share: differing / pixels,
      color: Math.max(...sums.map((sum) => Math.abs(sum) / pixels)),
      x: ((index % across) + 0.5) * TILE,
      y: (Math.floor(index / across) + 0.5) * TILE,
    }))
    .reduce((worst, tile) => (badness(tile) > badness(worst) ? tile : worst));
}

function laidOver({ data, width, height }: Pixels, mask: Buffer): Promise<Buffer> {
  const raw = { width, height, channels: 4 } as const;
  return sharp(data, { raw })
    .modulate({ lightness: 40 })
    .composite([{ input: mask, raw }])
    .png({ palette: true })
    .toBuffer();
}
