import { drawing, type Drawing } from './drawing.ts';
import { type Point, polyline } from './path.ts';
import { circle } from './shapes.ts';
import { alignments } from './exhibits/alignments.ts';
import { brakes } from './exhibits/brakes.ts';
import type { ExhibitDrawing } from './exhibits/exhibit-drawing.ts';
import { tires } from './exhibits/tires.ts';

const EXHIBITS = {
  tires,
  alignments,
  brakes,
} satisfies Record<string, ExhibitDrawing>;

type ExhibitName = keyof typeof EXHIBITS;

const SIZE = { width: 420, height: 220 };
/** On wide screens the drawing takes this share of the width, in the middle. */
const WIDE_SHARE = 0.5;
/**
 * The distance between two lines: 2 % of the width on phones, where all run down at the right, and
 * 0.9 % on wide screens.
 */
const STEP = { narrow: 0.02 * SIZE.width, wide: (0.009 * SIZE.width) / WIDE_SHARE };
/** The width of the 45-degree piece where a line turns. */
const KNEE = 6;

/** Whether a service, by its drawing's name, has an exhibit. */
export const hasExhibit = (art: string): art is ExhibitName => Object.hasOwn(EXHIBITS, art);

/** The names of the parts to which a line may lead. */
export const exhibitParts = (art: ExhibitName): string[] => Object.keys(EXHIBITS[art].parts);

/**
 * The drawing, with a line from each of these parts to its note below. Notes are side by side, or
 * on phones one under the other.
 */
export function exhibitDrawing(art: ExhibitName, noted: readonly string[]): Drawing {
  const { markup, parts }: ExhibitDrawing = EXHIBITS[art];
  const points = noted.map((name) => parts[name]!);
  const width = SIZE.width / WIDE_SHARE;
  const columns = points.map(
    (_, index) => (SIZE.width - width) / 2 + (index * width) / points.length,
  );
  const rails = points.map((_, index) => SIZE.width - (points.length - index - 0.5) * STEP.narrow);
  const dots = `<path class="dots" d="${points.map(([x, y]) => circle(x, y, 4)).join('')}"/>`;
  return drawing(
    SIZE.width,
    SIZE.height,
    markup,
    leads('leads-wide', points, columns, STEP.wide),
    leads('leads-narrow', points, rails, STEP.narrow),
    dots,
  );
}

/**
 * Draws a line from each part down, then below the drawing to the side, then down to its end. Of
 * lines to the left, the earlier run higher; of lines to the right, lower: so none cross. A wider
 * line in the page's color keeps them visible on black.
 */
function leads(name: string, parts: Point[], ends: number[], step: number): string {
  const bottom = SIZE.height + parts.length * step;
  const lines = parts.map(([x, y], index) => {
    const end = ends[index]!;
    const lane = SIZE.height + step * (end < x ? index : parts.length - index - 1);
    const knee = Math.sign(end - x) * Math.min(KNEE, Math.abs(end - x) / 2);
    const turn = Math.abs(knee);
    return polyline(
      [x, y],
      [x, lane - turn],
      [x + knee, lane],
      [end - knee, lane],
      [end, lane + turn],
      [end, bottom],
    );
  });
  const path = lines.join('');
  return `<g class="${name}"><path class="halo" d="${path}"/><path d="${path}"/></g>`;
}
