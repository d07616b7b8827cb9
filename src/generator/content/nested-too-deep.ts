/**
 * Nobody nests a content file deeper by hand, and the parsers may end the whole build far below
 * this many levels.
 */
const MOST_LEVELS = 100;

/**
 * The position at which a file nests more than a hundred levels; undefined if nowhere. Quotes are
 * not looked at.
 */
export function nestedTooDeep(text: string): number | undefined {
  let open = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    open = /[[{]/.test(bracket) ? open + 1 : Math.max(0, open - 1);
    if (open > MOST_LEVELS) return index;
  }
  const deep = new RegExp(`^(?: *- ){${MOST_LEVELS},}|^ {${2 * MOST_LEVELS},}\\S`, 'm').exec(text);
  return deep ? deep.index + deep[0].length - 1 : undefined;
}
