import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { CONDENSED, cutFont, TEXT } from '../../../scripts/fonts/cut.ts';
import { openFont, textWidth } from '../../../scripts/fonts/measure.ts';
import { FONT_CHARACTERS } from '../../../src/rules/font-characters.ts';

const path = createRequire(import.meta.url).resolve;
const cuts = [CONDENSED, TEXT];
const file = (name: string) => readFileSync(`public/fonts/${name}`);

const faces = await Promise.all(cuts.map((cut) => openFont(file(cut.file))));

test('they have exactly the characters that the build counts on', () => {
  const counted = [...FONT_CHARACTERS]
    .map((character) => character.codePointAt(0)!)
    .sort((a, b) => a - b);
  for (const face of faces)
    expect([...face.collectUnicodes()].sort((a, b) => a - b)).toEqual(counted);
});

test('they keep their range of weights, their kerning and their tabular figures', () => {
  faces.forEach((face, index) => {
    const [min, max] = cuts[index]!.weights;
    expect(face.getAxisInfos()).toMatchObject({ wght: { min, max } });
    expect(Object.keys(face.getAxisInfos())).toEqual(['wght']);
    expect(textWidth(face, { wght: min }, 'AVATAR')).toBeLessThan(
      [...'AVATAR'].reduce((sum, letter) => sum + textWidth(face, { wght: min }, letter), 0),
    );
  });
  for (const face of faces) {
    expect(face.getTableFeatureTags('GSUB')).toContain('tnum');
    expect(face.getTableFeatureTags('GPOS')).toContain('kern');
  }
});

test('they are up to date with the typeface (npm run fonts)', async () => {
  const archivo = readFileSync(
    path('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  );
  for (const cut of cuts)
    expect(
      (await cutFont(archivo, cut)).equals(file(cut.file)),
      `${cut.file} is stale: run npm run fonts`,
    ).toBe(true);
});
