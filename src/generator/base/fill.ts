import { closestMatch } from './closest-match.ts';
import { shortened } from './text.ts';

/**
 * A placeholder in a text. Its name has parts of letters, digits and hyphens, with dots between
 * them, such as {author.name} or {size.blue-chair}.
 */
export const PLACEHOLDER = /\{([A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)\}/g;

/** The name in a placeholder; undefined if the text is not a placeholder. */
export const placeholderName = (written: string): string | undefined =>
  new RegExp(`^${PLACEHOLDER.source}$`).exec(written)?.[1];

// Anything with a brace: a closed pair, an open brace up to the next space, or a lone closing
// brace.
export const BRACED = /\{+[^{}]*\}+|\{+\s*[^\s{}]*|\}+/g;

/**
 * Replaces each `{name}` with its value from `values`, or else from `common`, which may be large.
 * Texts need no other braces, so any other brace is a mistake; it stays in the text and is
 * reported, with its index among all that BRACED finds.
 */
export function fillOrReport(
  text: string,
  values: Record<string, string>,
  common: Record<string, string> = {},
): { text: string; otherBraces: { index: number; written: string }[] } {
  const otherBraces: { index: number; written: string }[] = [];
  let index = -1;
  const filled = text.replace(BRACED, (written) => {
    index++;
    const name = placeholderName(written) ?? '';
    const value = [values, common].find((table) => Object.hasOwn(table, name))?.[name];
    if (value === undefined) otherBraces.push({ index, written });
    return value ?? written;
  });
  return { text: filled, otherBraces };
}

/** Replaces each `{name}` that has a value. Other braces stay. */
export const fillOrKeep = (text: string, values: Record<string, string>): string =>
  fillOrReport(text, values).text;

/** Replaces each `{name}` with its value. Throws an error for any other brace. */
export function fill(text: string, values: Record<string, string>): string {
  const { text: filled, otherBraces } = fillOrReport(text, values);
  const [first] = otherBraces;
  if (first) throw new Error(explainPlaceholder(first.written, Object.keys(values)).message);
  return filled;
}

/** Explains a mistake in braces. The suggestion is the one of the `names` that may be meant. */
export function explainPlaceholder(
  written: string,
  names: string[],
): { message: string; suggestion?: string } {
  const bare = written
    .replace(/[{}]/g, '')
    .trim()
    .replace(/[.,;:!?]+$/, '');
  const what = quoted(written);
  if (names.includes(bare))
    return {
      message: `${what} is not written like a placeholder. Write {${bare}}.`,
      suggestion: bare,
    };
  const suggestion = closestMatch(bare, names);
  if (suggestion !== undefined)
    return { message: `${what} is not a placeholder. Did you mean {${suggestion}}?`, suggestion };
  const advice = names.length ? `The placeholders here are ${similarNames(bare, names)}.` : '';
  const why = placeholderName(written)
    ? 'is not a placeholder.'
    : 'would be printed with its braces, because it is not a placeholder. Write it without braces.';
  return { message: `${what} ${why} ${advice}`.trim() };
}

/** All names of the same kind, such as every `{size.…}`. If the kind is unknown, all kinds. */
function similarNames(bare: string, all: string[]): string {
  // A capitalized name is the same fact at the start of a sentence.
  const plainNames = all.filter((name) => /^[^A-Z]/.test(name));
  const groupOf = (name: string): string => name.split('.')[0]!;
  const siblings = plainNames.filter(
    (name) => name.includes('.') && groupOf(name) === groupOf(bare),
  );
  const names = siblings.length
    ? siblings
    : new Set(plainNames.map((name) => (name.includes('.') ? `${groupOf(name)}.…` : name)));
  return [...names].map((name) => `{${name}}`).join(', ');
}

const quoted = (written: string): string =>
  placeholderName(written) ? written : `"${shortened(written.replace(/\s+/g, ' '), 40)}"`;
