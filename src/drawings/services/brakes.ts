import { shape } from '../drawing.ts';
import { polar, polyline } from '../path.ts';
import { boltCircle, circle, repeat, sector, spoke } from '../shapes.ts';

const HUB = { x: 106, y: 90 };
const ROTOR = { radius: 74, friction: 70.5, hat: 40, bore: 14 };
const HOLES = { spirals: 12, rows: 3, outer: 64, step: 8.5, turn: 8, size: 2.1 };
const CALIPER = { inner: 44, outer: 88, half: 46, pistons: 17 };

const disc = (radius: number): string => circle(HUB.x, HUB.y, radius);
const part = (inner: number, outer: number, half: number): string =>
  sector(HUB.x, HUB.y, inner, outer, -half, half);

/** Ventilated rotor, drilled in spirals, with its hat and five studs. */
function rotor(): string {
  const { x, y } = HUB;
  const hole = (spiral: number, row: number): string =>
    circle(
      ...polar(
        x,
        y,
        HOLES.outer - row * HOLES.step,
        (spiral * 360) / HOLES.spirals + row * HOLES.turn,
      ),
      HOLES.size,
    );
  return [
    shape('outline', disc(ROTOR.radius)),
    shape(
      'hair',
      disc(ROTOR.friction),
      repeat(72, (vane) => spoke(x, y, ROTOR.friction, ROTOR.radius, vane * 5, 1.6)),
    ),
    shape(
      'line',
      repeat(HOLES.spirals, (spiral) => repeat(HOLES.rows, (row) => hole(spiral, row))),
      disc(ROTOR.hat),
    ),
    shape('spot', disc(ROTOR.hat - 4)),
    shape('panel', disc(ROTOR.bore), boltCircle(x, y, 25, 5, 3.6)),
    shape('hair', disc(ROTOR.bore - 5)),
  ].join('');
}

/** Two-piston caliper with pad and slide pins, over the nose side of the rotor. */
function caliper(): string {
  const { x, y } = HUB;
  const pistons = [-CALIPER.pistons, CALIPER.pistons].map((angle) => polar(x, y, 72, angle));
  const pins = [-CALIPER.half - 6, CALIPER.half + 6].map((angle) => polar(x, y, 83, angle));
  return [
    shape('outline', pins.map((pin) => circle(...pin, 5)).join('')),
    shape('spot', part(CALIPER.inner, CALIPER.outer, CALIPER.half)),
    shape('ink', part(CALIPER.inner, 58, CALIPER.half - 6)),
    shape('line', part(62, 82, 34)),
    shape('panel', pistons.map((piston) => circle(...piston, 8.5)).join('')),
    shape('hair', pistons.map((piston) => circle(...piston, 4)).join('')),
  ].join('');
}

/** Rotor and caliper from the side. */
export function brakes(): string {
  const { x, y } = HUB;
  const axes = [
    polyline([x - 94, y], [x - 80, y]),
    polyline([x + 96, y], [x + 124, y]),
    polyline([x, y - 88], [x, y - 78]),
    polyline([x, y + 78], [x, y + 88]),
  ];
  return rotor() + caliper() + shape('center', ...axes);
}
