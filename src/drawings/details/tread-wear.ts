import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';

const TIRE = { top: 28, width: 96, height: 176, ribs: 5 };
const LEFTS = [30, 162, 294] as const;
/** Which ribs are worn: the middle, both shoulders, one shoulder. */
const WORN = [[1, 2, 3], [0, 4], [4]] as const;

/** A tire from the front: deep ribs are amber with grooves, worn ribs are plain. */
function tire(left: number, worn: readonly number[]): string {
  const { top, width, height, ribs } = TIRE;
  const rib = (width - 16) / ribs;
  const x = (index: number): number => left + 8 + index * rib;
  const deep = Array.from({ length: ribs }, (_, index) => index).filter((index) => !worn.includes(index));
  return [
    shape('dark', rect(left, top, width, height, 18)),
    shape('lit', ...deep.map((index) => repeat(8, (block) => rect(x(index) + 2, top + 10 + block * 20, rib - 4, 15)))),
    shape('gleam', ...worn.map((index) => polyline([x(index) + rib / 2, top + 14], [x(index) + rib / 2, top + height - 14]))),
  ].join('');
}

/** An arrow below each worn rib. */
const arrows = (left: number, worn: readonly number[]): string => {
  const rib = (TIRE.width - 16) / TIRE.ribs;
  const ends = worn.length === 3 ? [2] : worn;
  return shape(
    'line',
    ...ends.map((index) => {
      const x = left + 8 + (index + 0.5) * rib;
      return polyline([x, 236], [x, 212]) + polyline([x - 6, 220], [x, 212], [x + 6, 220]);
    }),
  );
};

/** Three patterns of tire wear: too much air, too little air, and bad alignment. */
export const treadWear = (): string => LEFTS.map((left, index) => tire(left, WORN[index]!) + arrows(left, WORN[index]!)).join('');
