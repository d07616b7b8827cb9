import type { CarBody } from '../bodies/bodies.ts';
import { carShapes } from '../car.ts';
import { placed } from '../drawing.ts';
import { CENTIMETER, GROUND } from './ground-line.ts';

/** A car in the street, with its tail at x, on the ground or raised by a lift. */
export const parked = (body: CarBody, x: number, lift = 0): string =>
  placed(x, GROUND - lift, carShapes(body, true), CENTIMETER, 'car-far');
