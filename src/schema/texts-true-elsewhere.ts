import { type FilledFile, type FieldMistake } from '../generator/index.ts';
import { valueAt } from '../generator/portable.ts';
import { stateName } from '../rules/state-name.ts';
import { fileNamed } from './content-queries.ts';
import { shopMistake } from './mistakes.ts';

/**
 * A comment above a text, or beside it, that is true in one place only: a state's rule, directions
 * by road, towns.
 */
const ONLY_IN = /# Only true in ([^:\n]+): /g;

/**
 * Finds texts that a comment calls true in another state, county or town than the shop's. So a shop
 * that moves gets a list of them. A state may be written by its name or its abbreviation.
 */
export function textsTrueElsewhere(filledFiles: FilledFile[]): FieldMistake[] {
  const shop = fileNamed(filledFiles, 'shop.yaml')?.data;
  const region = valueAt(shop, ['address', 'region']);
  if (typeof region !== 'string') return [];
  const state = stateName(region);
  const here: unknown[] = [
    state,
    region,
    valueAt(shop, ['area', 'county']),
    valueAt(shop, ['area', 'town']),
    valueAt(shop, ['address', 'city']),
  ];
  return filledFiles.flatMap(({ source }) =>
    [...source.text.matchAll(ONLY_IN)].flatMap(({ 1: where = '', index }) =>
      here.includes(where)
        ? []
        : [{ source, path: [], offset: index, ...shopMistake('true-elsewhere', { where, state }) }],
    ),
  );
}
