import { type Draft, type FieldMistake, textsOf } from '../generator/index.ts';
import { numberWords } from '../rules/number-words.ts';

/** A time in minutes. Both are the same where the text has one number; `to` is infinite after "30+". */
type Duration = { from: number; to: number };

/**
 * Finds times in a service's figures that no text of its page agrees with, although the page names times in the same unit. The
 * figure says "1–2 hours" then, and the text "two to three hours".
 */
export function* contradictedFigures(drafts: Draft[]): Iterable<FieldMistake> {
  for (const { source, value } of drafts) {
    const { figures, ...texts } = (source.file.startsWith('services/') ? value : {}) as Record<
      string,
      unknown
    >;
    if (!Array.isArray(figures)) continue;
    let written: (Duration & { unit: string; words: string })[] | undefined;
    for (const [index, figure] of (
      figures as ({ value?: unknown; label?: unknown } | null)[]
    ).entries()) {
      const [said] = durations(`${figure?.value} ${figure?.label}`, '^');
      if (!said) continue;
      written ??= textsOf(texts).flatMap(({ text }) => durations(text, '\\b'));
      const alike = written.filter(({ unit }) => unit === said.unit);
      if (alike.length === 0 || written.some((other) => agree(said, other))) continue;
      const others = [...new Set(alike.map(({ words }) => `"${words}"`))].join(', ');
      const message = `The figure says "${said.words}", but the texts of this page say ${others}. Write the same time in both.`;
      yield { source, path: ['figures', index, 'value'], message };
    }
  }
}

/** "30+" agrees with "30 to 60". */
const agree = (figure: Duration, text: Duration): boolean =>
  figure.from === text.from && (figure.to === text.to || figure.to === Infinity);

const WORDS = Array.from({ length: 61 }, (_, number) =>
  number > 0 ? numberWords(number) : 'zero',
);
const NUMBER = String.raw`\d+(?:\.\d+)?|half an|an?|${WORDS.slice(1).reverse().join('|')}`;
const TIME = `(?<from>${NUMBER})(?<open>\\+)?(?:\\s*(?:–|-|to|or)\\s*(?<to>${NUMBER}))?\\s+(?<unit>hour|minute)s?\\b`;
const TIMES = { '^': new RegExp(`^${TIME}`, 'gi'), '\\b': new RegExp(`\\b${TIME}`, 'gi') };

/** The times that a text names. */
function durations(
  text: string,
  begin: keyof typeof TIMES,
): (Duration & { unit: string; words: string })[] {
  if (!/hour|minute/i.test(text)) return [];
  return [...text.matchAll(TIMES[begin])].map(({ 0: words, groups }) => {
    const { from, to, open, unit } = groups as {
      from: string;
      to?: string;
      open?: string;
      unit: string;
    };
    const size = unit.toLowerCase() === 'hour' ? 60 : 1;
    const least = numberOf(from) * size;
    return {
      from: least,
      to: open ? Infinity : to ? numberOf(to) * size : least,
      unit: unit.toLowerCase(),
      words,
    };
  });
}

function numberOf(written: string): number {
  const word = written.toLowerCase();
  if (word === 'half an') return 0.5;
  if (/^an?$/.test(word)) return 1;
  return /^\d/.test(word) ? Number(word) : WORDS.indexOf(word);
}
