import { shape } from '../drawing.ts';
import { blob, curve, polygon, polyline } from '../path.ts';
import { arc, circle, rect, repeat, spoke } from '../shapes.ts';
import { GROUND } from './parked.ts';
import { sign } from './sign.ts';

const DESK = { left: 120, right: 392, top: 148 };
const KEYS = { left: 262, top: 44, columns: 5, pitch: 24 };
const CLOCK = { x: 66, y: 62, radius: 24 };

/** Every car in the shop has its key here. */
function keyRack(): string {
  const { left, top, columns, pitch } = KEYS;
  const key = (index: number): string => {
    const [x, y] = [left + 14 + index * pitch, top + 12];
    return circle(x, y + 8, 4.5) + rect(x - 1.5, y + 12.5, 3, 12);
  };
  return (
    shape('panel', rect(left, top, columns * pitch + 4, 44, 3)) +
    shape(
      'ink',
      repeat(columns, (index) => circle(left + 14 + index * pitch, top + 12, 1.8)),
    ) +
    shape(
      'spot',
      repeat(columns, (index) => (index === 2 ? '' : key(index))),
    )
  );
}

const clock = (): string =>
  shape('outline', circle(CLOCK.x, CLOCK.y, CLOCK.radius)) +
  shape(
    'line',
    repeat(12, (hour) => spoke(CLOCK.x, CLOCK.y, CLOCK.radius - 3, CLOCK.radius - 7, hour * 30)),
  ) +
  shape('bold', polyline([CLOCK.x - 9, CLOCK.y - 7], [CLOCK.x, CLOCK.y], [CLOCK.x + 1, CLOCK.y - 15]));

/** Screen, card reader, bell and a pen on its clipboard. */
const onTheDesk = (): string =>
  [
    shape('outline', polygon([300, DESK.top], [304, 132], [320, 132], [324, DESK.top]), rect(274, 96, 76, 42, 3)),
    shape('spot', rect(280, 102, 64, 30)),
    shape('line', polyline([286, 110], [316, 110]), polyline([286, 117], [330, 117]), polyline([286, 124], [308, 124])),
    shape('outline', arc(180, DESK.top - 4, 15, 180, 360), rect(162, DESK.top - 5, 36, 5)),
    shape('ink', rect(178, DESK.top - 24, 4, 5)),
    shape('panel', polygon([220, DESK.top], [226, 118], [248, 118], [242, DESK.top])),
    shape(
      'hair',
      repeat(4, (row) => polyline([230, 125 + row * 5], [242, 125 + row * 5])),
    ),
  ].join('');

const desk = (): string =>
  shape('outline', rect(DESK.left + 8, DESK.top + 8, DESK.right - DESK.left - 16, GROUND - DESK.top - 8)) +
  shape('spot', rect(DESK.left + 8, DESK.top + 8, DESK.right - DESK.left - 16, 52)) +
  sign((DESK.left + DESK.right) / 2, DESK.top + 51, 1.1) +
  shape('ink', rect(DESK.left, DESK.top, DESK.right - DESK.left, 9, 2), rect(DESK.left + 8, GROUND - 8, DESK.right - DESK.left - 16, 8));

/** A chair to wait on. */
const chair = (): string =>
  shape('pipe', curve([20, 134, 80], [28, 186, 84]), polyline([28, 190], [76, 190])) +
  shape('panel', blob([14, 138, -70], [22, 132, 20], [33, 182, 84], [25, 186, 170]), rect(24, 181, 54, 9, 4)) +
  shape('line', polyline([32, 190], [26, GROUND]), polyline([70, 190], [78, GROUND]), polyline([29, 212], [75, 212]));

/** The service counter, where people leave their keys. */
export const counter = (): string =>
  [shape('hair', polyline([0, 118], [420, 118])), clock(), keyRack(), onTheDesk(), desk(), chair()].join('');
