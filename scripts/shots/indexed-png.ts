import sharp from 'sharp';

export type Rgb = readonly [red: number, green: number, blue: number];
export type Pixels = { data: Uint8Array; width: number; height: number };

/**
 * The same picture, in which each pixel has the nearest of these colors, at most sixteen. If an
 * encoder picked the colors, it would pick others after each change, and then every pixel would
 * differ a little.
 */
export function inPalette({ data, ...size }: Pixels, palette: readonly Rgb[]): Pixels {
  const nearest = nearestOf(palette);
  const drawn = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 3)
    drawn.set(nearest(data[at]!, data[at + 1]!, data[at + 2]!), at);
  return { data: drawn, ...size };
}

/** A PNG of a picture in the colors of a palette. With room for all, the encoder keeps each. */
export function indexedPng({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colors: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

function nearestOf(palette: readonly Rgb[]): (red: number, green: number, blue: number) => Rgb {
  const known = new Map<number, Rgb>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    let color = known.get(key);
    if (color === undefined) {
      const distances = palette.map(
        ([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2,
      );
      color = palette[distances.indexOf(Math.min(...distances))]!;
      known.set(key, color);
    }
    return color;
  };
}
