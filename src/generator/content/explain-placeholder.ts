import { closestMatch } from '../base/closest-match.ts';
import { placeholderName } from '../base/fill.ts';
import { shortened } from '../base/text.ts';

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
