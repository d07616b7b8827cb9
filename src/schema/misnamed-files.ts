import * as v from 'valibot';
import { type FilledFile, type FieldMistake, idOf } from '../generator/index.ts';
import { slug } from './field-types.ts';
import { mistake } from './mistakes.ts';

/** The name of a file of services or makes is the address of its page. */
export function* misnamedFiles(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  for (const { source } of filledFiles)
    if (/^(services|makes)\//.test(source.file) && !v.is(slug, idOf(source.file)))
      yield { source, path: [], ...mistake('file-name', {}) };
}
