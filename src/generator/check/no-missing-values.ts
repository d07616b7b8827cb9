import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

// In these attributes, `undefined` among other words is a mistake. In others it may be a word in a
// sentence.
const COMPUTED = new Set(['d', 'style', 'transform', 'viewbox', 'srcset', 'imagesrcset', 'sizes']);

/** No attribute has a value like `undefined` or `NaN`, which a bug in the code leaves there. */
export const noMissingValues: PageCheck = ({ tags }) =>
  tags
    .filter(({ text }) => text.includes('undefined') || text.includes('NaN'))
    .flatMap(({ name, attributes }) =>
      Object.entries(attributes)
        .filter(([attribute, value]) => isMissing(attribute, value))
        .map(([attribute, value]) => checkMistake('no-value', { name, attribute, value })),
    );

const isMissing = (attribute: string, value: string) =>
  value === 'undefined' ||
  value === 'NaN' ||
  (COMPUTED.has(attribute) && /undefined|NaN/.test(value));
