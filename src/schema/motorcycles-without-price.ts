import type { FilledFile, FieldMistake } from '../generator/index.ts';
import { mistake } from './mistakes.ts';
import { valuesAt } from './values-at.ts';

/**
 * Finds texts beside the prices of the safety inspection that speak of motorcycles, where there is
 * no price for them.
 */
export function* motorcyclesWithoutPrice(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  const STATE = /^inspections\/state/;
  if (
    valuesAt(filledFiles, STATE, 'prices.safety.amount').length === 0 ||
    valuesAt(filledFiles, STATE, 'prices.motorcycle.amount').length > 0
  )
    return;
  for (const field of ['walkIns', 'pricing.paragraph', 'pricing.points.*'])
    for (const { source, path, value } of valuesAt(filledFiles, STATE, field))
      if (/motorcycle/i.test(String(value)) && !String(value).includes('{price.motorcycle}'))
        yield { source, path, ...mistake('no-motorcycles', {}) };
}
