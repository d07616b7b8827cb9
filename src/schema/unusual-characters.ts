import { locateField, type ParsedFile } from '../generator/index.ts';
import { textsOf } from '../generator/portable.ts';

const BASIC_LATIN = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

/**
 * Every character that the site's fonts draw. Readers' own fonts draw all others. The arrow → is
 * absent: Archivo does not draw it.
 */
const FONT_CHARACTERS = `${BASIC_LATIN}\u00a0©°·½×áäéíñóöúü–—‘’“”•…′″`;

/**
 * Matches a character that the fonts lack. An invisible one, such as a joiner in an emoji, does not
 * count.
 */
const UNUSUAL = new RegExp(
  `(?!\\p{Default_Ignorable_Code_Point})[^\\n\\r${FONT_CHARACTERS.replace(/[\]\\^-]/g, '\\$&')}]`,
  'gu',
);

/** A quick first test: the fonts have all of ASCII, but an escape sequence may be any character. */
const MAY_BE_UNUSUAL = /\\|[^\n\r -~]/;

const MAX_CHARACTERS = 12;

/**
 * A sentence for each file with characters that the site's fonts lack, such as those of a
 * customer's name.
 */
export function unusualCharacters(parsedFiles: ParsedFile[]): string[] {
  return parsedFiles.flatMap((source) => {
    if (!MAY_BE_UNUSUAL.test(source.text)) return [];
    const unusual = textsOf(source.data).flatMap(({ path, text }) =>
      (text.match(UNUSUAL) ?? []).map((character) => ({ path, character })),
    );
    const characters = [...new Set(unusual.map(({ character }) => character))];
    if (characters.length === 0) return [];
    const shown =
      characters.slice(0, MAX_CHARACTERS).join(' ') +
      (characters.length > MAX_CHARACTERS ? ' …' : '');
    const { line } = locateField(source, unusual[0]!.path);
    return [
      `${source.displayPath}:${line}  The site's fonts do not have ${shown}, so each reader's own ` +
        'fonts show them. Nothing needs to change.',
    ];
  });
}
