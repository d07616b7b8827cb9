import fontverter from 'fontverter';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** Position in a variable font, such as { wght: 700 }. */
export type Axes = Record<string, number>;

/** Opens a font file of any web format and measures it with HarfBuzz, which browsers use too. */
export async function openFont(bytes: Buffer): Promise<Face> {
  return new Face(new Blob(new Uint8Array(await fontverter.convert(bytes, 'sfnt'))));
}

/** Advance of one line of text in em, kerning included. */
export function textWidth(face: Face, axes: Axes, text: string): number {
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0) / face.upem;
}

/** Ascent and descent in em, both positive. */
export function extents(face: Face): { ascent: number; descent: number } {
  const { ascender, descender } = new Font(face).hExtents();
  return { ascent: ascender / face.upem, descent: -descender / face.upem };
}
