import type { OutputFiles, Photo } from '../site.ts';

/** A photo of the content folder, and its files; `file` is its path for messages. */
export type NamedPhoto = { file: string; photo: Photo; files: OutputFiles };

/** The window widths for the measurement, a phone and a desktop, in CSS pixels. */
const WINDOWS = [390, 1440];

/**
 * Measures how wide finished pages show the photos of a site, and says which ones none shows, and
 * which ones are blurred even on a screen of normal density.
 */
export class ShownPhotos {
  readonly #photos: readonly NamedPhoto[];
  readonly #widest = new Map<NamedPhoto, { path: string; width: number }>();

  constructor(photos: readonly NamedPhoto[]) {
    this.#photos = photos;
  }

  measurePage(path: string, html: string): void {
    for (const named of this.#photos) {
      const { src } = named.photo;
      const width = shownWidth(html, src);
      const widest = this.#widest.get(named)?.width ?? -1;
      if (width > widest && html.includes(src)) this.#widest.set(named, { path, width });
    }
  }

  /** After all pages. */
  unusedFiles(): ReadonlySet<string> {
    return new Set(this.#unused().flatMap(({ files }) => [...files.keys()]));
  }

  /** After all pages: a sentence for each photo that no page shows or that is too small. */
  reminders(): string[] {
    const unused = this.#unused().map(
      ({ file }) =>
        `${file} is not shown on any page: no page has a place with that name, ` +
        'and no content file names it.',
    );
    const small = [...this.#widest]
      .filter(([{ photo }, shown]) => photo.width !== undefined && photo.width < shown.width)
      .map(
        ([{ file, photo }, { path, width }]) =>
          `${file} is ${photo.width} × ${photo.height} pixels, too small for its place on ` +
          `${path}, which is up to ${width} pixels wide. ` +
          `Put a photo there that is at least ${width} pixels wide, better ${width * 2}.`,
      );
    return [...unused, ...small];
  }

  #unused(): NamedPhoto[] {
    return this.#photos.filter((named) => !this.#widest.has(named));
  }
}

/** The width in CSS pixels at which a page shows this file; 0 if no picture of the page does. */
function shownWidth(html: string, src: string): number {
  const images = html.split(`src="${src}"`);
  return Math.max(
    0,
    ...images
      .slice(1)
      .map((rest) => sizesWidth(/^[^>]*?\ssizes="([^"]*)"/.exec(rest)?.[1] ?? '100vw')),
  );
}

const SIZE = /^(?:\(min-width:\s*(?<from>[\d.]+)px\)\s+)?(?<length>[\d.]+)(?<unit>vw|px)$/;

/**
 * The largest width that a `sizes` attribute gives. It may have min-width conditions and lengths in
 * vw or px.
 */
function sizesWidth(sizes: string): number {
  const parts = sizes.split(',').map((part) => SIZE.exec(part.trim())?.groups);
  const widths = WINDOWS.map((window) => {
    const part = parts.find((groups) => groups && window >= Number(groups.from ?? 0));
    if (!part) return window;
    return part.unit === 'px' ? Number(part.length) : (window * Number(part.length)) / 100;
  });
  return Math.round(Math.max(...widths));
}
