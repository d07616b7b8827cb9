import * as v from 'valibot';
import { BuildError } from '../../src/generator/portable.ts';
import type { BuildMistake } from '../../src/generator/base/mistake.ts';
import { edit, folderOf } from './content-files.ts';
import { SAMPLE_FILES } from './sample.ts';
import { shopContent } from './shop-content.ts';
import { type Content, labelsSchema } from '../../src/schema/content.ts';

/** Files that are added, changed or (null) removed. */
export type Changes = Record<string, string | Uint8Array | null>;

const contentOf = (files: Changes): Content =>
  shopContent(
    folderOf(
      Object.fromEntries(
        Object.entries(files).flatMap(([file, text]) => (text === null ? [] : [[file, text]])),
      ),
    ),
  );

/** The sample content after some changes. Throws the loader's errors if it is not valid. */
export const sampleWith = (changes: Changes): Content => contentOf({ ...SAMPLE, ...changes });

/** The loader's messages for the sample content after some changes, one for each line. */
export const problemsWith = (changes: Changes): string[] =>
  errorsOf({ ...SAMPLE, ...changes })?.message.split('\n') ?? [];

/** The mistakes of some files. */
export const mistakesIn = (files: Changes): BuildMistake[] => errorsOf(files)?.mistakes ?? [];

/** The mistakes of the sample content after some changes, such as `faq.yaml:4:13 no-page`. */
export const codesWith = (changes: Changes): string[] =>
  mistakesIn({ ...SAMPLE, ...changes }).map(({ displayPath, line, column, code }) =>
    [displayPath!.replace('content/', ''), line, column].join(':').concat(` ${code}`),
  );

function errorsOf(files: Changes): BuildError | undefined {
  try {
    contentOf(files);
    return undefined;
  } catch (error) {
    if (error instanceof BuildError) return error;
    throw error;
  }
}

/** A file of the sample content with one passage replaced. Throws if the passage is not there. */
export const edited = (file: string, from: string, to: string): Record<string, string> => ({
  [file]: edit(SAMPLE, [{ file, from, to }])[file]!,
});

/** The line on which a passage of a sample file begins. Throws if it is not there. */
export function lineOf(file: string, passage: string): number {
  const at = SAMPLE[file]!.indexOf(passage);
  if (at < 0) throw new Error(`${file} does not hold "${passage}".`);
  return SAMPLE[file]!.slice(0, at).split('\n').length;
}

const slotsOf = (schema: v.GenericSchema): string =>
  ((v.getMetadata(schema).pagePlaceholders as string[] | undefined) ?? [])
    .map((slot) => ` {${slot}}`)
    .join('');

/** Makes a text for each label in the schema: its name and its placeholders. */
function labelLines(entries: object, indent = ''): string {
  return Object.entries(entries)
    .map(([name, schema]) =>
      'entries' in schema
        ? `${indent}${name}:\n${labelLines(schema.entries, `${indent}  `)}`
        : `${indent}${name}: ${name} text${slotsOf(schema)}\n`,
    )
    .join('');
}

/** The files of the sample shop, with these labels. */
export const SAMPLE: Record<string, string> = {
  ...SAMPLE_FILES,
  'labels.yaml': labelLines(labelsSchema.entries),
};
