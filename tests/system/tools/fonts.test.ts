import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONT_CHARACTERS } from '../../../src/rules/font-characters.ts';
import { openFont, textWidth } from './measure.ts';

// The head of src/styles/fonts.css says how they were cut.
describe.each([
  { file: 'archivo-condensed.woff2', weights: { min: 600, max: 800 } },
  { file: 'archivo-text.woff2', weights: { min: 400, max: 700 } },
])('$file', async ({ file, weights }) => {
  const face = await openFont(readFileSync(`public/fonts/${file}`));

  test('has exactly the characters that the build counts on', () => {
    const counted = [...FONT_CHARACTERS]
      .map((character) => character.codePointAt(0)!)
      .sort((a, b) => a - b);
    expect([...face.collectUnicodes()].sort((a, b) => a - b)).toEqual(counted);
  });

  test('keeps its range of weights, its kerning and its tabular figures', () => {
    expect(face.getAxisInfos()).toEqual({ wght: expect.objectContaining(weights) });
    const width = (text: string): number => textWidth(face, { wght: weights.min }, text);
    expect(width('AVATAR')).toBeLessThan(
      [...'AVATAR'].reduce((sum, letter) => sum + width(letter), 0),
    );
    expect(face.getTableFeatureTags('GSUB')).toContain('tnum');
    expect(face.getTableFeatureTags('GPOS')).toContain('kern');
  });
});
