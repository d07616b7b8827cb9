import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONT_CHARACTERS } from '../../../src/rules/font-characters.ts';
import { openFont } from './measure.ts';

// The head of src/styles/fonts.css says how they were cut.
describe.each([
  { file: 'archivo-condensed.woff2', weights: { min: 600, max: 800 } },
  { file: 'archivo-text.woff2', weights: { min: 400, max: 700 } },
])('$file', async ({ file }) => {
  const face = await openFont(readFileSync(`public/fonts/${file}`));

  test('has exactly the characters that the build counts on', () => {
    const counted = [...FONT_CHARACTERS]
      .map((character) => character.codePointAt(0)!)
      .sort((a, b) => a - b);
    expect([...face.collectUnicodes()].sort((a, b) => a - b)).toEqual(counted);
  });
});
