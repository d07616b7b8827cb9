import type { CarBody } from '../../rules/names.ts';
import { carShapes } from '../car.ts';
import { placed } from '../drawing.ts';

/** Height of the ground in every scene. */
export const GROUND = 230;

/** A car of a scene: its tail at x, its wheels on the ground or as high above it as a lift holds them. */
export const parked = (body: CarBody, x: number, scale: number, lift = 0): string =>
  placed(x, GROUND - lift, carShapes(body, true), scale, 'car-far');
