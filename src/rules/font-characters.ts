const BASIC_LATIN = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

/**
 * Every character that the site's fonts draw. Readers' own fonts draw all others. The arrow → is
 * absent: Archivo does not draw it.
 */
export const FONT_CHARACTERS = `${BASIC_LATIN}\u00a0©°·½×áäéíñóöúü–—‘’“”•…′″`;
