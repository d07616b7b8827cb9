import type { Piece } from '../piece.ts';
import type { Photo } from '../site.ts';

/** A photo of the content folder; `file` is its path for messages. */
export type NamedPhoto = { file: string; photo: Photo };

/** The window widths for the measurement, a phone and a desktop, in CSS pixels. */
const WINDOWS = [390, 1440];

/**
 * Finds photos that are narrower than their widest place: there they are blurred even on a screen of normal density. The width
 * of a place comes from its `sizes` attribute. `measurePage` measures the places on one page. After all pages, `advice` has one sentence for
 * each such photo.
 */
export function smallPhotos(photos: NamedPhoto[]) {
  const widest = new Map<NamedPhoto, { path: string; width: number }>();
  return {
    measurePage: (path: string, page: readonly Piece[]): void => {
      for (const named of photos) {
        const width = Math.max(...page.map(({ html }) => placeWidth(html, named.photo.src)));
        if (width > (widest.get(named)?.width ?? 0)) widest.set(named, { path, width });
      }
    },
    advice: (): string[] =>
      [...widest].flatMap(([{ file, photo }, place]) =>
        photo.width === undefined || photo.width >= place.width
          ? []
          : [
              `${file} is ${photo.width} × ${photo.height} pixels, too small for its place on ${place.path}, which is up to ${place.width} pixels wide. Put a photo there that is at least ${place.width} pixels wide, better ${place.width * 2}.`,
            ],
      ),
  };
}

/** The width in CSS pixels of the widest place that shows this file; 0 if no place does. */
function placeWidth(html: string, src: string): number {
  const images = html.split(`src="${src}"`);
  return Math.max(0, ...images.slice(1).map((rest) => sizesWidth(/^[^>]*?\ssizes="([^"]*)"/.exec(rest)?.[1] ?? '100vw')));
}

/** The largest width that a `sizes` attribute gives. It may have min-width conditions and lengths in vw or px. */
export function sizesWidth(sizes: string): number {
  const parts = sizes.split(',').map((part) => /^(?:\(min-width:\s*([\d.]+)px\)\s+)?([\d.]+)(vw|px)$/.exec(part.trim()));
  const widths = WINDOWS.map((window) => {
    const part = parts.find((match) => match && window >= Number(match[1] ?? 0));
    if (!part) return window;
    return part[3] === 'px' ? Number(part[2]) : (window * Number(part[2])) / 100;
  });
  return Math.round(Math.max(...widths));
}
