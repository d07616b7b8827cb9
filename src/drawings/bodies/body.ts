import type { CurveNode, Point } from '../path.ts';
import type { WheelStyle } from '../wheel.ts';

/**
 * The measurements of a car in centimeters: x goes from the tail to the nose, y goes up from the
 * ground, and angles are counterclockwise from straight ahead. The nose points right.
 */
export type Body = {
  length: number;
  /** From the ground to the highest point of the roof or rack. */
  height: number;
  rearAxle: number;
  frontAxle: number;
  tireRadius: number;
  wheel: WheelStyle;
  /** Height of the lower edge between the wheels. */
  sill: number;
  /** Air between tire and wheel arch. */
  archGap?: number;
  /** From the lower edge of the tail over the roof to the lower edge of the nose. */
  outline: readonly CurveNode[];
  /**
   * Dark plastic over arches and sills: its width, and how many nodes of the outline it covers at
   * tail and nose.
   */
  cladding?: { width: number; tailNodes: number; noseNodes: number };
  windows: readonly (readonly CurveNode[])[];
  /** Pillars in front of the windows, in the body's color. */
  pillars: readonly (readonly CurveNode[])[];
  /**
   * Closed shapes: lamps are amber, shades are gray, darks are black plastic, panels have the
   * body's color.
   */
  lamps: readonly (readonly CurveNode[])[];
  shades?: readonly (readonly CurveNode[])[];
  darks?: readonly (readonly CurveNode[])[];
  panels?: readonly (readonly CurveNode[])[];
  /** Round lamps, seen from the side: center, half width, half height. */
  roundLamps?: readonly (readonly [x: number, y: number, halfWidth: number, halfHeight: number])[];
  /** Gaps between doors, hood and bumpers. */
  seams: readonly (readonly CurveNode[])[];
  /** Creases and the lines inside lamps. */
  creases: readonly (readonly CurveNode[])[];
  /** Rear end of each door handle. */
  handles: readonly CurveNode[];
  hasFlushHandles?: true;
  /** Foot of the door mirror. */
  mirror: Point;
  /** Middle of the fuel door, or of the charge port. */
  fuelDoor: Point;
  /** Without it, the door is round. */
  fuelDoorStyle?: 'square' | 'charge';
  /** Behind everything else: spare wheel, open top, things on the roof. */
  behind?: readonly (readonly CurveNode[])[];
};
