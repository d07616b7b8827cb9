import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from '../../src/rules/font-characters.ts';

/** One cut of the typeface: its width, range of weights, family name and file name. Every page repeats the family name, so it is short. */
export type Cut = { family: string; file: string; width: number; weights: [number, number] };

/** Headings, labels and prices. */
export const CONDENSED: Cut = {
  family: 'AC',
  file: 'archivo-condensed.woff2',
  width: 62,
  weights: [600, 800],
};

/** Body text. */
export const TEXT: Cut = {
  family: 'AT',
  file: 'archivo-text.woff2',
  width: 100,
  weights: [400, 700],
};

const FEATURES = ['kern', 'liga', 'tnum', 'lnum'];

/** Cuts the variable font down to one width, a range of weights and FONT_CHARACTERS. Returns woff2. The same input gives the same bytes. */
export async function cutFont(source: Buffer, cut: Cut): Promise<Buffer> {
  const [min, max] = cut.weights;
  return subsetFont(source, FONT_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wdth: cut.width, wght: { min, max } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
