import { CAR_BODIES, SCENE_ART, SERVICE_ART, type Art, type CarBody } from '../rules/names.ts';
import { carDrawing } from './car.ts';
import { svgFile } from './drawing.ts';
import { sceneDrawing } from './scene.ts';
import { serviceDrawing } from './service.ts';

/** Every drawing that pages load as a file: the file's name without its ending → SVG. `map` is the ground of the map. */
export function drawingFiles(map: string): Record<string, string> {
  return Object.fromEntries([
    ...SERVICE_ART.map((name) => [name, svgFile(serviceDrawing(name))]),
    ...SCENE_ART.map((name) => [name, svgFile(sceneDrawing(name))]),
    ...CAR_BODIES.map((body) => [carFile(body), svgFile(carDrawing(body))]),
    ['map', map],
  ]);
}

/** Where the drawings are on the site, by what they show. Cars have their width and height in centimeters, so that all can be shown at one scale. */
export type DrawingAddresses = {
  art: Record<Art, string>;
  cars: Record<CarBody, { src: string; width: number; height: number }>;
  /** Ground of the map; the page writes the labels over it. */
  map: string;
};

/** Addresses by what the drawings show, from those of the files. */
export function drawingAddresses(addresses: Record<string, string>): DrawingAddresses {
  return {
    art: Object.fromEntries([...SERVICE_ART, ...SCENE_ART].map((name) => [name, addresses[name]!])) as DrawingAddresses['art'],
    cars: Object.fromEntries(
      CAR_BODIES.map((body) => {
        const { width, height } = carDrawing(body);
        return [body, { src: addresses[carFile(body)]!, width, height }];
      }),
    ) as DrawingAddresses['cars'],
    map: addresses.map!,
  };
}

const carFile = (body: CarBody): string => `car-${body}`;
