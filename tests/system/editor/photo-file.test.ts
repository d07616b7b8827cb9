import { crc32 } from 'node:zlib';
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

/** A PNG that says it has this many pixels, and has fewer. */
async function hugePng(side: number): Promise<Buffer> {
  const png = await twoColors().png().toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

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
    ['nothing', async () => Buffer.alloc(0), 'not a picture'],
    [
      'a drawing with a script',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>',
        ),
      'not a picture',
    ],
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
    ['a bomb of pixels', () => hugePng(60_000), 'not a picture|too many'],
    [
      'a HEIC photo',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'HEIC',
    ],
  ])('is refused if it is %s', async (_what, bytes, says) => {
    await expect(photoFile(await bytes(), {})).rejects.toThrow(new RegExp(says));
  });

  test('is cropped inside the picture for any point and shape', () => {
    for (const shape of [undefined, 0.01, 1, 3, 1e9, NaN])
      for (const focus of [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: -5, y: NaN },
      ]) {
        const { left, top, width, height } = cropOf(1000, 700, shape, focus);
        for (const [start, size, whole] of [
          [left, width, 1000],
          [top, height, 700],
        ] as const)
          expect(start >= 0 && size > 0 && start + size <= whole).toBe(true);
      }
    const square = { top: 0, width: 500, height: 500 };
    expect(cropOf(1000, 500, 1, { x: 0.25, y: 0.5 })).toEqual({ left: 0, ...square });
    expect(cropOf(1000, 500, 1, { x: 1, y: 0.5 })).toEqual({ left: 500, ...square });
  });
});
