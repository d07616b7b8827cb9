import { shape } from '../drawing.ts';
import { boltCircle, circle } from '../shapes.ts';

/** A plain amber disc, for a service without a drawing. */
export const plainService = (): string =>
  shape('spot', circle(120, 90, 76)) +
  shape('outline', circle(120, 90, 28)) +
  shape('ink', boltCircle(120, 90, 52, 5, 5)) +
  shape('ink', circle(120, 90, 3));
