import subsetFont from 'subset-font';

/** One cut of the typeface: its width, range of weights, family name and file name. Every page repeats the family name, so it is short. */
export type Cut = { family: string; file: string; width: number; weights: [number, number] };

/** Headings, labels and prices. */
export const CONDENSED: Cut = { family: 'AC', file: 'archivo-condensed.woff2', width: 62, weights: [600, 800] };

/** Body text. */
export const TEXT: Cut = { family: 'AT', file: 'archivo-text.woff2', width: 100, weights: [400, 700] };

const BASIC_LATIN = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/** Every character that the site may use. The arrow → is absent: Archivo does not draw it. */
export const CHARACTERS = `${BASIC_LATIN}\u00a0©°·½×áäéíñóöúü–—‘’“”•…′″`;

const FEATURES = ['kern', 'liga', 'tnum', 'lnum'];

/** Cuts the variable font down to one width, a range of weights and CHARACTERS. Returns woff2. The same input gives the same bytes. */
export async function cutFont(source: Buffer, cut: Cut): Promise<Buffer> {
  const [min, max] = cut.weights;
  return subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wdth: cut.width, wght: { min, max } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
