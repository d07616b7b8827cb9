/** Code, texts whose white space shows, and drawings, in which a slash ends an element; and any other tag. */
const KEPT_OR_TAG = /<(script|style|svg|textarea|pre)\b[^]*?<\/\1>|<[a-z][^<>]*>/g;

/** React writes some names with capitals, such as `srcSet`. Small letters are more alike, so that they compress better. */
const NAME_WITH_CAPITALS = / [a-z]+[A-Z][A-Za-z]*(?==")/g;

/** Attributes that are on or off. React writes them with an empty value. */
const ON_OR_OFF =
  / (allowfullscreen|async|autofocus|autoplay|checked|controls|default|defer|disabled|formnovalidate|hidden|inert|ismap|itemscope|loop|multiple|muted|nomodule|novalidate|open|playsinline|readonly|required|reversed|selected)=""/g;

/**
 * Removes what browsers do not need from a page that React has written. It has no comments, and no white space between tags, so
 * this leaves slashes at the end of tags, and empty values. A general minifier would take as long as the rest of a build.
 */
export const minifyPage = (html: string): string =>
  html.replace(KEPT_OR_TAG, (part, kept: string | undefined) =>
    kept
      ? part
      : part
          .replace(NAME_WITH_CAPITALS, (name) => name.toLowerCase())
          .replace(ON_OR_OFF, ' $1')
          .replace(/\/>$/, '>'),
  );
