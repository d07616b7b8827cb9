import { didYouMean, nearest } from '../nearest.ts';
import type { PageRule } from './page.ts';

/**
 * Makes a rule for an attribute that the browser script reads: its value must be a name that the script knows. `list` is where
 * these names are.
 */
export const knownNames =
  (attribute: string, names: readonly string[], list: string): PageRule =>
  ({ tags }) =>
    tags.flatMap(({ attributes }) => {
      const value = attributes[attribute];
      if (value === undefined || names.includes(value)) return [];
      const hint = didYouMean(nearest(value, names));
      const unknown = `has ${attribute}="${value}", which the script does not know.`;
      return [
        {
          says: `${unknown} ${hint} A new name belongs in ${list}.`.replace('  ', ' '),
          inCode: true,
        },
      ];
    });
