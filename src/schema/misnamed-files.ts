import * as v from 'valibot';
import { type FilledFile, type FieldMistake } from '../generator/index.ts';
import { idOf } from '../generator/portable.ts';
import { slug } from './field-types.ts';
import { shopMistake } from './mistakes.ts';

/** Finds files of services and makes whose name cannot be the address of a page. */
export const misnamedFiles = (filledFiles: FilledFile[]): FieldMistake[] =>
  filledFiles
    .filter(({ source: { file } }) => /^(services|makes)\//.test(file) && !v.is(slug, idOf(file)))
    .map(({ source }) => ({ source, path: [], ...shopMistake('file-name', {}) }));
