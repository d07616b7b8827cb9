import type { Body } from './body.ts';
import { boxySuv } from './boxy-suv.ts';
import { coupe } from './coupe.ts';
import { ev } from './ev.ts';
import { hatch } from './hatch.ts';
import { microcar } from './microcar.ts';
import { miniHatch } from './mini-hatch.ts';
import { minivan } from './minivan.ts';
import { offRoader } from './off-roader.ts';
import { olderMinivan } from './older-minivan.ts';
import { pickup } from './pickup.ts';
import { rearEngineCoupe } from './rear-engine-coupe.ts';
import { roadster } from './roadster.ts';
import { sedan } from './sedan.ts';
import { suv } from './suv.ts';
import { wagon } from './wagon.ts';
import { wideOffRoader } from './wide-off-roader.ts';

/**
 * The measurements of every body type. Each has the outline of a class of cars, never of one
 * brand's design.
 */
export const BODIES = {
  sedan,
  suv,
  pickup,
  coupe,
  hatch,
  minivan,
  microcar,
  ev,
  'off-roader': offRoader,
  'wide-off-roader': wideOffRoader,
  'mini-hatch': miniHatch,
  'older-minivan': olderMinivan,
  'rear-engine-coupe': rearEngineCoupe,
  roadster,
  wagon,
  'boxy-suv': boxySuv,
} satisfies Record<string, Body>;

export type CarBody = keyof typeof BODIES;

export const CAR_BODIES = Object.keys(BODIES) as CarBody[];
