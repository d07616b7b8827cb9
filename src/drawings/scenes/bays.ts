import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';
import { GROUND, parked } from './parked.ts';
import { sign } from './sign.ts';

const WALL = { left: 12, right: 408, top: 64 };
const OPENING = { left: 32, right: 232, top: 90 };
const POSTS = [46, 206];
const DOOR = { left: 250, right: 336, top: 90, panels: 6 };
const OFFICE = { left: 354, right: 392, top: 124 };
const LIFT = 46;

/** Open bay with a car on the two-post lift, the drain cart below it. */
function openBay(): string {
  const { left, right, top } = OPENING;
  return [
    shape('glass', rect(left, top, right - left, GROUND - top)),
    shape('hair', polyline([left, top + 8], [right, top + 8]), polyline([left, top + 16], [right, top + 16])),
    shape('panel', ...POSTS.map((post) => rect(post, top + 22, 12, GROUND - top - 22))),
    parked('suv', 58, 0.315, LIFT),
    shape('spot', rect(56, GROUND - LIFT - 8, 40, 5), rect(168, GROUND - LIFT - 8, 40, 5)),
    shape('ink', ...POSTS.map((post) => rect(post - 5, GROUND - 5, 22, 5))),
    shape('panel', rect(114, GROUND - 28, 36, 23)),
    shape(
      'line',
      polyline([114, GROUND - 20], [150, GROUND - 20]),
      polyline([114, GROUND - 12.5], [150, GROUND - 12.5]),
      polyline([132, GROUND - 28], [132, GROUND - 36], [124, GROUND - 40], [140, GROUND - 40], [132, GROUND - 36]),
    ),
    shape('ink', rect(118, GROUND - 5, 6, 5), rect(140, GROUND - 5, 6, 5)),
  ].join('');
}

/** Closed sectional door with one row of lights. */
function closedBay(): string {
  const { left, right, top, panels } = DOOR;
  const height = (GROUND - top) / panels;
  return (
    shape('panel', rect(left, top, right - left, GROUND - top)) +
    shape(
      'line',
      repeat(panels - 1, (panel) => polyline([left, top + (panel + 1) * height], [right, top + (panel + 1) * height])),
    ) +
    shape(
      'spot',
      repeat(3, (light) => rect(left + 7 + light * 25.5, top + height + 5, 20, height - 10)),
    )
  );
}

function office(): string {
  const { left, right, top } = OFFICE;
  return (
    shape('panel', rect(left, top, right - left, GROUND - top)) +
    shape('glass', rect(left + 6, top + 7, right - left - 12, 52)) +
    shape('bold', polyline([right - 7, top + 68], [right - 7, top + 80])) +
    shape('ink', rect(left - 4, top - 9, right - left + 8, 8))
  );
}

/** The service bays from the street. */
export const bays = (): string =>
  [
    shape('outline', rect(WALL.left, WALL.top, WALL.right - WALL.left, GROUND - WALL.top)),
    shape('spot', rect(2, 38, 416, 28)),
    sign(WALL.left + 120, 61, 0.56),
    shape('hair', polyline([WALL.left, 76], [WALL.right, 76])),
    openBay(),
    closedBay(),
    office(),
  ].join('');
