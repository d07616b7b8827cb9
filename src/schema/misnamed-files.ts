import * as v from 'valibot';
import { type FilledFile, type FieldMistake, idOf } from '../generator/index.ts';
import { slug } from './field-types.ts';
import { mistake } from './mistakes.ts';

/** The name of a file of services or makes is the address of its page. */
export const misnamedFiles = (filledFiles: FilledFile[]): FieldMistake[] =>
  filledFiles
    .filter(({ source: { file } }) => /^(services|makes)\//.test(file) && !v.is(slug, idOf(file)))
    .map(({ source }) => ({ source, path: [], ...mistake('file-name', {}) }));
