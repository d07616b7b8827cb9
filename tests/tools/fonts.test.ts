import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import type { Face } from 'harfbuzzjs';
import { contentText } from '../../scripts/fonts/content-text.ts';
import { CHARACTERS, CONDENSED, cutFont, TEXT } from '../../scripts/fonts/cut.ts';
import { openFont, textWidth } from '../../scripts/fonts/measure.ts';

const path = createRequire(import.meta.url).resolve;
const cuts = [CONDENSED, TEXT];
const file = (name: string) => readFileSync(`public/fonts/${name}`);

const faces: Face[] = [];
beforeAll(async () => {
  for (const cut of cuts) faces.push(await openFont(file(cut.file)));
});

test('the web fonts have every character that content uses', () => {
  const drawn = faces.map((face) => new Set(face.collectUnicodes()));
  const missing = contentText('content').flatMap(({ file: where, text }) =>
    [...new Set(text)]
      .filter((character) => character !== '\n' && !drawn.every((set) => set.has(character.codePointAt(0) ?? 0)))
      .map((character) => `${where}: ${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`),
  );
  expect(
    [...new Set(missing)],
    'The fonts lack these characters. Write the texts without them, or add them to CHARACTERS and run npm run fonts.',
  ).toEqual([]);
});

test('they have every character of CHARACTERS', () => {
  for (const face of faces) {
    const drawn = new Set(face.collectUnicodes());
    expect([...CHARACTERS].filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([]);
  }
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
  const archivo = readFileSync(path('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'));
  for (const cut of cuts)
    expect((await cutFont(archivo, cut)).equals(file(cut.file)), `${cut.file} is stale: run npm run fonts`).toBe(true);
});
