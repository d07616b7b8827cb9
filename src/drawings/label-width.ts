/** Advance widths of the condensed font at weight 700, in em, by kind of letter. */
const KINDS: [letters: RegExp, em: number][] = [
  [/ /, 0.13],
  [/[ijlI|!.,:;'’]/, 0.22],
  [/[frt()-]/, 0.27],
  [/[mwMW@%—…]/, 0.66],
  [/[A-Z&]/, 0.49],
];
const OTHER = 0.41;

/**
 * The estimated width of a line in the condensed font at weight 700, in the unit of `size`. The
 * estimate is close, and never much too small.
 */
export function labelWidth(text: string, size: number): number {
  return (
    size *
    [...text].reduce(
      (sum, letter) => sum + (KINDS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER),
      0,
    )
  );
}
