import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoFile } from '../../../../src/editor/photos/photo-file.ts';

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const colorAt = async (bytes: Uint8Array, left: number, top: number): Promise<string> => {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
};

test('a photo is upright, cropped around its point, not too large, and says no place', async () => {
  // Its left half is red, and its right half is blue.
  const blue = await picture(1500, 2000, '#33d').png().toBuffer();
  const taken = await picture(3000, 2000, '#d33')
    .composite([{ input: blue, left: 1500, top: 0 }])
    .withExif({
      IFD0: { Orientation: '6', Make: 'Camera' },
      IFD3: { GPSLatitude: '38/1 50/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { data: stored } = await photoFile(taken, { shape: 1, keptPoint: { x: 0.5, y: 1 } });
  const { width, height, format, exif, orientation } = await sharp(stored).metadata();
  expect([width, height, format]).toEqual([2000, 2000, 'jpeg']);
  expect([exif, orientation]).toEqual([undefined, undefined]);
  // Turned, the red half is at the top.
  expect(await colorAt(stored, 900, 20)).toBe('red');
  expect(await colorAt(stored, 900, 1980)).toBe('blue');
  expect(Buffer.from(stored).includes('Camera')).toBe(false);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['a text', async () => Buffer.from('no picture'), 'not a picture'],
  ['a small picture', () => picture(400, 300, '#d33').jpeg().toBuffer(), 'too small'],
  [
    'half a picture',
    async () => (await picture(900, 600, '#d33').png().toBuffer()).subarray(0, -20),
    'damaged. ',
  ],
  ['a HEIC photo', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC'],
])('%s is refused as a photo', async (_what, bytes, says) => {
  await expect(photoFile(await bytes(), {})).rejects.toThrow(new RegExp(says));
});
