import { shape } from './drawing.ts';
import { svgNumbers, polar, polygon, type Point } from './path.ts';
import { arc, boltCircle, circle, repeat } from './shapes.ts';

/**
 * The kind of wheel: thick or thin spokes, pairs of spokes, a smooth disc with slots, or a steel
 * wheel with holes.
 */
export type WheelStyle = { kind: 'spokes' | 'pairs' | 'aero' | 'steel'; count: number };

/** Fractions of the tire's radius. */
const RIM = 0.7;
const WINDOW_OUTER = 0.63;
const WINDOW_INNER = 0.22;
const HUB = 0.1;
const BOLTS = 0.155;
const STEEL_HOLES = 0.44;
const AERO_INNER = 0.3;

/** The opening between two spokes. `atRim` and `atHub` are its angles there, in degrees. */
function opening(radius: number, middle: number, atRim: number, atHub: number): string {
  const [outer, inner] = [radius * WINDOW_OUTER, radius * WINDOW_INNER];
  const corner = (distance: number, degrees: number): Point =>
    polar(0, 0, distance, middle + degrees);
  const hubEnd = corner(inner, atHub / 2);
  const hubStart = corner(inner, -atHub / 2);
  const rim = arc(0, 0, outer, middle - atRim / 2, middle + atRim / 2);
  return `${rim}L${svgNumbers(...hubEnd)}L${svgNumbers(...hubStart)}z`;
}

/** A slot of a smooth disc: a thin triangle that leans against the rotation. */
const blade = (radius: number, start: number, pitch: number): string =>
  polygon(
    polar(0, 0, radius * AERO_INNER, start),
    polar(0, 0, radius * WINDOW_OUTER, start + pitch * 0.42),
    polar(0, 0, radius * WINDOW_OUTER, start + pitch * 0.7),
  );

function openings({ kind, count }: WheelStyle, radius: number): string {
  const pitch = 360 / count;
  if (kind === 'steel')
    return (
      boltCircle(0, 0, radius * STEEL_HOLES, count, radius * 0.085) + circle(0, 0, radius * 0.26)
    );
  if (kind === 'aero') return repeat(count, (index) => blade(radius, index * pitch, pitch));
  if (kind === 'pairs')
    return repeat(count, (index) => {
      const middle = -90 + index * pitch;
      return (
        opening(radius, middle, pitch * 0.18, pitch * 0.1) +
        opening(radius, middle + pitch / 2, pitch * 0.58, pitch * 0.4)
      );
    });
  return repeat(count, (index) =>
    opening(radius, -90 + (index + 0.5) * pitch, pitch * 0.78, pitch * 0.5),
  );
}

/** A wheel from the side, with its center at 0 0. */
export function wheel(style: WheelStyle, radius: number): string {
  return [
    shape('car-dark', circle(0, 0, radius - 0.5)),
    shape('car-rim', circle(0, 0, radius * RIM)),
    shape('car-dark', openings(style, radius)),
    shape(
      'car-hair',
      circle(0, 0, radius * HUB) +
        (style.kind === 'aero' ? '' : boltCircle(0, 0, radius * BOLTS, 5, 0.9)),
    ),
  ].join('');
}
