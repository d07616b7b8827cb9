import { fillIn } from '../generator/fill.ts';
import type { ContentModel, FieldPath, Source } from '../generator/content.ts';
import type { Hit } from './api.ts';
import { valueTitle } from './titles.ts';

/** More than anyone reads. */
const MOST_HITS = 50;

const AROUND = 60;

/**
 * Finds the values that have all words of a search, in the text as visitors read it, as the file
 * writes it, or in the value's title. Those with the words in their text come first.
 */
export function search(
  model: ContentModel<unknown>,
  files: readonly Pick<Source, 'file' | 'value'>[],
  facts: Record<string, string>,
  words: string,
): Hit[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const hits: { hit: Hit; rank: number }[] = [];
  for (const { file, value } of files) {
    for (const { path, text: written } of valuesOf(value)) {
      const text = fillIn(written, {}, facts).text;
      const ref = { file, path };
      const title = valueTitle(model, ref, value);
      const inText = plain(`${text}\n${written}`);
      const rank = wanted.every((word) => inText.includes(word)) ? 0 : 1;
      if (
        rank > 0 &&
        !wanted.every((word) => plain(`${title}\n`).includes(word) || inText.includes(word))
      )
        continue;
      hits.push({ rank, hit: { ref, title, text: excerpt(text, wanted[0]!) } });
    }
  }
  return hits
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}-]/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();

/** Everything in a file's data that is no group and no list. */
export function valuesOf(data: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof data !== 'object' || data === null)
    return data === undefined ? [] : [{ path, text: String(data) }];
  return Object.entries(data).flatMap(([key, inner]) =>
    valuesOf(inner, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

function excerpt(text: string, word: string): string {
  const found = Math.max(0, plain(text).indexOf(word));
  const start = found > AROUND ? text.indexOf(' ', found - AROUND) + 1 : 0;
  const end = found + AROUND * 2;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
