import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cropOf } from '../../../src/editor/crop-of.ts';
import { photoFile } from '../../../src/editor/photo-file.ts';

/** A picture whose left half is red and whose right half is blue. */
const twoColors = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: { r: 220, g: 60, b: 60 } } }).composite(
    [
      {
        input: {
          create: { width: width / 2, height, channels: 3, background: { r: 60, g: 60, b: 220 } },
        },
        left: width / 2,
        top: 0,
      },
    ],
  );
const colorAt = async (bytes: Uint8Array, left: number, top: number): Promise<string> => {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
};

describe('a photo', () => {
  test('is turned upright, cropped around its point, no larger than needed, and stripped of where it was taken', async () => {
    const taken = await twoColors(3000, 2000)
      .withExif({
        IFD0: { Orientation: '6', Make: 'Camera' },
        IFD3: { GPSLatitude: '38/1 50/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data: stored } = await photoFile(taken, { shape: 1, focus: { x: 0.5, y: 1 } });
    const { width, height, format, exif, orientation } = await sharp(stored).metadata();
    // Turned, the red half is at the top and the blue half at the bottom.
    expect({ width, height, format, exif, orientation }).toEqual({
      width: 2000,
      height: 2000,
      format: 'jpeg',
      exif: undefined,
      orientation: undefined,
    });
    expect([await colorAt(stored, 900, 20), await colorAt(stored, 900, 1980)]).toEqual([
      'red',
      'blue',
    ]);
    expect(Buffer.from(stored).includes('Camera')).toBe(false);
  });

  test.each<[what: string, bytes: () => Promise<Buffer>, says: string]>([
    ['a text', async () => Buffer.from('no picture'), 'not a picture'],
    ['a small picture', () => twoColors(400, 300).jpeg().toBuffer(), 'too small'],
    [
      'a dark picture',
      () =>
        sharp({ create: { width: 900, height: 600, channels: 3, background: '#080808' } })
          .jpeg()
          .toBuffer(),
      'too dark',
    ],
    [
      'half a picture',
      async () => (await twoColors().png().toBuffer()).subarray(0, 600),
      'damaged',
    ],
    [
      'a HEIC photo',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'HEIC',
    ],
  ])('is refused if it is %s', async (_what, bytes, says) => {
    await expect(photoFile(await bytes(), {})).rejects.toThrow(new RegExp(says));
  });

  test('is cropped around a point, inside the picture', () => {
    const square = { top: 0, width: 500, height: 500 };
    expect(cropOf(1000, 500, 1, { x: 0.25, y: 0.5 })).toEqual({ left: 0, ...square });
    expect(cropOf(1000, 500, 1, { x: 1, y: 0.5 })).toEqual({ left: 500, ...square });
  });
});
