/**
 * The two inks of the brand, for files that cannot use the tokens of tokens.css: icons, share
 * cards, the manifest.
 */
export const INK = '#14171a';
export const AMBER = '#ffb81c';
