import { preparePhotos } from '../generator/pictures/photos.ts';
import type { Photo } from '../generator/site.ts';
import { startTags } from './marks.ts';

/** A place for a photo on a page. `element` is the index of its element among those of the body, if something is there. */
export type FoundPlace = { slot: string; element?: number; file?: string };

/** A photo that nobody sees: it only shows where one would be. */
const ANY: Photo = {
  src: '/photo.jpg',
  srcSet: '/photo.jpg 1w',
  sources: [],
  width: 1500,
  height: 1000,
};

const isSlot = (name: string): boolean => /^[\w-]+(\/[\w-]+)*(\.\w+)?$/.test(name);

/**
 * Finds the places for photos on the pages of a site that is opened with `prepare`: the names that a page asks for, and for each
 * the picture that is another if the photo is there, or is not there.
 */
export function photoPlaces(): {
  prepare: typeof preparePhotos;
  placesOn: (render: () => string) => FoundPlace[];
} {
  const asked = new Set<string>();
  /** The name for which the other answer is given. */
  let other: string | undefined;
  let images: Record<string, string> = {};
  const prepare: typeof preparePhotos = async (found, photoIo) => {
    images = found;
    const photos = await preparePhotos(found, photoIo);
    const find = (name: string): Photo | undefined => {
      if (isSlot(name)) asked.add(name);
      const photo = photos.find(name);
      return name === other ? (photo ? undefined : ANY) : photo;
    };
    return { ...photos, find };
  };
  const placesOn = (render: () => string): FoundPlace[] => {
    const tagsWith = (name?: string): string[] => {
      other = name;
      try {
        return tagsOfBody(render());
      } finally {
        other = undefined;
      }
    };
    asked.clear();
    const now = tagsWith();
    return [...asked].flatMap((name) => {
      const then = tagsWith(name);
      const first = now.findIndex((one, index) => one !== then[index]);
      const slot = name.replace(/\.\w+$/, '');
      const file = images[slot];
      // Where there is nothing yet, a photo takes no picture's place. Another place may show the same picture.
      const element = now.findIndex(
        (one, index) =>
          index >= first && PICTURE.test(one) && countOf(now, one) > countOf(then, one),
      );
      return first < 0
        ? []
        : [
            {
              slot,
              element: element < 0 ? undefined : element,
              ...(file !== undefined && { file: `images/${file}` }),
            },
          ];
    });
  };
  return { prepare, placesOn };
}

const countOf = (tags: readonly string[], tag: string): number =>
  tags.filter((one) => one === tag).length;

const PICTURE = /^<(?:picture|img|svg)\b/;

const tagsOfBody = (html: string): string[] => startTags(html.slice(html.indexOf('<body')));

/** Adds to the names of a page's elements those of its places: `data-edit-photo="hero"`. Of two places with one element, the first counts. */
export function withPlaceNames(
  names: readonly string[],
  tags: readonly string[],
  places: readonly FoundPlace[],
): string[] {
  const body = tags.indexOf('body');
  return tags.map((_, index) => {
    const place = places.find(({ element }) => element === index - body);
    return (names[index] ?? '') + (place ? ` data-edit-photo="${place.slot}"` : '');
  });
}
