import { htmlOf } from '../piece.ts';
import { renderRoute } from '../render/render.ts';
import { preparePhotos } from '../pictures/photos.ts';
import type { ContentIo } from '../read/content-io.ts';
import type { Photo } from '../site.ts';
import { startTags } from './marks.ts';
import type { OpenContent } from './site-opener.ts';

/** A place for a photo on a page. `element` is the index of its element among those of the body, if something is there. */
export type FoundPlace = { slot: string; element?: number; file?: string };

/** A photo that nobody sees: it only shows where one would be. */
const ANY: Photo = { src: '/photo.jpg', srcSet: '/photo.jpg 1w', sources: [], width: 1500, height: 1000 };

const isSlot = (name: string): boolean => /^[\w-]+(\/[\w-]+)*(\.\w+)?$/.test(name);

/**
 * Finds the places for photos on the pages of a site: the names that a page asks for, and for each the first element that is
 * another if the photo is there, or is not there.
 */
export async function photoPlaces(open: OpenContent, io: ContentIo): Promise<(path: string) => FoundPlace[]> {
  const asked = new Set<string>();
  /** The name for which the other answer is given. */
  let other: string | undefined;
  let images: Record<string, string> = {};
  const { routes } = await open(io, {
    photos: async (found, photoIo) => {
      images = found;
      const photos = await preparePhotos(found, photoIo);
      const find = (name: string): Photo | undefined => {
        if (isSlot(name)) asked.add(name);
        const photo = photos.find(name);
        return name === other ? (photo ? undefined : ANY) : photo;
      };
      return { ...photos, find };
    },
  });
  return (path) => {
    const route = routes.find((one) => one.kind === 'page' && one.path === path);
    if (!route) return [];
    other = undefined;
    asked.clear();
    const render = () => startTags(fromBody(htmlOf(renderRoute(route))));
    const now = render();
    return [...asked].flatMap((name) => {
      other = name;
      const then = render();
      other = undefined;
      const element = now.findIndex((one, index) => one !== then[index]);
      const slot = name.replace(/\.\w+$/, '');
      const file = images[slot];
      // Where there is nothing yet, a photo takes no element's place.
      const isOnlyMore = now.slice(element).every((one, index) => one === then.at(index + element - now.length));
      return element < 0
        ? []
        : [{ slot, element: isOnlyMore ? undefined : element, ...(file !== undefined && { file: `images/${file}` }) }];
    });
  };
}

const fromBody = (html: string): string => html.slice(html.indexOf('<body'));

/** Adds to the names of a page's elements those of its places: `data-edit-photo="hero"`. Of two places with one element, the first counts. */
export function withPlaceNames(names: readonly string[], tags: readonly string[], places: readonly FoundPlace[]): string[] {
  const body = tags.indexOf('body');
  return tags.map((_, index) => {
    const place = places.find(({ element }) => element === index - body);
    return (names[index] ?? '') + (place ? ` data-edit-photo="${place.slot}"` : '');
  });
}
