import { type FilledFile, type FieldMistake } from '../generator/index.ts';
import { closestMatch, idOf, valueAt } from '../generator/portable.ts';
import { exhibitParts, hasExhibit } from '../drawings/exhibit.ts';
import { knownServiceOf } from '../rules/services.ts';
import { shopMistake } from './mistakes.ts';
import { textsAndNumbersAt } from './content-queries.ts';

/**
 * Finds exhibits of services without such a drawing, and notes on parts that the drawing does not
 * have or that are in another order.
 */
export const exhibitMistakes = (filledFiles: FilledFile[]): FieldMistake[] =>
  filledFiles
    .filter(({ source, data }) => source.file.startsWith('services/') && valueAt(data, ['exhibit']))
    .flatMap((service) => [...mistakesOfExhibit(service)]);

function* mistakesOfExhibit(service: FilledFile): Iterable<FieldMistake> {
  const { source } = service;
  const art = knownServiceOf({ id: idOf(source.file) });
  if (!art || !hasExhibit(art)) {
    yield { source, path: ['exhibit'], ...shopMistake('no-drawing', {}) };
    return;
  }
  const parts = exhibitParts(art);
  let last = -1;
  for (const { path, value: part } of textsAndNumbersAt([service], /^/, 'exhibit.*.part')) {
    if (typeof part !== 'string') continue;
    const index = parts.indexOf(part);
    if (index < 0) {
      const suggestion = closestMatch(part, parts);
      yield { source, path, ...shopMistake('no-part', { part, parts, suggestion }) };
    } else if (index <= last) {
      yield { source, path, ...shopMistake('parts-crossed', { parts }) };
    }
    last = Math.max(last, index);
  }
}
