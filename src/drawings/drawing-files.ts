import { CAR_BODIES, SCENE_ART, SERVICE_ART, type Art, type CarBody } from '../rules/names.ts';
import { carDrawing } from './car.ts';
import { svgFile } from './drawing.ts';
import { SCENE_SIZE, sceneDrawing } from './scene.ts';
import { SERVICE_SIZE, serviceDrawing } from './service.ts';

/** Every drawing that pages load as a file: the file's name without its ending → SVG. `map` is the ground of the map. */
export function drawingFiles(map: string): Record<string, string> {
  return Object.fromEntries([
    ...SERVICE_ART.map((name) => [name, svgFile(serviceDrawing(name))]),
    ...SCENE_ART.map((name) => [name, svgFile(sceneDrawing(name))]),
    ...CAR_BODIES.map((body) => [carFile(body), svgFile(carDrawing(body))]),
    ['map', map],
  ]);
}

/** A drawing's address and its size in its own units; a car's are centimeters, so that all cars are shown at one scale. */
export type DrawingFile = { src: string; width: number; height: number };

/** The drawings of the site, by what they show. */
export type DrawingAddresses = {
  art: Record<Art, DrawingFile>;
  cars: Record<CarBody, DrawingFile>;
  /** Ground of the map; the page writes the labels over it. */
  map: string;
};

/** Addresses by what the drawings show, from those of the files. */
export function drawingAddresses(addresses: Record<string, string>): DrawingAddresses {
  return {
    art: Object.fromEntries([
      ...SERVICE_ART.map((name) => [name, { src: addresses[name]!, ...SERVICE_SIZE }]),
      ...SCENE_ART.map((name) => [name, { src: addresses[name]!, ...SCENE_SIZE }]),
    ]) as DrawingAddresses['art'],
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
