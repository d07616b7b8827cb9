import { shape } from '../drawing.ts';
import { polygon, polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';

const FILTER = { left: 96, top: 34, width: 46, height: 170, pleats: 12 };
const CORE = { left: 206, top: 34, width: 88, height: 170, tubes: 8 };

/** A pleated filter from its edge, dark where it has caught dust. */
function filter(): string {
  const { left, top, width, height, pleats } = FILTER;
  const step = (height - 16) / pleats;
  const folds = Array.from({ length: pleats * 2 + 1 }, (_, fold): [number, number] => [
    fold % 2 === 0 ? left + 8 : left + width - 8,
    top + 8 + (fold * step) / 2,
  ]);
  return (
    shape('outline', rect(left, top, width, height, 3)) +
    shape('bold', polyline(...folds)) +
    shape('ink', ...[0.2, 0.45, 0.7].map((share) => rect(left - 7, top + height * share, 5, 5)))
  );
}

/** The evaporator's tubes and fins, water dripping from its tray. */
function core(): string {
  const { left, top, width, height, tubes } = CORE;
  const step = (height - 20) / (tubes - 1);
  return [
    shape('spot', rect(left, top, width, height, 3)),
    shape(
      'line',
      repeat(tubes, (tube) => polyline([left + 6, top + 10 + tube * step], [left + width - 6, top + 10 + tube * step])),
    ),
    shape(
      'hair',
      repeat(13, (fin) => polyline([left + 8 + fin * 6, top + 5], [left + 8 + fin * 6, top + height - 5])),
    ),
    shape(
      'outline',
      polygon(
        [left - 12, top + height + 4],
        [left + width + 12, top + height + 4],
        [left + width / 2 + 8, top + height + 22],
        [left + width / 2 - 8, top + height + 22],
      ),
    ),
    shape('ink', rect(left + width / 2 - 2, top + height + 24, 4, 8), rect(left + width / 2 - 2, top + height + 36, 4, 6)),
  ].join('');
}

const breeze = (left: number, right: number): string =>
  shape(
    'line',
    ...[70, 119, 168].map((y) => polyline([left, y], [right, y]) + polyline([right - 10, y - 7], [right, y], [right - 10, y + 7])),
  );

/** The path of the air: cabin filter, evaporator, vents. */
export const evaporator = (): string => breeze(22, 84) + filter() + breeze(150, 198) + core() + breeze(306, 392);
