import { crc32, deflateSync } from 'node:zlib';

export type Rgb = readonly [red: number, green: number, blue: number];
export type Pixels = { data: Uint8Array; width: number; height: number };

/**
 * A PNG with four bits per pixel that uses the nearest of these sixteen colors. Encoders that pick a palette pick a new
 * one after each change, and then every pixel differs a little.
 */
export function indexedPng({ data, width, height }: Pixels, palette: readonly Rgb[]): Buffer {
  if (palette.length > 16) throw new Error(`A palette of ${palette.length} colors does not fit four bits.`);
  const nearest = nearestOf(palette);
  const rowBytes = Math.ceil(width / 2);
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const byte = y * (rowBytes + 1) + 1 + (x >> 1);
      rows[byte] = rows[byte]! | (nearest(data[at]!, data[at + 1]!, data[at + 2]!) << (x % 2 === 0 ? 4 : 0));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Bit depth 4, color type 3 (palette).
  head.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function nearestOf(palette: readonly Rgb[]): (red: number, green: number, blue: number) => number {
  const known = new Map<number, number>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    let index = known.get(key);
    if (index === undefined) {
      const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
      index = distances.indexOf(Math.min(...distances));
      known.set(key, index);
    }
    return index;
  };
}
