import type { Tag } from '../base/scan-html.ts';
import type { SitePhoto } from './photos.ts';

/** The window widths for the measurement, a phone and a desktop, in CSS pixels. */
const WINDOWS = [390, 1440];

/**
 * Measures how wide finished pages show the photos of a site. After all pages, it names the photos
 * that no page shows, and those that are blurred even on a screen of normal density.
 */
export function photoUsage(photos: readonly SitePhoto[]) {
  const widest = new Map<SitePhoto, { path: string; width: number }>();
  return {
    /** `tags` are those of the page `html`. */
    add(path: string, html: string, tags: readonly Tag[]) {
      for (const sitePhoto of photos) {
        const { src } = sitePhoto.photo;
        if (!html.includes(src)) continue;
        const images = tags.filter(({ attributes }) => attributes.src === src);
        const width = Math.max(0, ...images.map(({ attributes }) => sizesWidth(attributes.sizes)));
        if (width > (widest.get(sitePhoto)?.width ?? -1)) widest.set(sitePhoto, { path, width });
      }
    },
    /** A sentence for each photo that no page shows or that is too small. */
    reminders: () => [
      ...photos
        .filter((photo) => !widest.has(photo))
        .map(
          ({ displayPath }) =>
            `${displayPath} is not shown on any page: no page has a place with that name, ` +
            'and no content file names it.',
        ),
      ...[...widest]
        .filter(([{ photo }, shown]) => photo.width !== undefined && photo.width < shown.width)
        .map(
          ([{ displayPath, photo }, { path, width }]) =>
            `${displayPath} is ${photo.width} × ${photo.height} pixels, too small for its place on ` +
            `${path}, which is up to ${width} pixels wide. ` +
            `Put a photo there that is at least ${width} pixels wide, better ${width * 2}.`,
        ),
    ],
  };
}

const SIZE = /^(?:\(min-width:\s*(?<from>[\d.]+)px\)\s+)?(?<length>[\d.]+)(?<unit>vw|px)$/;

/**
 * The largest width that a `sizes` attribute gives. It may have min-width conditions and lengths in
 * vw or px.
 */
function sizesWidth(sizes = '100vw'): number {
  const parts = sizes.split(',').map((part) => SIZE.exec(part.trim())?.groups);
  const widths = WINDOWS.map((window) => {
    const part = parts.find((groups) => groups && window >= Number(groups.from ?? 0));
    if (!part) return window;
    return part.unit === 'px' ? Number(part.length) : (window * Number(part.length)) / 100;
  });
  return Math.round(Math.max(...widths));
}
