import type { Facts, ParsedFile } from '../generator/index.ts';
import { capitalized, fill } from '../generator/portable.ts';
import { type FactInput, readFactInput } from './fact-input.ts';
import { type FactTable, factTable } from './fact-table.ts';
import { idsIn } from './content-queries.ts';
import { explainMissing } from './missing-facts.ts';

/**
 * The facts of content files. `files` lists all existing files, readable or not. A name with a
 * capital first letter has the same words for the start of a sentence: `{Count.towns.words}`.
 */
export function readFacts(parsedFiles: ParsedFile[], files: string[]): Facts {
  const [services, makes] = [idsIn('services', files), idsIn('makes', files)];
  const fileData = (file: string): unknown =>
    parsedFiles.find((source) => source.file === file)?.data;
  const table = factTable(parsedFiles, services, makes);
  const factAt = (name: string) => table[name] ?? table[uncapitalized(name)];
  const allNames = Object.keys(table);
  const names = allNames.filter((name) => !explainMissing({ name, names: allNames, fileData }));
  const input = readFactInput(parsedFiles, files);
  return {
    names: names.flatMap((name) => [name, capitalized(name)]),
    values: input && factValues(names, table, input),
    fieldOf: (name) => factAt(name)?.field,
    isCount: (name) => factAt(name)?.isCount === true,
    mistakeOfMissing: (name) => explainMissing({ name, names, fileData }),
  };
}

const uncapitalized = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function factValues(names: string[], table: FactTable, input: FactInput): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = fill(table[name]!.valueIn(input) ?? `{${name}}`, values);
    values[name] = value;
    values[capitalized(name)] = capitalized(value);
  }
  return values;
}
