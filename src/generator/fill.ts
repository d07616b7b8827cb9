import { nearest } from './did-you-mean.ts';

/** Braces in a text that are not a placeholder. `brace` counts the braces of the text before them; the message is whole sentences, without a place. */
export type Slip = { brace: number; written: string; message: string };

/** A text holds braces that are not a placeholder. */
export class UnknownPlaceholder extends Error {
  override name = 'UnknownPlaceholder';
}

// A name has letters, digits and hyphens, in parts with dots between them, such as {hours.shop} or {coupon.free-oil}.
const PLACEHOLDER = /^\{([A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)\}$/;
// Everything with a brace: closed, or open up to the next space, or a brace that closes nothing.
const BRACED = /\{+[^{}]*\}+|\{+\s*[^\s{}]*|\}+/g;

/**
 * Replaces each `{name}` by its value, looked for in `values` and then in `common`, which may be large. No text needs a
 * brace for itself, so any other brace is a slip and is left as it is.
 */
export function fillIn(text: string, values: Record<string, string>, common: Record<string, string> = {}): { text: string; slips: Slip[] } {
  const slips: Slip[] = [];
  let brace = 0;
  const filled = text.replace(BRACED, (written) => {
    const name = PLACEHOLDER.exec(written)?.[1];
    const from = name === undefined ? undefined : [values, common].find((some) => Object.hasOwn(some, name));
    if (!from) slips.push({ brace, written, message: explain(written, Object.keys({ ...common, ...values })) });
    brace += written.replace(/[^{}]/g, '').length;
    return from ? from[name!]! : written;
  });
  return { text: filled, slips };
}

/** The text with each `{name}` replaced by its value. Throws `UnknownPlaceholder` for any other brace. */
export function fill(text: string, values: Record<string, string>): string {
  const { text: filled, slips } = fillIn(text, values);
  if (slips[0]) throw new UnknownPlaceholder(slips[0].message);
  return filled;
}

function explain(written: string, known: string[]): string {
  const meant = written.replace(/[{}]/g, '').trim().replace(/[.,;:!?]+$/, '');
  if (known.includes(meant)) return `${shown(written)} is not written like a placeholder. Write {${meant}}.`;
  const near = nearest(meant, known);
  if (near) return `${shown(written)} is not a placeholder. Did you mean {${near}}?`;
  const advice = known.length ? `Known are ${overview(meant, known)}.` : '';
  if (PLACEHOLDER.test(written)) return `${shown(written)} is not a placeholder. ${advice}`.trim();
  return `${shown(written)} would be printed with its braces, which only placeholders have. Write it without. ${advice}`.trim();
}

/** The names of one kind where the kind is known, such as every `{price.…}`; otherwise every kind. */
function overview(meant: string, all: string[]): string {
  // A name with a capital says the same at the start of a sentence.
  const known = all.filter((name) => !all.includes(name.charAt(0).toLowerCase() + name.slice(1)) || /^[a-z]/.test(name));
  const kindOf = (name: string): string => name.split('.')[0]!;
  const siblings = known.filter((name) => name.includes('.') && kindOf(name) === kindOf(meant));
  const names = siblings.length ? siblings : new Set(known.map((name) => (name.includes('.') ? `${kindOf(name)}.…` : name)));
  return [...names].map((name) => `{${name}}`).join(', ');
}

function shown(written: string): string {
  const line = written.replace(/\s+/g, ' ');
  return PLACEHOLDER.test(written) ? written : `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}
