import { shape } from '../drawing.ts';
import { numerals } from '../numerals.ts';
import { curve, polyline } from '../path.ts';
import { circle, rect, repeat, spoke } from '../shapes.ts';

const METER = { left: 36, top: 22, width: 118, height: 200 };
const BATTERY = { left: 222, top: 122, width: 166, height: 96 };
const POSTS = [256, 354] as const;

function meter(): string {
  const { left, top, width, height } = METER;
  const [x, y] = [left + width / 2, top + 128];
  return [
    shape('outline', rect(left, top, width, height, 14)),
    shape('dark', rect(left + 14, top + 16, width - 28, 58, 3)),
    numerals('12', x - 16, top + 61, 46, 'lit'),
    shape('lit', rect(x + 6, top + 56, 5, 5)),
    numerals('6', x + 24, top + 61, 46, 'lit'),
    shape('spot', circle(x, y, 32)),
    shape(
      'line',
      repeat(12, (mark) => spoke(x, y, 36, 42, mark * 30)),
    ),
    shape('bold', polyline([x, y], [x - 18, y - 20])),
    shape(
      'ink',
      circle(left + 34, top + height - 18, 6),
      circle(left + width - 34, top + height - 18, 6),
    ),
  ].join('');
}

function battery(): string {
  const { left, top, width, height } = BATTERY;
  return [
    ...POSTS.map((x) => shape('outline', rect(x - 12, top - 18, 24, 20, 2))),
    shape('outline', rect(left, top, width, height, 4)),
    shape('spot', rect(left + 10, top + 34, width - 20, height - 48)),
    shape(
      'line',
      repeat(5, (cell) =>
        polyline([left + 36 + cell * 26, top + 34], [left + 36 + cell * 26, top + height - 14]),
      ),
    ),
    shape(
      'bold',
      polyline([POSTS[0] - 9, top + 18], [POSTS[0] + 9, top + 18]),
      polyline([POSTS[1] - 9, top + 18], [POSTS[1] + 9, top + 18]),
      polyline([POSTS[1], top + 9], [POSTS[1], top + 27]),
    ),
  ].join('');
}

/** From a jack, under the meter and over the battery, to the probe on a post; `out` is its distance from the meter. */
const lead = (jack: number, post: number, out: number): string => {
  const [bottom, side] = [METER.top + METER.height - 18, METER.left + METER.width + out];
  return (
    shape(
      'pipe',
      curve(
        [jack, bottom, 90],
        [(jack + side) / 2, 234 + out / 8, 0],
        [side, 160, -90],
        [(side + post) / 2, 34 - out / 2, 0],
        [post, 56, 90],
      ),
    ) +
    shape('outline', rect(post - 6, 52, 12, 40, 4)) +
    shape('bold', polyline([post, 92], [post, 104]))
  );
};

/** A meter across a battery that is full and at rest: 12.6 volts. */
export const multimeter = (): string =>
  lead(METER.left + 34, POSTS[0], 44) +
  lead(METER.left + METER.width - 34, POSTS[1], 24) +
  meter() +
  battery();
