import { shape } from '../drawing.ts';
import { svgNumbers } from '../path.ts';
import { LOGO_PATH, LOGO_SIZE } from '../logo.ts';

/** The shop's sign in ink, with its middle at x and its base at y. */
export function sign(x: number, y: number, scale: number): string {
  const corner = svgNumbers(x - (LOGO_SIZE.width * scale) / 2, y - LOGO_SIZE.height * scale);
  return shape('ink', LOGO_PATH).replace(
    '<path',
    `<path transform="translate(${corner})scale(${scale})"`,
  );
}
