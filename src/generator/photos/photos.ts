import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LoadedContent } from '../content/load-content.ts';
import type { FilesByPath, Photo, PhotoFinder } from '../page-assets.ts';
import { BuildError, mistakesError } from '../base/build-error.ts';
import { contentMistake } from '../content/content-mistakes.ts';
import { addHashed } from '../assets/add-hashed.ts';
import { withReadErrors } from '../base/disk-errors.ts';
import { readStored, writeStored } from '../base/stored-value.ts';

export type SitePhoto = { displayPath: string; photo: Photo };

export type Photos = PhotoFinder & { all: readonly SitePhoto[]; files: FilesByPath };

type ResizeOptions = { root: string; log: (line: string) => void; development?: boolean };

type Format = 'avif' | 'jpeg';

type FormatSettings = readonly [format: Format, settings: object];

/** The largest width that pages show, in pixels. */
export const MAX_WIDTH = 2000;
const WIDTHS = [480, 960, 1440, MAX_WIDTH];

const FORMATS: readonly FormatSettings[] = [
  ['avif', { quality: 52, effort: 3 }],
  ['jpeg', { quality: 78, mozjpeg: true }],
];

/**
 * While somebody waits for a page, one format that every browser reads is enough, without a search
 * for its smallest file.
 */
const QUICK_FORMATS: readonly FormatSettings[] = [['jpeg', { quality: 78 }]];

type Resized = { format: Format; width: number; height: number; data: Uint8Array };

/**
 * Prepares the site's photos for markup: `photosBySlot` is slot → path below images/. Each photo is
 * turned upright, stripped of camera data and written in several widths and formats, never larger
 * than the original. Throws a BuildError with the file's name if it is not a picture. Without
 * photos, the image library is not loaded.
 */
export async function preparePhotos(
  { photosBySlot, folder }: Pick<LoadedContent, 'photosBySlot' | 'folder'>,
  options: ResizeOptions,
): Promise<Photos> {
  const all: SitePhoto[] = [];
  const files: FilesByPath = new Map();
  const byName = new Map<string, Photo>();
  for (const [slot, name] of Object.entries(photosBySlot)) {
    const displayPath = `${folder.name}/images/${name}`;
    const bytes = withReadErrors(displayPath, () => folder.read(`images/${name}`));
    const resized = await resizeOnce(bytes, displayPath, options);
    const photo = addPhoto(files, slot, resized);
    all.push({ displayPath, photo });
    byName.set(slot, photo).set(name, photo);
  }
  return {
    all,
    files,
    find: (name) => byName.get(name) ?? (name.startsWith('https://') ? { src: name } : undefined),
  };
}

/** Resizes a photo, or takes the files that an earlier build put into the cache. */
async function resizeOnce(
  bytes: Uint8Array,
  displayPath: string,
  { root, log, development }: ResizeOptions,
): Promise<Resized[]> {
  const formats = development ? QUICK_FORMATS : FORMATS;
  const recipe = JSON.stringify([WIDTHS, formats]);
  const key = createHash('sha256').update(recipe).update(bytes).digest('hex');
  const path = join(root, '.cache/photos', `${key.slice(0, 32)}.resized`);
  const cached = readStored<Resized[]>(path);
  if (cached) return cached;
  log(`Resizing ${displayPath}. This is done once.`);
  const files = await resize(bytes, displayPath, formats);
  try {
    writeStored(path, files);
  } catch {
    // If the disk is full, the build itself reports it.
  }
  return files;
}

/** Adds the files of a photo to `files`, and describes it for markup. */
function addPhoto(files: FilesByPath, slot: string, resized: readonly Resized[]): Photo {
  const sets: Record<Format, string[]> = { avif: [], jpeg: [] };
  let largest = { src: '', width: 0, height: 0 };
  for (const { format, width, height, data } of resized) {
    const src = addHashed(
      files,
      `${slot.replaceAll('/', '-')}-${width}.${format === 'jpeg' ? 'jpg' : format}`,
      data,
    );
    sets[format].push(`${src} ${width}w`);
    if (format === 'jpeg') largest = { src, width, height };
  }
  return {
    ...largest,
    srcSet: sets.jpeg.join(', '),
    avifSrcSet: sets.avif.join(', ') || undefined,
  };
}

/** sharp's names for the formats of photos. It would also open an SVG, which is no photo. */
export const READABLE_FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** Whether the bytes are in the format of iPhones, which needs a licensed decoder. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^....ftyp(heic|heix|hevc|heim|heis|mif1(?!.*avif))/s.test(
    Buffer.from(bytes.subarray(0, 32)).toString('latin1'),
  );

/** The limits of sharp for a picture, and of AVIF for its height. */
const MAX_PIXELS = 16_383 ** 2;
const MAX_ROWS = 16_384;

/** All sizes and formats of a photo, the smallest first. */
async function resize(
  bytes: Uint8Array,
  displayPath: string,
  formats: readonly FormatSettings[],
): Promise<Resized[]> {
  const { default: sharp } = await import('sharp').catch(({ message }: Error) => {
    throw new BuildError(
      'Photos cannot be resized, because a part of the image library is missing. ' +
        `Run npm ci again.\n${message}`,
    );
  });
  if (isHeic(bytes)) throw unusable(displayPath, 'is a HEIC photo. Save it as JPEG, or remove it.');
  try {
    const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!READABLE_FORMATS.includes(format)) throw new Error(`it is ${format}`);
    const { width, height } = autoOrient;
    const largest = Math.min(width, MAX_WIDTH);
    if (width * height > MAX_PIXELS || (height * largest) / width > MAX_ROWS)
      throw unusable(
        displayPath,
        `has ${width} × ${height} pixels, which is too many. Save it smaller.`,
      );
    const widths = [...WIDTHS.filter((smaller) => smaller < largest), largest];
    const resized: Resized[] = [];
    // One after the other: large photos fill the memory.
    for (const width of widths)
      for (const [format, settings] of formats) {
        const { data, info } = await sharp(bytes)
          .autoOrient()
          .resize({ width })
          // JPEG has no transparency: without this, transparent parts would be black.
          .flatten({ background: 'white' })
          .toFormat(format, settings)
          .toBuffer({ resolveWithObject: true });
        resized.push({ format, width: info.width, height: info.height, data });
      }
    return resized;
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw unusable(
      displayPath,
      `cannot be read as a picture (${(error as Error).message}). ` +
        'Save it again as JPEG, PNG, WebP or AVIF, or remove it.',
    );
  }
}

const unusable = (displayPath: string, reason: string): BuildError =>
  mistakesError([{ displayPath, ...contentMistake('unusable-photo', { reason }) }]);
