import type { KnownService } from '../../rules/services.ts';

/**
 * The pens of the see-through car; pens.ts beside this file styles them, and hero-car.css moves
 * them.
 */
type Layer =
  | 'phantom-body'
  | 'faint'
  | 'line'
  | 'solid'
  | 'fine'
  | 'fine bold'
  | 'open'
  | 'open belt'
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

/** The class by which a page lights a service's part; undefined for a part that no page lights. */
export type ClassOf = (service: KnownService) => string | undefined;

/** The part of one service. Paths without a pen are filled with the spot color. */
export const part = (name: string | undefined, ...shapes: string[]): string =>
  `<g class="part${name ? ` ${name}` : ''}">${shapes.join('')}</g>`;
