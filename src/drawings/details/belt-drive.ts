import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { arc, boltCircle, circle, spoke, repeat } from '../shapes.ts';

type Pulley = { x: number; y: number; radius: number; spokes?: number };

const CRANK: Pulley = { x: 214, y: 178, radius: 52, spokes: 4 };
const ALTERNATOR: Pulley = { x: 336, y: 66, radius: 30 };
const PUMP: Pulley = { x: 206, y: 66, radius: 36, spokes: 5 };
const COMPRESSOR: Pulley = { x: 92, y: 172, radius: 42, spokes: 3 };
const IDLER: Pulley = { x: 304, y: 142, radius: 20 };

const pulley = ({ x, y, radius, spokes = 0 }: Pulley, pen: 'outline' | 'spot' = 'outline'): string =>
  shape(pen, circle(x, y, radius)) +
  shape('hair', circle(x, y, radius - 4)) +
  (spokes > 0
    ? shape(
        'line',
        repeat(spokes, (index) => spoke(x, y, 12, radius - 8, (index * 360) / spokes - 90)),
        boltCircle(x, y, 9, 4, 1.6),
      )
    : '') +
  shape('ink', circle(x, y, 5));

/** The belt: straight from pulley to pulley, and around the part of each that it touches. */
const belt = (): string => {
  const around = ({ x, y, radius }: Pulley, from: number, to: number): string => arc(x, y, radius + 2, from, to);
  return shape(
    'heavy',
    polyline([96, 215], [214, 232]),
    polyline([267, 192], [288, 156]),
    polyline([314, 124], [322, 95]),
    polyline([340, 34], [206, 28]),
    polyline([170, 80], [66, 137]),
    around(COMPRESSOR, 84, 234),
    around(PUMP, 158, 270),
    around(ALTERNATOR, 272, 476),
    around(CRANK, 15, 92),
  );
};

/** Pulleys of the engine's front with one belt around them. The amber one keeps the tension. */
export const beltDrive = (): string =>
  belt() + pulley(CRANK) + pulley(ALTERNATOR) + pulley(PUMP) + pulley(COMPRESSOR) + pulley(IDLER, 'spot');
