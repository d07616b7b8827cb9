import type { FilledFile, FieldMistake } from '../generator/index.ts';
import { stateName } from '../rules/state-name.ts';
import { fileNamed } from './file-named.ts';
import { mistake } from './mistakes.ts';

/**
 * A comment above a text, or beside it, that is true in one place only: a state's rule, directions
 * by road, towns.
 */
const ONLY_IN = /# Only true in ([^:\n]+): /g;

/**
 * Finds texts that a comment calls true in another state, county or town than the shop's. So a shop
 * that moves gets a list of them. A state may be written by its name or its abbreviation.
 */
export function textsOfElsewhere(filledFiles: FilledFile[]): FieldMistake[] {
  const shop = fileNamed(filledFiles, 'shop.yaml')?.value as
    | {
        address?: { city?: unknown; region?: unknown };
        area?: { town?: unknown; county?: unknown };
      }
    | undefined;
  const region = shop?.address?.region;
  if (typeof region !== 'string') return [];
  const here = [
    stateName(region),
    shop?.area?.county,
    shop?.area?.town,
    shop?.address?.city,
    region,
  ].filter((name) => typeof name === 'string');
  return filledFiles.flatMap(({ source }) =>
    [...source.text.matchAll(ONLY_IN)].flatMap(({ 1: town = '', index }) =>
      here.includes(town)
        ? []
        : [
            {
              source,
              path: [],
              offset: index,
              ...mistake('true-elsewhere', { town, state: here[0]! }),
            },
          ],
    ),
  );
}
