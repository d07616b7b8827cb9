import type { Teaser } from '../src/schema/schema.ts';
import type { Frame } from '../src/frame.ts';
import type { TeaserCard } from '../src/components/teasers.tsx';
import { photoFor } from './pictures.ts';

/** Teasers from content as cards, with the number, drawing and address of the service that each names. */
export function teaserCards(frame: Frame, teasers: Teaser[]): TeaserCard[] {
  return teasers.map(({ service: id, image, ...words }) => {
    const service = frame.services.find((other) => other.id === id)!;
    return { ...words, number: service.number, art: service.art, route: service.path, photo: photoFor(frame.assets, `teasers/${id}`, image) };
  });
}
