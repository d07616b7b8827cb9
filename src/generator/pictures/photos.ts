import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ContentIo } from '../read/content-io.ts';
import type { Photo, PhotoFinder, Site } from '../site.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { BuildError } from '../build-error.ts';
import { addHashed } from '../assets/add-hashed.ts';
import { cachedFiles, type Files } from './cached-files.ts';
import { type NamedPhoto, smallPhotos } from './small-photos.ts';

/** The disk access that finding and resizing photos needs. */
export type PhotoIo = {
  content: Pick<ContentIo, 'root' | 'read'>;
  /** The folder that caches resized photos between builds, by the bytes of the original. */
  cache: string;
  log: (line: string) => void;
};

export type Photos = PhotoFinder & {
  files: Site;
  /** Measures the photos' places on a rendered page. */
  measurePage: ReturnType<typeof smallPhotos>['measurePage'];
  /** After the last page: one sentence for each photo that no page uses or that is too small for its place. */
  advice: () => string[];
};

type Format = 'avif' | 'webp' | 'jpeg';

const WIDTHS = [480, 960, 1440, 2000];
const FORMATS: Record<Format, object> = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 74 },
  jpeg: { quality: 78, mozjpeg: true },
};
const RESIZED = /^(?<width>\d+)x(?<height>\d+)\.(?<format>avif|webp|jpeg)$/;
const RECIPE = JSON.stringify([WIDTHS, FORMATS]);

/**
 * Prepares the site's photos for markup: `images` is slot → file name. Each photo is turned upright, stripped of camera
 * data and written in several widths and formats, never larger than the original. Throws a BuildError with the file's
 * name if it is not a picture. Without photos, the image library is not loaded.
 */
export async function preparePhotos(images: Record<string, string>, io: PhotoIo): Promise<Photos> {
  const files: Site = new Map();
  const photos: (NamedPhoto & { slot: string; name: string })[] = [];
  for (const [slot, name] of Object.entries(images)) {
    const file = `${io.content.root}/images/${name}`;
    photos.push({ slot, name, file, photo: await preparePhoto(slot, io.content.read(`images/${name}`), file, io, files) });
  }
  const byName = new Map(photos.flatMap(({ slot, name, photo }) => [slot, name].map((key) => [key, photo])));
  const asked = new Set<string>();
  const find = (name: string): Photo | undefined => {
    asked.add(name);
    return byName.get(name) ?? (name.startsWith('https://') ? { src: name } : undefined);
  };
  const unused = (): string[] =>
    photos
      .filter(({ slot, name }) => !asked.has(slot) && !asked.has(name))
      .map(({ slot, file }) =>
        `${file} is not shown on any page: no page has a place with that name, and no content file names it. ${didYouMean(nearest(slot, asked))}`.trim(),
      );
  const sizes = smallPhotos(photos);
  return { find, files, measurePage: sizes.measurePage, advice: () => [...unused(), ...sizes.advice()] };
}

/** `file` is the photo's path for messages. */
async function preparePhoto(slot: string, bytes: Uint8Array, file: string, io: PhotoIo, site: Site): Promise<Photo> {
  const key = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 32);
  const resized = await cachedFiles(join(io.cache, key), () => {
    io.log(`Resizing ${file}. This is done once.`);
    return resize(bytes, file);
  });
  const sets: Record<Format, string[]> = { avif: [], webp: [], jpeg: [] };
  let largest = { src: '', width: 0, height: 0 };
  for (const [name, data] of resized) {
    const parts = RESIZED.exec(name)?.groups as { width: string; height: string; format: Format } | undefined;
    // Some operating systems leave files in every folder that they show.
    if (!parts) continue;
    const { width, height, format } = parts;
    const src = addHashed(site, `${slot.replaceAll('/', '-')}-${width}.${format === 'jpeg' ? 'jpg' : format}`, data);
    sets[format].push(`${src} ${width}w`);
    if (format === 'jpeg' && +width > largest.width) largest = { src, width: +width, height: +height };
  }
  return {
    ...largest,
    srcSet: sets.jpeg.join(', '),
    sources: [
      { type: 'image/avif', srcSet: sets.avif.join(', ') },
      { type: 'image/webp', srcSet: sets.webp.join(', ') },
    ],
  };
}

/** Files named `960x640.avif`, widths ascending. */
async function resize(bytes: Uint8Array, name: string): Promise<Files> {
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    const widths = [...WIDTHS.filter((width) => width < autoOrient.width), Math.min(autoOrient.width, WIDTHS.at(-1)!)];
    const files: Files = new Map();
    for (const width of new Set(widths)) {
      for (const [format, options] of Object.entries(FORMATS)) {
        const { data, info } = await sharp(bytes)
          .autoOrient()
          .resize({ width })
          .toFormat(format as Format, options)
          .toBuffer({ resolveWithObject: true });
        files.set(`${info.width}x${info.height}.${format}`, data);
      }
    }
    return files;
  } catch (error) {
    throw new BuildError(
      `${name} cannot be read as a picture (${(error as Error).message}). Save it again as JPEG, PNG, WebP or AVIF, or remove it.`,
    );
  }
}
