import type { CarBody } from '../bodies/bodies.ts';
import { carShapes } from '../car.ts';
import { placed } from '../drawing.ts';

/** Height of the ground in every scene. */
export const GROUND = 230;

/** A car in a scene, with its tail at x and its wheels on the ground or raised by a lift. */
export const parked = (body: CarBody, x: number, scale: number, lift = 0): string =>
  placed(x, GROUND - lift, carShapes(body, true), scale, 'car-far');
