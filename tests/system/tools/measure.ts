import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from '../../../src/rules/font-characters.ts';

/** Position in a variable font, such as { wght: 700 }. */
type Axes = Record<string, number>;

/**
 * Opens a font file of any web format for HarfBuzz, which browsers use too. Keeps only the
 * characters that the site may use.
 */
export async function openFont(bytes: Buffer): Promise<Face> {
  return new Face(
    new Blob(new Uint8Array(await subsetFont(bytes, FONT_CHARACTERS, { targetFormat: 'sfnt' }))),
  );
}

/** Advance of one line of text in em, kerning included. */
export function textWidth(face: Face, axes: Axes, text: string): number {
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return (
    buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0) / face.upem
  );
}
