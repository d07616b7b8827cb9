import { placed } from '../drawing.ts';
import { sector } from '../shapes.ts';
import { type ClassOf, part } from './layer.ts';

function ring(className: string, radius: number, marks?: number, shift?: number): string {
  const dashes =
    (marks ? ` pathLength="${marks}"` : '') + (shift ? ` stroke-dashoffset="${shift}"` : '');
  return `<circle${className && ` class="${className}"`} r="${radius}"${dashes}/>`;
}

/**
 * Tire, and drilled rotor with caliper. Tread and holes are dashes: `pathLength` sets their number,
 * and phantom.css sets their length.
 */
function wheel(classOf: ClassOf): string {
  const tires = classOf('tires');
  return (
    `<g${tires ? ` class="${tires}"` : ''}>` +
    `${ring('tire', 36)}${ring('tread', 34.5, 46)}${ring('rim', 25.5)}</g>` +
    part(
      classOf('brakes'),
      ring('', 20),
      ring('holes', 17.2, 10),
      ring('holes', 14.6, 10, 0.2),
      ring('holes', 12, 10, 0.4),
      ring('', 8.6),
      ring('holes', 6, 5, 0.25),
      ring('', 2.8),
      `<path class="caliper" d="${sector(0, 0, 13.5, 23, -62, 2)}"/>`,
    )
  );
}

/** Both wheels. The brake calipers face each other. */
export const wheels = (
  classOf: ClassOf,
  rearAxle: number,
  frontAxle: number,
  radius: number,
): string =>
  placed(rearAxle, -radius, wheel(classOf)) +
  `<g transform="translate(${frontAxle} ${-radius})scale(-1 1)">${wheel(classOf)}</g>`;
