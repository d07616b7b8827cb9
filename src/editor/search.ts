import { type FileKinds, type ParsedFile, textsOf } from '../generator/portable.ts';
import type { Hit } from './shared/messages.ts';
import { schemaAt } from './content/schema-at.ts';
import { editorMetadataOf } from './forms/editor-metadata.ts';
import { displayValue } from './words/display-value.ts';
import { nameInItem, nameFromSchema, valueTitle } from './words/owners-titles.ts';
import { plainWords, wordFinder } from './shared/plain-words.ts';
import { MAX_HITS } from './shared/constants.ts';

const LETTERS_AROUND = 60;

/**
 * The first values in which a word begins with each word of a query. A value counts as visitors
 * read it and as its file writes it. Names of pages come first, texts of many pages last.
 */
export function search(
  model: FileKinds,
  files: readonly Pick<ParsedFile, 'file' | 'data'>[],
  factValues: Record<string, string>,
  query: string,
): Hit[] {
  if (plainWords(query).trim() === '') return [];
  const isFound = wordFinder(query);
  const hits = files.flatMap(({ file, data }) =>
    textsOf(numbersAsTexts(data)).flatMap(({ path, text: written }) => {
      const ref = { file, path };
      const field = schemaAt(model, ref);
      const shown = nameFromSchema(field, written) ?? written;
      const text = displayValue(shown, factValues, { max: Infinity });
      if (!isFound(`${text}\n${written}`)) return [];
      const { nameFields, refersToFileIn } = editorMetadataOf(field);
      // Visitors read neither short names nor those of files.
      if (nameFields || refersToFileIn) return [];
      const isName = path.length === 1 && written === nameInItem(data);
      const rank = isName ? 0 : Object.hasOwn(model.files, file) ? 1 : 2;
      const title = valueTitle(model, ref, data);
      return [{ rank, hit: { ref, title, text } }];
    }),
  );
  const ranked = hits.toSorted((a, b) => a.rank - b.rank).slice(0, MAX_HITS);
  return ranked.map(({ hit }) => ({ ...hit, text: textAround(hit.text, query) }));
}

const numbersAsTexts = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data ?? null, (_, value) => (typeof value === 'number' ? String(value) : value)),
  );

function textAround(text: string, query: string): string {
  const isFound = wordFinder(query.trim().split(/\s/)[0]!);
  const at = [...text.matchAll(/\S+/g)].find(([word]) => isFound(word))?.index ?? 0;
  const start = at > LETTERS_AROUND ? text.indexOf(' ', at - LETTERS_AROUND) + 1 : 0;
  const end = at + LETTERS_AROUND * 2;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
