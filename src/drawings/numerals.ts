import { GLYPHS } from './glyphs.ts';
import { svgNumbers } from './path.ts';
import type { Pen } from './pens.ts';

const EM = 100;

/**
 * Digits as shapes: centered on x, with the baseline at y and `size` units per em. Throws for a
 * character without an outline.
 */
export function numerals(
  text: string,
  x: number,
  y: number,
  size: number,
  pen: Pen = 'ink',
): string {
  const glyphs = [...text].map((character) => {
    const glyph = GLYPHS[character];
    if (!glyph) throw new Error(`There is no outline for "${character}" in glyphs.ts.`);
    return glyph;
  });
  const scale = size / EM;
  let left = x - (glyphs.reduce((sum, { width }) => sum + width, 0) * scale) / 2;
  let markup = '';
  for (const { outline, width } of glyphs) {
    const transform = `translate(${svgNumbers(left, y)})scale(${scale})`;
    markup += `<path class="${pen}" transform="${transform}" d="${outline}"/>`;
    left += width * scale;
  }
  return markup;
}
