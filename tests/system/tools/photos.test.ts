import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePhotos } from '../../../src/generator/photos/photos.ts';
import { folderOf } from '../../support/content-files.ts';
import { scratchFolder } from '../../support/scratch.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } });

/** Prepares one photo in a project of its own, or in that of `root`. */
function prepared(
  name: string,
  bytes: Uint8Array,
  root = scratchFolder(),
  log: (line: string) => void = () => {},
) {
  const photosBySlot = { [name.replace(/\.\w+$/, '')]: name };
  const folder = folderOf({ [`images/${name}`]: bytes });
  return preparePhotos({ photosBySlot, folder }, { root, log });
}

test('makes widths and formats of a photo, and finds it by slot and by file name', async () => {
  const bytes = await picture(700, 350).jpeg().toBuffer();
  const { find, files } = await prepared('repairs/gears.jpg', bytes);
  const photo = find('repairs/gears')!;
  expect(photo).toMatchObject({
    src: expect.stringMatching(/^\/assets\/repairs-gears-700\.[0-9a-f]{8}\.jpg$/),
    width: 700,
    height: 350,
  });
  expect(find('repairs/gears.jpg')).toBe(photo);
  expect(photo.srcSet).toMatch(
    /^\/assets\/repairs-gears-480\.\w+\.jpg 480w, \/assets\/repairs-gears-700\.\w+\.jpg 700w$/,
  );
  for (const part of photo.avifSrcSet!.split(', '))
    expect(files.has(part.split(' ')[0]!.slice(1))).toBe(true);
  for (const [file, bytes] of files) {
    const { format, width } = await sharp(bytes as Uint8Array).metadata();
    expect(`${width} ${format === 'heif' ? 'avif' : format === 'jpeg' ? 'jpg' : format}`).toBe(
      /-(\d+)\.\w+\.(\w+)$/.exec(file)!.slice(1).join(' '),
    );
  }
});

test("turns a photo upright and removes the camera's data about place and person", async () => {
  const sideways = await picture(60, 40)
    .withExif({ IFD0: { Artist: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { find, files } = await prepared('hero.jpg', sideways);
  expect(find('hero')).toMatchObject({ width: 40, height: 60 });
  for (const bytes of files.values())
    expect((await sharp(bytes as Uint8Array).metadata()).exif).toBeUndefined();
});

test('what is transparent becomes white in every format', async () => {
  const clear = await sharp({
    create: { width: 20, height: 20, channels: 4, background: '#0000' },
  })
    .png()
    .toBuffer();
  const { files } = await prepared('hero.png', clear);
  for (const [file, bytes] of files) {
    const { channels } = await sharp(bytes as Uint8Array).stats();
    expect([file, channels.map(({ mean }) => Math.round(mean))]).toEqual([file, [255, 255, 255]]);
  }
});

test('what an earlier build kept is used, and made again if it is cut off', async () => {
  const [root, bytes] = [scratchFolder(), await picture(20, 10).png().toBuffer()];
  const said: string[] = [];
  const prepare = () => prepared('hero.png', bytes, root, (line) => said.push(line));
  const { find, files } = await prepare();
  expect((await prepare()).find('hero')).toEqual(find('hero'));
  const cache = join(root, '.cache/photos');
  const kept = join(cache, readdirSync(cache)[0]!);
  writeFileSync(kept, readFileSync(kept).subarray(0, -1));
  expect((await prepare()).files).toEqual(files);
  const resized = 'Resizing content/images/hero.png. This is done once.';
  expect(said).toEqual([resized, resized]);
});

test('names a file that is not a picture, is cut off, or is of a kind that cannot be read', async () => {
  const whole = await picture(400, 400).jpeg().toBuffer();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const [bytes, says] of [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'cannot be read as',
    ],
    [whole.subarray(0, whole.length / 2), 'cannot be read as a picture'],
    [heic, 'is a HEIC photo. Save it as JPEG'],
  ] as const)
    await expect(prepared('hero.jpg', bytes)).rejects.toThrow(
      `content/images/hero.jpg  This photo ${says}`,
    );
});
