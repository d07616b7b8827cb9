import { drawing, type Drawing } from './drawing.ts';
import { drawnOnce } from './drawn-once.ts';
import { type Point, polyline } from './path.ts';
import { circle } from './shapes.ts';
import { acHeatRepair } from './exhibits/ac-heat-repair.ts';
import { alignments } from './exhibits/alignments.ts';
import { brakes } from './exhibits/brakes.ts';
import type { ExhibitDrawing } from './exhibits/exhibit-drawing.ts';
import { tires } from './exhibits/tires.ts';

const EXHIBITS = {
  tires,
  alignments,
  brakes,
  'ac-heat-repair': acHeatRepair,
} satisfies Record<string, ExhibitDrawing>;

export type ExhibitName = keyof typeof EXHIBITS;

const SIZE = { width: 420, height: 220 };
/** On wide screens the drawing takes this share of the width, in the middle. */
const WIDE_SHARE = 0.6;
/** The distance of two lines on phones, where all run down at the right: 2 % of the width. */
const STEP = 0.02 * SIZE.width;
/** On wide screens, how far a line goes straight before it turns to its part. */
const DROP = 20;

/** Whether a service, by its drawing's name, has an exhibit. */
export const hasExhibit = (art: string): art is ExhibitName => Object.hasOwn(EXHIBITS, art);

/** The names of the parts to which a line may lead. */
export const exhibitParts = (art: ExhibitName): string[] => Object.keys(EXHIBITS[art].parts);

/** The drawing, with a line from each of these parts to its note below. Notes are side by side, or on phones one under the other. */
export function exhibitDrawing(art: ExhibitName, noted: readonly string[]): Drawing {
  return drawn(`${art} ${noted.join(' ')}`);
}

const drawn = drawnOnce((key: string): Drawing => {
  const [art, ...noted] = key.split(' ');
  const { markup, parts }: ExhibitDrawing = EXHIBITS[art as ExhibitName];
  const points = noted.map((name) => parts[name]!);
  const width = SIZE.width / WIDE_SHARE;
  const wide = points.map((point, index) =>
    lead(point, (SIZE.width - width) / 2 + (index * width) / points.length),
  );
  const bottom = SIZE.height + points.length * STEP;
  const narrow = points.map((point, index) => detour(point, points.length - index - 1, bottom));
  const dots = `<path class="dots" d="${points.map(([x, y]) => circle(x, y, 4)).join('')}"/>`;
  return drawing(
    SIZE.width,
    SIZE.height,
    markup,
    leads('leads-wide', wide),
    leads('leads-narrow', narrow),
    dots,
  );
});

/** Lines over a wider one in the color of the page, which keeps them visible on black. */
const leads = (name: string, lines: string[]): string => {
  const path = lines.join('');
  return `<g class="${name}"><path class="halo" d="${path}"/><path d="${path}"/></g>`;
};

/** A line from `x` at the lower edge to a part. */
const lead = (part: Point, x: number): string =>
  polyline([x, SIZE.height], [x, SIZE.height - DROP], part);

/**
 * A line from a part down, below the drawing to the right, and down again. `rank` counts the notes from the last one: an earlier
 * note's line goes below and left of a later one's, so that none crosses another.
 */
function detour([x, y]: Point, rank: number, bottom: number): string {
  const [right, below] = [SIZE.width - (rank + 0.5) * STEP, SIZE.height + rank * STEP];
  return polyline([x, y], [x, below], [right, below], [right, bottom]);
}
