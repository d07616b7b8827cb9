import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { rect } from '../shapes.ts';
import { GROUND } from './ground-line.ts';
import { sign } from './sign.ts';

/** Where every building of the shop stands in its part of the street, and its open front. */
const BUILDING = { left: 12, right: 408, eaves: 38 } as const;
const FRONT = { left: 28, right: 392, top: 50 } as const;

/**
 * Draws a building with an open front: walls, the amber fascia, and the room behind. `named` adds
 * the shop's sign.
 */
export function building(named = false): string {
  const { left, right, eaves } = BUILDING;
  return [
    shape('outline', rect(left, eaves, right - left, GROUND - eaves)),
    shape('spot', rect(left - 8, 12, right - left + 16, 27)),
    named ? sign(210, 35, 0.58) : '',
    shape('glass', rect(FRONT.left, FRONT.top, FRONT.right - FRONT.left, GROUND - FRONT.top)),
    shape('hair', polyline([FRONT.left, FRONT.top + 7], [FRONT.right, FRONT.top + 7])),
  ].join('');
}
