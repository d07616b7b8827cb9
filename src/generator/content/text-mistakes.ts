import { is } from 'valibot';
import { closestMatch } from '../base/closest-match.ts';
import { contentMistake } from './content-mistakes.ts';
import type { FilledFile } from './content-model.ts';
import { textsOf } from './data.ts';
import { metadataOf } from './metadata.ts';
import {
  type FieldMistake,
  matchOffsets,
  type ParsedFile,
  sourceTextAt,
} from './locate-in-file.ts';
import { fieldAt } from './schema-walk.ts';

/**
 * Invisible characters that break searching, copying and the order of words: zero-width characters,
 * direction marks (Unicode Standard Annex 9), line separators, lone surrogates, characters for
 * private use, the replacement character of a lost letter, and control characters, which HTML
 * forbids, except line breaks and tabs. Emoji need variation selectors and joiners, and some
 * scripts need joiners, but not after a Latin letter. Hebrew and Arabic need no direction marks,
 * because browsers order their letters.
 */
const HIDDEN = new RegExp(
  String.raw`(?!\p{Variation_Selector}|(?<=[^\p{sc=Latin}\p{N}\p{P}\s])[\u200C\u200D])` +
    String.raw`(?:[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cs}\p{Co}\uFFF9-\uFFFD]` +
    String.raw`|[^\P{Cc}\n\t])`,
  'gu',
);

/** The hidden characters in the texts of a file. Comments after # may have them. */
export function hiddenCharacters(source: ParsedFile): FieldMistake[] {
  // A character may also be written with a backslash. Most files have neither.
  if (source.text.search(HIDDEN) < 0 && !source.text.includes('\\')) return [];
  return textsOf(source.data).flatMap(({ path, text }) => {
    const matches = [...text.matchAll(HIDDEN)];
    if (matches.length === 0) return [];
    const offsetOf = matchOffsets(source, path, HIDDEN);
    return matches.map((match, index) => ({
      source,
      path,
      offset: offsetOf(index),
      ...characterMistake(text, match),
    }));
  });
}

function characterMistake(text: string, { 0: character, index }: RegExpExecArray) {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  const before = /\S{0,15}$/.exec(text.slice(0, index))![0];
  const after = /^\S{0,15}/.exec(text.slice(index + character.length))![0];
  const written = `${before}[${code}]${after}`.replace(HIDDEN, '');
  return contentMistake('hidden-character', { written, code, character });
}

/**
 * Items of a list that are indented too far, below a text without quotes. YAML takes them for the
 * text's next line: `a - b`.
 */
export const itemsInTexts = (source: ParsedFile): FieldMistake[] =>
  textsOf(source.data)
    .filter(({ text }) => text.includes(' - '))
    .flatMap(({ path }): FieldMistake[] => {
      const { start, written } = sourceTextAt(source, path);
      const item = /^[^"'>|\s][^\n]*\n\s*(?=- )/.exec(written)?.[0];
      return item === undefined
        ? []
        : [{ source, path, ...contentMistake('item-in-text', {}), offset: start + item.length }];
    });

/** Every photo that content names and that is not in its folder `images`. */
export const missingPhotos = (
  filledFiles: FilledFile[],
  photos: string[],
  folder: string,
): FieldMistake[] =>
  filledFiles.flatMap(({ source, schema, data }) =>
    textsOf(data).flatMap(({ path, text }) => {
      const field = fieldAt(schema, path);
      const isName = field && metadataOf(field).inputKind === 'photo' && is(field, text);
      if (!isName || text.startsWith('https:') || photos.includes(text)) return [];
      const name = text.replace(/^.*\bimages\//, '');
      const suggestion =
        photos.find((photo) => photo.endsWith(`/${name}`)) ?? closestMatch(name, photos);
      return {
        source,
        path,
        ...contentMistake('no-photo', { photo: text, inFolder: folder, suggestion }),
      };
    }),
  );
