import type { Teaser } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import type { TeaserCard } from '../src/components/teasers.tsx';
import { drawingFile, pictureFor } from './pictures.ts';

/** Teasers from content as cards, each with the number, drawing and address of its service. */
export function teaserCards(context: SiteContext, teasers: Teaser[]): TeaserCard[] {
  return teasers.map(({ service: id, image, ...words }) => {
    const service = context.services.find((other) => other.id === id)!;
    const drawing = drawingFile(context.assets, service.art);
    const picture = pictureFor(context.assets, `teasers/${id}`, { image }, drawing);
    return { ...words, number: service.number, href: service.path, picture };
  });
}
