import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { line, plainText, slug, nonEmptyList } from './field-types.ts';

const note = v.strictObject({
  part: field('Part of the drawing', 'Parts go from left to right.', slug),
  name: field('Name', line),
  words: field('Words', plainText),
});

/** The notes of a drawing across the page. A line joins each to its part. */
export const exhibit = nonEmptyList(field('Note', note));

export type ExhibitNotes = v.InferOutput<typeof exhibit>;
