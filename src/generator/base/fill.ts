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
export const fill = (text: string, values: Record<string, string>): string =>
  fillOrReport(text, values).text;
