import { nearest } from '../base/nearest.ts';
import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/**
 * Makes a check of an attribute that the browser script reads: its value must be a name that the
 * script knows. `list` is where these names are.
 */
export const knownNames =
  (attribute: string, names: readonly string[], list: string): PageCheck =>
  ({ tags }) =>
    tags.flatMap(({ attributes }) => {
      const value = attributes[attribute];
      if (value === undefined || names.includes(value)) return [];
      const near = nearest(value, names);
      return [checkMistake('unknown-name', { attribute, value, near, list })];
    });
