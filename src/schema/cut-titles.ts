import type { FieldMistake, FilledFile } from '../generator/index.ts';
import { shopMistake } from './mistakes.ts';
import { withoutLongName } from './shared-fields.ts';
import { textsAndNumbersAt } from './content-queries.ts';

/** Finds long titles that would silently lose other words than the shop's name. */
export const cutTitles = (filledFiles: FilledFile[], name: string): FieldMistake[] =>
  textsAndNumbersAt(filledFiles, /^(pages|services|makes)\//, 'title')
    .filter(({ value }) => !String(value).endsWith(` | ${name}`))
    .filter(({ value }) => withoutLongName(String(value)) !== value)
    .map(({ source, path }) => ({ source, path, ...shopMistake('title-cut', {}) }));
