import type { ServiceName } from '../../rules/services.ts';

/** The pens of the see-through car; phantom.css styles them, and hero-car.css moves them. */
export type Layer =
  | 'phantom-body'
  | 'faint'
  | 'line'
  | 'solid'
  | 'fine'
  | 'fine bold'
  | 'open'
  | 'pipe'
  | 'axis'
  | 'plate'
  | 'lamp'
  | 'sticker'
  | 'drop';

/** A path without a pen: filled in the color of its part, or a plain line outside of one. */
export const piece = (...paths: string[]): string => `<path d="${paths.join('')}"/>`;

/** One path of the see-through car. */
export const layer = (pen: Layer, ...paths: string[]): string =>
  pen === 'line' ? piece(...paths) : `<path class="${pen}" d="${paths.join('')}"/>`;

/** The number of a service; undefined if the shop does not offer it. */
export type NumberOf = (service: ServiceName) => number | undefined;

/** The part of one service; the page lights it up by its number. Paths without a pen are filled with the spot color. */
export const part = (number: number | undefined, ...shapes: string[]): string =>
  `<g class="part${number ? ` n${number}` : ''}">${shapes.join('')}</g>`;
