import type { PageAssets } from '../src/frame.ts';
import type { Photo } from '../src/generator/site.ts';
import type { Art, SceneArt, ServiceArt } from '../src/rules/names.ts';
import { SERVICE_ART } from '../src/rules/names.ts';
import type { Drawing } from '../src/drawings/drawing.ts';
import { SCENE_SIZE, sceneDrawing } from '../src/drawings/scene.ts';
import { serviceDrawing } from '../src/drawings/service.ts';

export type DrawnPicture = { drawing: string; width: number; height: number };
export type PhotoPicture = { photo: Photo; alt: string };

const SERVICE_SIZE = { width: 240, height: 180 };

/** A drawing's address and its size in its own units. */
export function drawn(assets: PageAssets, art: Art): DrawnPicture {
  return { drawing: assets.art[art], ...(isService(art) ? SERVICE_SIZE : SCENE_SIZE) };
}

/** The photo that content names or that lies under the slot's name in content/images, else the drawing. */
export function pictureFor(assets: PageAssets, slot: string, named: { image?: string; alt?: string } | undefined, art: ServiceArt | SceneArt): DrawnPicture | PhotoPicture {
  const photo = photoFor(assets, slot, named?.image);
  return photo ? { photo, alt: named?.alt ?? '' } : drawn(assets, art);
}

/** The same for the head of a page, where a drawing is part of the page: nothing large must wait for a file there. */
export function mastheadPicture(assets: PageAssets, slot: string, named: { image?: string; alt?: string } | undefined, art: ServiceArt | SceneArt): { drawing: Drawing } | PhotoPicture {
  const photo = photoFor(assets, slot, named?.image);
  return photo ? { photo, alt: named?.alt ?? '' } : { drawing: drawingOf(art) };
}

/** A drawing of a service or a place, as markup. */
export function drawingOf(art: ServiceArt | SceneArt): Drawing {
  return isService(art) ? serviceDrawing(art) : sceneDrawing(art);
}

const isService = (art: ServiceArt | SceneArt): art is ServiceArt => (SERVICE_ART as readonly string[]).includes(art);

/** The photo for a slot, if there is one. */
export function photoFor(assets: PageAssets, slot: string, named?: string): Photo | undefined {
  return assets.photos.find(named ?? slot);
}
