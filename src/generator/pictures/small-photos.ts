import type { Photo } from '../site.ts';

/** A photo of the content folder; `file` is its path for messages. */
export type NamedPhoto = { file: string; photo: Photo };

/** The window widths for the measurement, a phone and a desktop, in CSS pixels. */
const WINDOWS = [390, 1440];

/**
 * Finds photos that a page shows wider than they are, so that they are blurred even on a screen of
 * normal density. The `sizes` attribute says how wide it shows them. `measurePage` measures one
 * page. After all pages, `reminders` has one sentence for each such photo.
 */
export function smallPhotos(photos: NamedPhoto[]) {
  const widest = new Map<NamedPhoto, { path: string; width: number }>();
  return {
    measurePage: (path: string, html: string): void => {
      for (const named of photos) {
        const width = shownWidth(html, named.photo.src);
        if (width > (widest.get(named)?.width ?? 0)) widest.set(named, { path, width });
      }
    },
    reminders: (): string[] =>
      [...widest]
        .filter(([{ photo }, shown]) => photo.width !== undefined && photo.width < shown.width)
        .map(
          ([{ file, photo }, { path, width }]) =>
            `${file} is ${photo.width} × ${photo.height} pixels, too small for its place on ` +
            `${path}, which is up to ${width} pixels wide. ` +
            `Put a photo there that is at least ${width} pixels wide, better ${width * 2}.`,
        ),
  };
}

/** The width in CSS pixels at which a page shows this file; 0 if it does not. */
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
