import * as v from 'valibot';
import type { ContentModel, Draft, Facts } from './content-model.ts';
import { fillPlaceholders, type Values } from './fill-placeholders.ts';
import { type FieldPath, type Source, writtenAt } from './locate.ts';
import type { Flaw } from './parse-yaml.ts';
import { schemaAt } from './schema-walk.ts';
import { kindOf } from './sort-files.ts';

type BadText = Flaw & { source: Source };

type Model = Pick<ContentModel<unknown>, 'files' | 'folders' | 'facts'>;

/**
 * Fills in the facts in all texts. If a file with facts has mistakes, `facts` has no values and placeholders stay, but
 * unknown ones are still reported.
 */
export function fillSources(model: Model, sources: Source[], files: string[]): { drafts: Draft[]; facts: Facts; bad: BadText[] } {
  const facts = model.facts(sources, files);
  const values = facts.values ?? namesInBraces(facts.names);
  const bad: BadText[] = [];
  const drafts = sources.map((source) => {
    const value = fillPlaceholders(source.value, valuesFor(model, source, values), ({ path, brace, written, message }) => {
      bad.push({
        source,
        offset: offsetOfBrace(source, path, brace),
        message: advice(model, source, written, facts.explainMissing(written.slice(1, -1)) ?? message),
      });
    });
    return { source, schema: kindOf(model, source.file)!.schema, value };
  });
  return { drafts, facts, bad };
}

function valuesFor(model: Model, { file, value }: Source, common: Record<string, string>): (path: FieldPath) => Values {
  const { placeholders, schema } = kindOf(model, file)!;
  if (placeholders === false) return () => ({ own: {}, common: {} });
  const own = Object.fromEntries(
    Object.entries(placeholders ?? {}).map(([name, words]) => [name, words(value as Record<string, unknown>)]),
  );
  return (path) => ({ own: { ...own, ...namesInBraces(slotsAt(schema, path)) }, common });
}

// Components fill these in for each page, so keep them.
function slotsAt(schema: v.GenericSchema, path: FieldPath): string[] {
  const field = schemaAt(schema, path);
  return field ? ((v.getMetadata(field).slots as string[] | undefined) ?? []) : [];
}

const namesInBraces = (names: readonly string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, `{${name}}`]));

function advice(model: Model, { file }: Source, written: string, unknown: string): string {
  if (kindOf(model, file)!.placeholders === false)
    return `${written} would be printed as it is: placeholders take their values from this file. Write the value itself.`;
  const [folder] =
    Object.entries(model.folders).find(
      ([, { placeholders }]) => placeholders && Object.keys(placeholders).some((name) => written === `{${name}}`),
    ) ?? [];
  return folder === undefined ? unknown : `${written} works only in the files of the folder ${folder}.`;
}

/** The position in the file of the brace with this index in a text; the start of the text if the brace is written as an escape. */
function offsetOfBrace(source: Source, path: FieldPath, before: number): number {
  const { start, written } = writtenAt(source, path);
  // A comment may follow the > or | of a block.
  const from = /^[>|]/.test(written) ? written.indexOf('\n') : 0;
  const brace = [...written.slice(from).matchAll(/[{}]/g)][before];
  return brace ? start + from + brace.index : start;
}
