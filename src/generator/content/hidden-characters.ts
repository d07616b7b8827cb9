import { MOST_SHOWN } from '../first-hundred.ts';
import type { Said } from '../mistake.ts';
import { offsetOfMatch, type Source, writtenAt } from './locate.ts';
import type { FieldMistake } from './locate-mistake.ts';
import { textsOf } from './texts-of.ts';
import { sayOfContent as say } from './words.ts';

/** Scripts in which a joiner after a letter changes how letters connect. */
const JOINING = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
];

/**
 * Invisible characters with a purpose: variation selectors, and joiners inside an emoji or after a
 * letter of a joining script.
 */
const USEFUL = [
  String.raw`\p{Variation_Selector}`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D\p{Extended_Pictographic}`,
  String.raw`(?<=[${JOINING.map((script) => `\\p{sc=${script}}`).join('')}])[\u200C\u200D]`,
].join('|');

/**
 * Invisible characters that break searching, copying and the order of words: zero-width characters,
 * direction marks (Unicode Standard Annex 9), line separators, lone surrogates, characters for
 * private use, and the replacement character of a lost letter. Hebrew and Arabic do not need
 * direction marks, because browsers order their letters.
 */
const HIDDEN = new RegExp(
  String.raw`(?!${USEFUL})[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cs}\p{Co}\uFFF9-\uFFFD]`,
  'gu',
);

const NAMES: [characters: RegExp, name: string][] = [
  [/\u00AD/, 'a soft hyphen'],
  [/[\u200B-\u200D\u2060\uFEFF]/, 'a zero-width character'],
  [
    /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
    'a character that changes the direction of the text',
  ],
  [/[\u2028\u2029]/, 'a line separator'],
  [/\p{Co}/u, 'a character for private use'],
  [/\uFFFD/, 'the replacement for a letter that was lost'],
];

/**
 * Every hidden character in the texts of a file, and how to fix it. Comments after # may have them.
 */
export function hiddenCharacters(source: Source): FieldMistake[] {
  // A character may also be written with a backslash. Most files have neither, and are skipped
  // here.
  if (source.text.search(HIDDEN) < 0 && !source.text.includes('\\')) return [];
  return textsOf(source.value).flatMap(({ path, text }) =>
    [...text.matchAll(HIDDEN)].map((match, i) =>
      // What comes after the first hundred is only counted.
      i < MOST_SHOWN
        ? {
            source,
            path,
            offset: offsetOfMatch(source, path, HIDDEN, i),
            ...explain(text, match),
          }
        : { source, path, offset: writtenAt(source, path).end, ...say('more', {}) },
    ),
  );
}

function explain(text: string, { 0: character, index }: RegExpExecArray): Said {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  const name =
    NAMES.find(([characters]) => characters.test(character))?.[1] ??
    'a character that no page shows';
  const before = /\S*$/.exec(text.slice(Math.max(0, index - 15), index))![0];
  const after = /^\S*/.exec(
    text.slice(index + character.length, index + character.length + 15),
  )![0];
  const harm = /\p{Co}/u.test(character)
    ? 'Each device shows another sign, or none'
    : 'It is invisible, and it breaks searching and copying';
  return say('hidden-character', {
    written: `${before}[${code}]${after}`.replace(HIDDEN, ''),
    name: `${name}, ${code}`,
    harm,
    character,
  });
}
