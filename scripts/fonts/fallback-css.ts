import type { Face } from 'harfbuzzjs';
import type { Cut } from './cut.ts';
import { extents, textWidth, type Axes } from './measure.ts';
import type { Source, FallbackFont } from './fallback-fonts.ts';

/**
 * The `size-adjust` factor that makes `samples` exactly as wide in the fallback font as in ours. Longer samples count for
 * more.
 */
function sizeAdjust(
  cut: Cut,
  ours: Face,
  fallback: FallbackFont,
  theirs: Face,
  samples: string[],
): number {
  const total = (face: Face, axes: Axes) =>
    samples.reduce((sum, sample) => sum + textWidth(face, axes, sample), 0);
  return (
    total(ours, { wdth: cut.width, wght: fallback.match }) /
    (total(theirs, fallback.axes) * fallback.stretch)
  );
}

/** The `@font-face` rule for one fallback font, with the width, baseline and line box of our font. Every style sets a line height, so the line gap does not matter. */
export function fallbackFace(
  cut: Cut,
  ours: Face,
  fallback: FallbackFont,
  sources: Record<Source, Face>,
  samples: string[],
): string {
  const texts = fallback.only ? [fallback.only.characters] : samples;
  const size = sizeAdjust(cut, ours, fallback, sources[fallback.source], texts);
  const { ascent, descent } = extents(ours);
  const [from, to] = fallback.weights;
  return face([
    ['font-family', `"${fallback.family}"`],
    ['src', fallback.names.map((name) => `local("${name}")`).join(', ')],
    ['font-weight', from === to ? `${from}` : `${from} ${to}`],
    ...(fallback.only ? [['unicode-range', fallback.only.range] as const] : []),
    ['size-adjust', percent(size)],
    ['ascent-override', percent(ascent / size, 0)],
    ['descent-override', percent(descent / size, 0)],
  ]);
}

/** The `@font-face` rule of one of our own files. */
export function webFace(cut: Cut): string {
  return face([
    ['font-family', `"${cut.family}"`],
    ['src', `url("/fonts/${cut.file}") format("woff2")`],
    ['font-weight', cut.weights.join(' ')],
    ['font-display', 'swap'],
  ]);
}

function face(descriptors: (readonly [string, string])[]): string {
  return `@font-face {\n${descriptors.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}

/** Widths are rounded to a tenth of a percent. For heights a whole percent is enough: half a percent of a letter's height is under a pixel. */
function percent(value: number, digits = 1): string {
  return `${(value * 100).toFixed(digits)}%`;
}
