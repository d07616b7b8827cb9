/**
 * Matches characters that may change, and addresses that must not: of a link, `[words](address)`,
 * and of the web.
 */
const SYMBOLS =
  String.raw`\]\([^\s()]*|https?:\/\/\S+|['"]|\.{3}` +
  String.raw`|(?<from>\d{1,4})(?:-| - )(?<to>\$?\d{1,4})(?![\w-]|[.,:/]\d)` +
  String.raw`| (?<=[^\s\d] )--? (?=\S)`;
const WITHOUT_MAIL = new RegExp(SYMBOLS, 'g');
const WITH_MAIL = new RegExp(String.raw`[^\s@]{1,64}@\S+|${SYMBOLS}`, 'g');

/** The replacements that do not depend on the text around them. */
const FIXED_SYMBOLS: Record<string, string> = {
  '...': '…',
  ' - ': ' – ',
  ' -- ': ' – ',
};

const BEFORE_OPENING = /[\s([\u2014\u2013\u201c\u2018/-]/;
/** What an apostrophe stands for at the start of a word, such as the century of a year. */
const LEFT_OUT = /^'(?:\d\d(?:s\b|\b(?!'))|(?:til|em|cause|tis|n)\b)/i;

/**
 * A text as a typographer sets it, from what a keyboard has: ’ ‘ “ ” for straight apostrophes and
 * quotes, – for a hyphen between two numbers that rise (5-10) and for one between spaces, and … for
 * three dots. Everything else stays: addresses, dates, phone numbers, codes (46.2-1176, 9-3),
 * times of day, and symbols that are set already.
 */
export function typeset(text: string): string {
  let isQuoted = false;
  return text.replace(
    text.includes('@') ? WITH_MAIL : WITHOUT_MAIL,
    (symbol: string, from: string | undefined, to: string | undefined, at: number) => {
      const before = text[at - 1];
      if (from !== undefined)
        return isRange(from, to!, before) ? symbol.replace(/ ?- ?/, '–') : symbol;
      // A quote right after an opening double quote opens, too.
      if (symbol === "'")
        return apostrophe(text.slice(at, at + 7), before === '"' && isQuoted ? '“' : before);
      if (symbol !== '"') return FIXED_SYMBOLS[symbol] ?? symbol;
      isQuoted =
        before === undefined ||
        BEFORE_OPENING.test(before) ||
        (before === "'" && !isQuoted && opensBefore(text, at));
      return isQuoted ? '“' : '”';
    },
  );
}

/** Whether the single quote before `at` opens: there is no word before it that it could close. */
const opensBefore = (text: string, at: number): boolean =>
  at < 2 || BEFORE_OPENING.test(text[at - 2]!);

/**
 * Whether two numbers are a range: the second is greater, and neither is a part of a longer number,
 * code or phone number.
 */
function isRange(from: string, written: string, before = ' '): boolean {
  const to = written.replace('$', '');
  const isPhone = from.length === 3 && to.length === 4;
  return (
    !/[\w.,:/-]/.test(before) &&
    Number(from) < Number(to) &&
    !/^0\d/.test(to) &&
    to.length <= from.length + 1 &&
    !isPhone
  );
}

function apostrophe(text: string, before: string | undefined): string {
  const opens = before === undefined || BEFORE_OPENING.test(before);
  return opens && !LEFT_OUT.test(text) ? '‘' : '’';
}
