import type { Picture } from '../src/components/picture.tsx';
import type { ShopAssets, SiteContext } from '../src/site-context.ts';
import type { Art } from '../src/drawings/drawing-files.ts';
import { SERVICE_ART, type ServiceArt } from '../src/rules/names.ts';
import { sceneDrawing, streetDrawing } from '../src/drawings/scene.ts';
import { serviceDrawing } from '../src/drawings/service.ts';

/**
 * The picture in a slot: the photo that content names, or else the photo in `content/images` with
 * the slot's name, or else `fallback`.
 */
export function pictureFor<Fallback extends { slot?: string } | undefined = undefined>(
  { photos }: ShopAssets,
  slot: string,
  named: { image?: string; imageAlt?: string } = {},
  fallback?: Fallback,
): Picture | Fallback {
  const name = named.image ?? slot;
  const photo = photos.find(name);
  const markedSlot = photos.markedSlot?.(name);
  if (photo) return { kind: 'photo', photo, alt: named.imageAlt ?? '', slot: markedSlot };
  return (fallback && { ...fallback, slot: markedSlot }) as Fallback;
}

/** A drawing in a separate file. */
export function drawingFile(assets: ShopAssets, art: Art): Picture {
  return { kind: 'file', ...assets.art[art], alt: '' };
}

/**
 * The same drawing inside the HTML, for the first screen: large elements there must not wait for a
 * file.
 */
export function inlineDrawing(art: Art, alt = ''): Picture {
  return { kind: 'inline', drawing: isService(art) ? serviceDrawing(art) : sceneDrawing(art), alt };
}

/** The street with the shop's places, side by side. */
export const wholeStreet = ({ hours }: SiteContext): Picture => ({
  kind: 'inline',
  drawing: streetDrawing((place) => hours[place] !== undefined),
  alt: '',
});

const isService = (art: Art): art is ServiceArt => (SERVICE_ART as readonly string[]).includes(art);
