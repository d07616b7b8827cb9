import type { Axes } from './measure.ts';

/** The free font that we measure for each system font. Arimo has the same widths as Arial and Helvetica; the others are the system fonts themselves. */
export type Source = 'arimo' | 'roboto' | 'dejavu' | 'dejavuBold';

/** A font on a visitor's system, and which weights of our font it replaces until ours loads. */
export type FallbackFont = {
  family: string;
  /** Full names and PostScript names, as `local()` looks them up. */
  names: string[];
  source: Source;
  axes: Axes;
  /** Arial Narrow is Arial at 0.82 of its width, glyph by glyph. */
  stretch: number;
  weights: [number, number];
  /** The weight that is matched exactly. The other weights in the range are off by one or two percent. */
  match: number;
  /** These characters differ so much in width that they get a second face with a separate size. */
  only?: { characters: string; range: string };
};

const DIGITS = { characters: '(0123456789.)', range: 'U+28-29,U+2E-39' };
const NARROW_BOLD = ['Arial Narrow Bold', 'Liberation Sans Narrow Bold'];
const ARIAL = ['Arial', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold'];
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto'];

const BOLD = { axes: { wght: 700 }, stretch: 1 };
const REGULAR = { axes: { wght: 400 }, stretch: 1 };

/** In the order of the font stacks: Windows and Apple, then Android, then Linux. The names are short, because each page carries them. */
export const CONDENSED_FALLBACKS: FallbackFont[] = [
  ...condensed('AC1', NARROW_BOLD, 'arimo', 0.82, DIGITS),
  ...condensed('AC2', ARIAL_BOLD, 'arimo', 1, DIGITS),
  ...condensed('AC3', ROBOTO_BOLD, 'roboto', 1),
  ...condensed('AC4', ['DejaVu Sans Bold'], 'dejavuBold', 1, DIGITS),
];

export const TEXT_FALLBACKS: FallbackFont[] = [
  { family: 'AT1', names: ARIAL, source: 'arimo', ...REGULAR, weights: [400, 500], match: 400 },
  { family: 'AT1', names: ARIAL_BOLD, source: 'arimo', ...BOLD, weights: [600, 700], match: 700 },
  {
    family: 'AT2',
    names: ['Roboto'],
    source: 'roboto',
    ...REGULAR,
    weights: [400, 500],
    match: 400,
  },
  { family: 'AT2', names: ROBOTO_BOLD, source: 'roboto', ...BOLD, weights: [600, 700], match: 700 },
  {
    family: 'AT3',
    names: ['DejaVu Sans'],
    source: 'dejavu',
    ...REGULAR,
    weights: [400, 500],
    match: 400,
  },
  {
    family: 'AT3',
    names: ['DejaVu Sans Bold'],
    source: 'dejavuBold',
    ...BOLD,
    weights: [600, 700],
    match: 700,
  },
];

// A browser never mixes weights in one word. So digits need one face for each weight in which prices and phone numbers are
// set. Quotes, the only text of weight 600, have few digits.
function condensed(
  family: string,
  names: string[],
  source: Source,
  stretch: number,
  only?: FallbackFont['only'],
): FallbackFont[] {
  const base = { family, names, source, axes: { wght: 700 }, stretch };
  const quotes: FallbackFont = { ...base, weights: [600, 600], match: 600 };
  const bold: FallbackFont = { ...base, weights: [700, 700], match: 700 };
  const heavy: FallbackFont = { ...base, weights: [800, 800], match: 800 };
  return only
    ? [quotes, bold, { ...bold, only }, heavy, { ...heavy, only }]
    : [{ ...bold, weights: [600, 700] }, heavy];
}
