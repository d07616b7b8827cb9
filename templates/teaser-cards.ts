import type { Teaser } from '../src/schema/schema.ts';
import type { Frame } from '../src/frame.ts';
import type { TeaserCard } from '../src/components/teasers.tsx';
import { photoFor } from './pictures.ts';

/** Teasers from content as cards, numbered like the services they lead to. */
export function teaserCards(frame: Frame, teasers: Teaser[]): TeaserCard[] {
  return teasers.map((teaser) => ({
    ...teaser,
    number: frame.services.find((service) => service.art === teaser.art)!.order,
    photo: photoFor(frame.assets, `teasers/${teaser.art}`, teaser.image),
  }));
}
