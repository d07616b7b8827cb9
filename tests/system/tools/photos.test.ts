import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BuildError } from '../../../src/generator/build-error.ts';
import { preparePhotos } from '../../../src/generator/pictures/photos.ts';
import { scratchFolder } from '../../support/scratch.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } });

function io(files: Record<string, Uint8Array>, cache = join(scratchFolder(), 'photos')) {
  const said: string[] = [];
  const content = { root: 'content', read: (file: string) => files[file.replace('images/', '')]! };
  return { content, cache, log: (line: string) => said.push(line), said };
}

test('makes widths and formats of a photo, and finds it by slot and by file name', async () => {
  const disk = io({ 'repairs/gears.jpg': await picture(700, 350).jpeg().toBuffer() });
  const { find, files } = await preparePhotos({ 'repairs/gears': 'repairs/gears.jpg' }, disk);
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
  expect(photo.sources!.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { srcSet } of photo.sources!)
    for (const part of srcSet.split(', '))
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
  const { find, files } = await preparePhotos({ hero: 'hero.jpg' }, io({ 'hero.jpg': sideways }));
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
  const { files } = await preparePhotos({ hero: 'hero.png' }, io({ 'hero.png': clear }));
  for (const [file, bytes] of files) {
    const { channels } = await sharp(bytes as Uint8Array).stats();
    expect([file, channels.map(({ mean }) => Math.round(mean))]).toEqual([file, [255, 255, 255]]);
  }
});

test('a HEIC photo is refused in a sentence that says what to do', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await expect(preparePhotos({ hero: 'hero.jpg' }, io({ 'hero.jpg': heic }))).rejects.toThrow(
    'content/images/hero.jpg is a HEIC photo. Save it as JPEG, or remove it.',
  );
});

describe('what an earlier build kept', () => {
  const keptPhoto = async () => {
    const disk = io({ 'hero.png': await picture(20, 10).png().toBuffer() });
    const { find, files } = await preparePhotos({ hero: 'hero.png' }, disk);
    const [name] = readdirSync(disk.cache);
    disk.said.length = 0;
    return { disk, kept: join(disk.cache, name!), photo: find('hero'), files };
  };

  test('is made again if it is cut off', async () => {
    const { disk, kept, photo, files } = await keptPhoto();
    writeFileSync(kept, readFileSync(kept).subarray(0, -1));
    const again = await preparePhotos({ hero: 'hero.png' }, disk);
    expect(again.find('hero')).toEqual(photo);
    expect(again.files).toEqual(files);
    expect(disk.said).toEqual(['Resizing content/images/hero.png. This is done once.']);
    expect((await preparePhotos({ hero: 'hero.png' }, disk)).find('hero')).toEqual(photo);
    expect(disk.said).toHaveLength(1);
  });

  test('is not needed: if nothing can be kept, the build says so once and continues', async () => {
    const { disk, kept, photo } = await keptPhoto();
    const blocked = { ...disk, cache: join(kept, 'photos') };
    const { find } = await preparePhotos({ hero: 'hero.png', about: 'hero.png' }, blocked);
    expect(find('hero')).toEqual(photo);
    expect(disk.said).toEqual([
      'Resizing content/images/hero.png. This is done once.',
      expect.stringMatching(
        /^Resized photos cannot be kept for the next build \(ENOTDIR.*\), so each build resizes them again\.$/,
      ),
      'Resizing content/images/hero.png.',
    ]);
  });
});

test('names a photo that cannot be read', async () => {
  const content = {
    root: 'content',
    read: () => {
      throw new Error('EACCES: permission denied');
    },
  };
  await expect(preparePhotos({ hero: 'hero.jpg' }, { ...io({}), content })).rejects.toThrow(
    new BuildError(
      'content/images/hero.jpg cannot be read: EACCES: permission denied. Give this user the right to read it, or remove it.',
    ),
  );
});

test('names a file that is not a picture or is cut off', async () => {
  const whole = await picture(400, 400).jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  for (const bytes of [Buffer.from(svg), whole.subarray(0, whole.length / 2), Buffer.alloc(0)]) {
    const failing = preparePhotos({ hero: 'hero.jpg' }, io({ 'hero.jpg': bytes }));
    await expect(failing).rejects.toThrow(BuildError);
    await expect(failing).rejects.toThrow(
      /^content\/images\/hero\.jpg cannot be read as a picture \(.+\)\. Save it again/,
    );
  }
});

test('says how many pixels a picture has that is too large', async () => {
  const bytes = await picture(8, 8).png().toBuffer();
  // Only the head of the file tells the size.
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(15_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  await expect(preparePhotos({ hero: 'hero.png' }, io({ 'hero.png': bytes }))).rejects.toThrow(
    new BuildError(
      'content/images/hero.png has 20000 × 15000 pixels, which is too many. Save it smaller.',
    ),
  );
});
