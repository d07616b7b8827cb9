import type { TextMistake } from './mistake.ts';
import { nearest } from './nearest.ts';

/** A mistake in a text, and what the text has there. */
export type WrongPlaceholder = TextMistake & { written: string };

// A name has parts of letters, digits and hyphens, with dots between them, such as {author.name} or
// {size.blue-chair}.
const PLACEHOLDER = /^\{([A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)\}$/;
// Anything with a brace: a closed pair, an open brace up to the next space, or a lone closing
// brace.
const BRACED = /\{+[^{}]*\}+|\{+\s*[^\s{}]*|\}+/g;

/**
 * Replaces each `{name}` with its value from `values`, or else from `common`, which may be large.
 * Texts need no other braces, so any other brace is a mistake; it stays in the text and is
 * reported.
 */
export function fillIn(
  text: string,
  values: Record<string, string>,
  common: Record<string, string> = {},
): { text: string; wrong: WrongPlaceholder[] } {
  const wrong: WrongPlaceholder[] = [];
  const valueOf = (name: string): string | undefined =>
    Object.hasOwn(values, name)
      ? values[name]
      : Object.hasOwn(common, name)
        ? common[name]
        : undefined;
  const filled = text.replace(BRACED, (written, offset: number) => {
    const name = PLACEHOLDER.exec(written)?.[1];
    const value = name === undefined ? undefined : valueOf(name);
    if (value === undefined)
      wrong.push({
        offset,
        written,
        // Explained only when read: a text may have thousands of mistakes.
        get message() {
          return explain(written, Object.keys({ ...common, ...values }));
        },
      });
    return value ?? written;
  });
  return { text: filled, wrong };
}

/** Replaces each `{name}` with its value. Throws an error for any other brace. */
export function fill(text: string, values: Record<string, string>): string {
  const { text: filled, wrong } = fillIn(text, values);
  if (wrong[0]) throw new Error(wrong[0].message);
  return filled;
}

function explain(written: string, known: string[]): string {
  const meant = written
    .replace(/[{}]/g, '')
    .trim()
    .replace(/[.,;:!?]+$/, '');
  if (known.includes(meant))
    return `${shown(written)} is not written like a placeholder. Write {${meant}}.`;
  const near = nearest(meant, known);
  if (near) return `${shown(written)} is not a placeholder. Did you mean {${near}}?`;
  const advice = known.length ? `The placeholders here are ${overview(meant, known)}.` : '';
  if (PLACEHOLDER.test(written)) return `${shown(written)} is not a placeholder. ${advice}`.trim();
  return `${shown(written)} would be printed with its braces, because it is not a placeholder. Write it without braces. ${advice}`.trim();
}

/** All names of the same kind, such as every `{size.…}`. If the kind is unknown, all kinds. */
function overview(meant: string, all: string[]): string {
  // A capitalized name has the same value, for the start of a sentence, so leave it out.
  const known = all.filter(
    (name) => !all.includes(name.charAt(0).toLowerCase() + name.slice(1)) || /^[a-z]/.test(name),
  );
  const kindOf = (name: string): string => name.split('.')[0]!;
  const siblings = known.filter((name) => name.includes('.') && kindOf(name) === kindOf(meant));
  const names = siblings.length
    ? siblings
    : new Set(known.map((name) => (name.includes('.') ? `${kindOf(name)}.…` : name)));
  return [...names].map((name) => `{${name}}`).join(', ');
}

function shown(written: string): string {
  const line = written.replace(/\s+/g, ' ');
  return PLACEHOLDER.test(written)
    ? written
    : `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}
