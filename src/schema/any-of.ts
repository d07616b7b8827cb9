/** A step of the search: what may follow, by the next sign, and what ends here must not be followed by. */
type Step = { next: Map<string, Step>; ends: string[] };

/**
 * One regular expression for many whole texts, longest first. A hyphen in them may also be white space. Texts with the same
 * beginning share it, so thousands of texts are found as fast as a few. `after(text)` is what must follow a text.
 */
export function anyOf(
  texts: Iterable<string>,
  flags: string,
  after: (text: string) => string = () => '',
): RegExp {
  const root: Step = { next: new Map(), ends: [] };
  for (const text of texts) {
    let step = root;
    for (const sign of text.match(/\s+|-|[^]/g) ?? []) {
      const source = sign === '-' ? '[\\s-]+' : escaped(sign);
      const next = step.next.get(source) ?? { next: new Map<string, Step>(), ends: [] };
      step.next.set(source, next);
      step = next;
    }
    if (step !== root) step.ends.push(`${after(text)}(?![\\w-]|\\.\\d)`);
  }
  // What begins with a letter is found faster than what begins with a look behind.
  const ways = [...root.next].map(([sign, step]) => `${sign}(?<![\\w./-]${sign})${sourceOf(step)}`);
  return new RegExp(ways.join('|') || '(?!)', flags);
}

function sourceOf(step: Step): string {
  let source = '';
  // Where there is one way, this needs no call: a text may have thousands of signs.
  while (step.next.size === 1 && step.ends.length === 0) {
    const [sign, next] = [...step.next][0]!;
    source += sign;
    step = next;
  }
  const ways = [...step.next].map(([sign, next]) => sign + sourceOf(next)).concat(step.ends);
  return source + (ways.length === 1 ? ways[0]! : `(?:${ways.join('|')})`);
}

/** A text as the key under which a match of `anyOf` finds it again. */
export const sameText = (text: string): string => text.replace(/[\s-]+/g, ' ');

export const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
