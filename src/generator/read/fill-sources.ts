import * as v from 'valibot';
import { FACT_NAMES, factValues } from '../../rules/placeholders.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { documentOf, type FieldPath, nodeAt, type Source } from './locate.ts';
import { emissionsInspectionSchema, labelsSchema, shopSchema, stateInspectionSchema } from '../../schema/schema.ts';
import { schemaAt } from './schema-walk.ts';

/** One content file with its placeholders filled in. */
export type Draft = { source: Source; value: unknown };

type BadText = { source: Source; offset: number; message: string };

/**
 * Fills in the shop's facts everywhere but in the file they come from. While that file is wrong itself, `hasFacts`
 * is false and placeholders stay, yet unknown ones are still found.
 */
export function fillSources(sources: Source[]): { drafts: Draft[]; hasFacts: boolean; bad: BadText[] } {
  const facts = readFacts(sources);
  const values = facts ?? namesInBraces(FACT_NAMES);
  const bad: BadText[] = [];
  const drafts = sources.map((source) => {
    const value = fillPlaceholders(source.value, valuesFor(source, values), ({ path, brace, written, message }) => {
      bad.push({ source, offset: offsetOfBrace(source, path, brace), message: advice(source, written, message) });
    });
    return { source, value };
  });
  return { drafts, hasFacts: facts !== undefined, bad };
}

function valuesFor({ file, value }: Source, facts: Record<string, string>): (path: FieldPath) => Record<string, string> {
  if (file === 'shop.yaml') return () => ({});
  if (file === 'labels.yaml') return (path) => ({ ...facts, ...namesInBraces(slotsAt(path)) });
  if (!file.startsWith('makes/')) return () => facts;
  const values = { ...facts, make: String((value as { name?: unknown }).name) };
  return () => values;
}

// Components fill these in, page by page, so the loader leaves them standing.
function slotsAt(path: FieldPath): string[] {
  const schema = schemaAt(labelsSchema, path);
  return schema ? ((v.getMetadata(schema).slots as string[] | undefined) ?? []) : [];
}

const namesInBraces = (names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, `{${name}}`]));

function advice({ file }: Source, written: string, unknown: string): string {
  if (file === 'shop.yaml') return `${written} would be printed as it is: placeholders take their words from this very file. Write the words themselves.`;
  return written === '{make}' ? '{make} has a meaning in the files of makes only.' : unknown;
}

/** Where the brace after so many others of one text is in its file; the start of the text if it is written as a code there. */
function offsetOfBrace(source: Source, path: FieldPath, before: number): number {
  const [start, end] = nodeAt(documentOf(source), path)?.range ?? [0, 0];
  // The line of a block's sign, > or |, may hold a comment.
  const from = /^[>|]/.test(source.text.slice(start, end)) ? source.text.indexOf('\n', start) : start;
  const brace = [...source.text.slice(from, end).matchAll(/[{}]/g)][before];
  return brace ? from + brace.index : start;
}

function readFacts(sources: Source[]): Record<string, string> | undefined {
  const read = <S extends v.GenericSchema>(file: string, schema: S) => v.safeParse(schema, sources.find((source) => source.file === file)?.value);
  const shop = read('shop.yaml', shopSchema);
  const state = read('inspections/state.yaml', stateInspectionSchema);
  const emissions = read('inspections/emissions.yaml', emissionsInspectionSchema);
  if (!shop.success || !state.success || !emissions.success) return undefined;
  return factValues(shop.output, { state: state.output, emissions: emissions.output });
}
