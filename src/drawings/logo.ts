import { AMBER, INK } from '../rules/brand-colors.ts';
import { rect } from './shapes.ts';

/** The sign's size in drawing units. */
export const LOGO_SIZE = { width: 44, height: 32 } as const;

const COLUMN = { width: 9, height: 19, top: 13 };

/**
 * The shop's sign: a portico of three columns under one beam. The header, the map's pin and the
 * icons use it.
 */
export const LOGO_PATH = [
  rect(0, 0, LOGO_SIZE.width, 9),
  ...[4, 17.5, 31].map((left) => rect(left, COLUMN.top, COLUMN.width, COLUMN.height)),
].join('');

/**
 * The icon of the browser tab: the sign on amber, the same in both color schemes. `bleed` makes a
 * full square for home screens, which round the corners and may cut off a tenth on each side.
 */
export function faviconSvg({ bleed = false } = {}): string {
  const scale = bleed ? 0.86 : 1.06;
  const [x, y] = [(64 - LOGO_SIZE.width * scale) / 2, (64 - LOGO_SIZE.height * scale) / 2];
  const background = rect(0, 0, 64, 64, bleed ? 0 : 9);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<path fill="${AMBER}" d="${background}"/><path fill="${INK}" ` +
    `transform="translate(${x.toFixed(2)} ${y.toFixed(2)})scale(${scale})" d="${LOGO_PATH}"/></svg>`
  );
}
