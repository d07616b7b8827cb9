import { shape } from '../drawing.ts';
import { numerals } from '../numerals.ts';
import { polar, polygon, polyline, shapeFrom } from '../path.ts';
import { circle, rect, repeat, sector, spoke } from '../shapes.ts';

const DIAL = { x: 120, y: 100, radius: 90, start: 158, sweep: 224 };
const TICKS = { count: 56, outer: 84, long: 18, middle: 10, short: 6 };
const LABELS = ['0', '30', '60', '90', '120'];
const ODOMETER = { left: 72, top: 144, window: 19.2, height: 28, digits: '30000' };

/** The angle for a fraction of the scale, 0 to 1. */
const angleAt = (share: number): number => DIAL.start + share * DIAL.sweep;

function face(): string {
  const { x, y, radius } = DIAL;
  const rim = shapeFrom(
    [polar(x, y, radius, angleAt(0))],
    [
      { arcTo: polar(x, y, radius, angleAt(1)), radius, large: true, clockwise: true },
      polar(x, y, 22, 56),
      polar(x, y, 22, 124),
    ],
  );
  const tick = (index: number): string => {
    const length = index % 14 === 0 ? TICKS.long : index % 7 === 0 ? TICKS.middle : TICKS.short;
    return spoke(x, y, TICKS.outer, TICKS.outer - length, angleAt(index / TICKS.count));
  };
  return (
    shape('outline', rim) +
    shape('spot', sector(x, y, 65, TICKS.outer, angleAt(0), angleAt(0.25))) +
    shape('line', repeat(TICKS.count + 1, tick))
  );
}

/** Thousands of miles. The first and the last are moved away from the rim. */
const labels = (): string =>
  LABELS.map((label, index) => {
    const nudge = index === 0 ? 5 : index === LABELS.length - 1 ? -7 : 0;
    const [x, y] = polar(DIAL.x, DIAL.y, index % 4 === 0 ? 56 : 52, angleAt(index / 4) + nudge);
    return numerals(label, x, y + 6, 17);
  }).join('');

function needle(): string {
  const { x, y } = DIAL;
  const angle = angleAt(0.25);
  return (
    shape(
      'ink',
      polygon(polar(x, y, 44, angle), polar(x, y, 7, angle + 90), polar(x, y, 7, angle - 90)),
    ) +
    shape('outline', circle(x, y, 11)) +
    shape('ink', circle(x, y, 3))
  );
}

function odometer(): string {
  const { left, top, window, height, digits } = ODOMETER;
  const edges = repeat(digits.length - 1, (index) =>
    polyline([left + (index + 1) * window, top], [left + (index + 1) * window, top + height]),
  );
  return (
    shape('outline', rect(left, top, window * digits.length, height, 2)) +
    shape('line', edges) +
    [...digits]
      .map((digit, index) => numerals(digit, left + (index + 0.5) * window, top + 21, 20))
      .join('')
  );
}

/** Dial and odometer at thirty thousand miles. */
export const scheduledMaintenance = (): string => face() + labels() + needle() + odometer();
