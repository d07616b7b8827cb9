import { offsetOfMatch, type Source } from './locate.ts';
import type { Flaw } from './explain-yaml.ts';
import { textsOf } from './texts-of.ts';

/** Scripts in which a joiner after a letter changes how letters connect. */
const JOINING = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr'];

/** Invisible characters with a purpose: variation selectors, and joiners inside an emoji or after a letter of a joining script. */
const USEFUL = [
  String.raw`\p{Variation_Selector}`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D\p{Extended_Pictographic}`,
  String.raw`(?<=[${JOINING.map((script) => `\\p{sc=${script}}`).join('')}])[\u200C\u200D]`,
].join('|');

/**
 * Invisible characters that break searching, copying and the order of words: zero-width characters, direction marks
 * (Unicode Standard Annex 9), line separators, lone surrogates, and the replacement character of a lost letter. Hebrew
 * and Arabic do not need direction marks, because browsers order their letters.
 */
const HIDDEN = new RegExp(String.raw`(?!${USEFUL})[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cs}\uFFF9-\uFFFD]`, 'gu');

const NAMES: [characters: RegExp, name: string][] = [
  [/\u00AD/, 'a soft hyphen'],
  [/[\u200B-\u200D\u2060\uFEFF]/, 'a zero-width character'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, 'a character that changes the direction of the text'],
  [/[\u2028\u2029]/, 'a line separator'],
  [/\uFFFD/, 'the replacement for a letter that was lost'],
];

/** Every hidden character in the texts of a file, and how to fix it. Comments after # may have them. */
export function hiddenCharacters(source: Source): Flaw[] {
  // A character may also be written with a backslash. Most files have neither, and are skipped here.
  if (source.text.search(HIDDEN) < 0 && !source.text.includes('\\')) return [];
  return textsOf(source.value).flatMap(({ path, text }) =>
    [...text.matchAll(HIDDEN)].map((match, i) => ({ offset: offsetOfMatch(source, path, HIDDEN, i), message: explain(text, match) })),
  );
}

function explain(text: string, { 0: character, index }: RegExpExecArray): string {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = NAMES.find(([characters]) => characters.test(character))?.[1] ?? 'a character that no page shows';
  const before = /\S{0,15}$/.exec(text.slice(0, index))![0];
  const after = /^\S{0,15}/.exec(text.slice(index + character.length))![0];
  return `"${`${before}[${code}]${after}`.replace(HIDDEN, '')}" holds ${name}, ${code}. It is invisible, and it breaks searching and copying. Type the word again.`;
}
