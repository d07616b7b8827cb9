import * as v from 'valibot';
import type { ContentModel } from './content-model.ts';
import { fillPlaceholders, type Values } from './fill-placeholders.ts';
import { documentOf, type FieldPath, nodeAt, type Source } from './locate.ts';
import { schemaAt } from './schema-walk.ts';
import { kindOf } from './sort-files.ts';

/** One content file with its placeholders filled in. */
export type Draft = { source: Source; schema: v.GenericSchema; value: unknown };

type BadText = { source: Source; offset: number; message: string };

type Model = Pick<ContentModel<unknown>, 'files' | 'folders' | 'facts'>;

/**
 * Fills in the facts wherever texts call for them. While a file that they come from is wrong itself, `hasFacts` is
 * false and placeholders stay, yet unknown ones are still found.
 */
export function fillSources(model: Model, sources: Source[], files: string[]): { drafts: Draft[]; hasFacts: boolean; bad: BadText[] } {
  const facts = model.facts(sources, files);
  const values = facts.values ?? namesInBraces(facts.names);
  const bad: BadText[] = [];
  const drafts = sources.map((source) => {
    const value = fillPlaceholders(source.value, valuesFor(model, source, values), ({ path, brace, written, message }) => {
      bad.push({ source, offset: offsetOfBrace(source, path, brace), message: advice(model, source, written, facts.explainMissing(written.slice(1, -1)) ?? message) });
    });
    return { source, schema: kindOf(model, source.file)!.schema, value };
  });
  return { drafts, hasFacts: facts.values !== undefined, bad };
}

function valuesFor(model: Model, { file, value }: Source, common: Record<string, string>): (path: FieldPath) => Values {
  const { placeholders, schema } = kindOf(model, file)!;
  if (placeholders === false) return () => ({ own: {}, common: {} });
  const own = Object.fromEntries(Object.entries(placeholders ?? {}).map(([name, words]) => [name, words(value as Record<string, unknown>)]));
  return (path) => ({ own: { ...own, ...namesInBraces(slotsAt(schema, path)) }, common });
}

// Components fill these in, page by page, so they stay as they are.
function slotsAt(schema: v.GenericSchema, path: FieldPath): string[] {
  const field = schemaAt(schema, path);
  return field ? ((v.getMetadata(field).slots as string[] | undefined) ?? []) : [];
}

const namesInBraces = (names: readonly string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, `{${name}}`]));

function advice(model: Model, { file }: Source, written: string, unknown: string): string {
  if (kindOf(model, file)!.placeholders === false) return `${written} would be printed as it is: placeholders take their words from this very file. Write the words themselves.`;
  const [folder] = Object.entries(model.folders).find(([, { placeholders }]) => placeholders && Object.keys(placeholders).some((name) => written === `{${name}}`)) ?? [];
  return folder === undefined ? unknown : `${written} works only in the files of ${folder} only.`;
}

/** Where the brace after so many others of one text is in its file; the start of the text if it is written as a code there. */
function offsetOfBrace(source: Source, path: FieldPath, before: number): number {
  const [start, end] = nodeAt(documentOf(source), path)?.range ?? [0, 0];
  // The line of a block's sign, > or |, may hold a comment.
  const from = /^[>|]/.test(source.text.slice(start, end)) ? source.text.indexOf('\n', start) : start;
  const brace = [...source.text.slice(from, end).matchAll(/[{}]/g)][before];
  return brace ? from + brace.index : start;
}
