import { SERVICE_ART, type ServiceArt } from '../rules/names.ts';
import { type Drawing, svgFile } from './drawing.ts';
import { closeUpDrawing } from './phantom.ts';
import { closeUpFileStyle } from './phantom/pens.ts';
import type { Place } from '../rules/hours.ts';
import { repairOrder } from './repair-order.ts';
import { placeShown, SCENE_ART, SCENE_SIZE, type SceneArt, sceneDrawing } from './scene.ts';
import { SERVICE_SIZE, serviceDrawing } from './service.ts';

/**
 * Draws all files that pages load, without those of places that the shop does not have: file name
 * without extension → SVG. `map` has no labels.
 */
export function drawingFiles(
  map: string,
  isThere: (place: Place) => boolean,
): Record<string, string> {
  return Object.fromEntries([
    ...SERVICE_ART.map((name) => [name, svgFile(serviceDrawing(name))]),
    ...SCENE_ART.filter((name) => isThere(placeShown(name))).map((name) => [
      name,
      svgFile(sceneDrawing(name)),
    ]),
    [CLOSE_UP_FILE, closeUpFile()],
    [REPAIR_ORDER_FILE, svgFile(repairOrder)],
    ['map', map],
  ]);
}

export type Art = ServiceArt | SceneArt;

/** A drawing's address and size. */
export type DrawingFile = { src: string; width: number; height: number };

/** The site's drawings, by what they show. */
export type DrawingAddresses = {
  art: Record<Art, DrawingFile>;
  /** The close-up for diagnostics, whose page has no room for it in its HTML. */
  closeUp: DrawingFile;
  /** For coupons that are not for one service. */
  repairOrder: DrawingFile;
  /** The map without labels; the page writes the labels over it. */
  map: string;
};

/** The site's drawings with the addresses of their files. */
export function drawingAddresses(addresses: Record<string, string>): DrawingAddresses {
  return {
    art: Object.fromEntries([
      ...SERVICE_ART.map((name) => [name, { src: addresses[name]!, ...SERVICE_SIZE }]),
      ...SCENE_ART.map((name) => [name, { src: addresses[name]!, ...SCENE_SIZE }]),
    ]) as DrawingAddresses['art'],
    closeUp: { src: addresses[CLOSE_UP_FILE]!, ...sizeOf(closeUp()) },
    repairOrder: { src: addresses[REPAIR_ORDER_FILE]!, ...SERVICE_SIZE },
    map: addresses.map!,
  };
}

const CLOSE_UP_FILE = 'close-up';
const REPAIR_ORDER_FILE = 'repair-order';

const closeUp = (): Drawing => closeUpDrawing('vehicle-diagnostics');

function closeUpFile(): string {
  const drawing = closeUp();
  const markup = `<g class="phantom phantom-near">${drawing.markup}</g>`;
  return svgFile({ ...drawing, markup }, closeUpFileStyle());
}

const sizeOf = ({ width, height }: Drawing) => ({ width, height });
