import type { Teaser } from '../src/schema/schema.ts';
import type { Frame } from '../src/frame.ts';
import type { TeaserCard } from '../src/components/teasers.tsx';
import { drawingFile, photoFor } from './pictures.ts';

/** Teasers from content as cards, with the number, drawing and address of the service that each names. */
export function teaserCards(frame: Frame, teasers: Teaser[]): TeaserCard[] {
  return teasers.map(({ service: id, image, ...words }) => {
    const service = frame.services.find((other) => other.id === id)!;
    const picture = photoFor(frame.assets, `teasers/${id}`, { image }) ?? drawingFile(frame.assets, service.art);
    return { ...words, number: service.number, route: service.path, picture };
  });
}
