import { basename } from 'node:path';
import { carDrawing } from '../../drawings/car.ts';
import { svgFile, type Drawing } from '../../drawings/drawing.ts';
import { sceneDrawing } from '../../drawings/scene.ts';
import { serviceDrawing } from '../../drawings/service.ts';
import { CAR_BODIES, SCENE_ART, SERVICE_ART, type Art, type CarBody } from '../../rules/names.ts';
import type { Assets, Photo, Site } from '../site.ts';
import type { Bundle, Styles } from './bundle.ts';
import { hashedPath } from './hashed-path.ts';

export type MadeAssets = { assets: Assets; styles: Styles; files: Site };

/** Everything that pages load, under hashed names: bundle, drawings, the map as SVG text, and the fonts out of the files of `public/`, which are left with the rest. */
export function makeAssets(bundle: Bundle, photos: Record<string, Photo>, publicFiles: Site, map: string): MadeAssets {
  const files: Site = new Map(bundle.files);
  const add = (name: string, bytes: string | Uint8Array): string => {
    const path = hashedPath(name, bytes);
    files.set(path, bytes);
    return `/${path}`;
  };
  const draw = (name: string, drawing: Drawing): string => add(`${name}.svg`, svgFile(drawing));
  const art = Object.fromEntries([
    ...SERVICE_ART.map((name) => [name, draw(name, serviceDrawing(name))]),
    ...SCENE_ART.map((name) => [name, draw(name, sceneDrawing(name))]),
  ]) as Record<Art, string>;
  const cars = Object.fromEntries(
    CAR_BODIES.map((body) => {
      const drawing = carDrawing(body);
      return [body, { src: draw(`car-${body}`, drawing), width: drawing.width, height: drawing.height }];
    }),
  ) as Assets['cars'] satisfies Record<CarBody, object>;

  let { always } = bundle.styles;
  const fonts: string[] = [];
  for (const [file, bytes] of publicFiles) {
    if (!file.endsWith('.woff2')) {
      files.set(file, bytes);
      continue;
    }
    const href = add(basename(file), bytes);
    fonts.push(href);
    always = always.replaceAll(`/${file}`, href);
  }
  return { assets: { script: bundle.script, sheets: bundle.sheets, fonts, art, cars, map: add('map.svg', map), photos }, styles: { ...bundle.styles, always }, files };
}
