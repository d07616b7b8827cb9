import { type FieldPath, fillOrKeep, LINK } from '../generator/portable.ts';
import type { ParsedFile } from '../generator/content/parsed-file.ts';
import { fieldAt } from '../generator/content/schema-walk.ts';
import { type FileKinds, kindOf } from '../generator/content/sort-files.ts';
import type { Hit } from './answers.ts';
import { editorMetadataOf } from './editor-metadata.ts';
import { valueTitle } from './owners-titles.ts';
import { plainWords, wordPatterns } from './plain-words.ts';

const MAX_HITS = 50;

const LETTERS_AROUND = 60;

/** Finds the values with words that begin as those of a query, as visitors or files write them. */
export function search(
  model: FileKinds,
  files: readonly Pick<ParsedFile, 'file' | 'data'>[],
  factValues: Record<string, string>,
  query: string,
): Hit[] {
  const wanted = wordPatterns(query);
  if (wanted.length === 0) return [];
  const hits = files.flatMap(({ file, data }) =>
    valuesOf(data).flatMap(({ path, text: written }) => {
      const text = fillOrKeep(written, factValues).replace(LINK, '$1');
      const all = plainWords(`${text}\n${written}`);
      if (!wanted.every((pattern) => pattern.test(all))) return [];
      const field = fieldAt(kindOf(model, file)?.schema, path);
      const { nameFields, refersToFileIn } = editorMetadataOf(field);
      // Visitors read neither short names nor those of files.
      if (nameFields || refersToFileIn) return [];
      const ref = { file, path };
      return [{ ref, title: valueTitle(model, ref, data), text: textAround(text, wanted[0]!) }];
    }),
  );
  return hits.slice(0, MAX_HITS);
}

function valuesOf(data: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof data !== 'object' || data === null)
    return data === undefined ? [] : [{ path, text: String(data) }];
  return Object.entries(data).flatMap(([key, inner]) =>
    valuesOf(inner, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

function textAround(text: string, word: RegExp): string {
  const at = Math.max(0, plainWords(text).search(word));
  const start = at > LETTERS_AROUND ? text.indexOf(' ', at - LETTERS_AROUND) + 1 : 0;
  const end = at + LETTERS_AROUND * 2;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
