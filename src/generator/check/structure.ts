import { didYouMean, nearest } from '../nearest.ts';
import type { Check, ScannedPage } from './page.ts';

/** Each page has exactly one first-level heading. */
export const oneFirstHeading: Check = () => ({
  page: ({ facts }) => {
    const count = headingsOf(facts).filter((name) => name === 'h1').length;
    return count === 1
      ? []
      : [{ says: `has ${count} first-level headings. A page must have exactly one h1.` }];
  },
});

/** Headings go down one level at a time. */
export const headingOrder: Check = () => ({
  page: ({ facts }) => {
    let before = 0;
    for (const name of headingsOf(facts)) {
      const level = Number(name[1]);
      if (level > before + 1) {
        const jump = before === 0 ? 'begins with' : `jumps from h${before} to`;
        return [
          { says: `${jump} ${name}. Headings must begin with h1 and go down one level at a time.` },
        ];
      }
      before = level;
    }
    return [];
  },
});

const headingsOf = (facts: ScannedPage['facts']): string[] =>
  facts.flatMap(({ headings }) => headings);

/** No two elements of a page have the same id. */
export const uniqueIds: Check = () => ({
  page: ({ facts, idSet }) => {
    const ids = facts.flatMap((piece) => piece.ids);
    if (ids.length === idSet.size) return [];
    const again = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [...again].map((id) => ({
      says: `has the id "${id}" more than once. An id must be unique on its page.`,
      words: id,
      field: 'id',
    }));
  },
});

/** An id that an element refers to exists on the page. */
export const idReferences: Check = () => ({
  page: ({ facts, idSet }) =>
    facts
      .flatMap(({ references }) => references.filter(({ id }) => !idSet.has(id)))
      .map(({ tag, attribute, id }) => ({
        says: `has a <${tag} ${attribute}="${id}">, but nothing on the page has that id.`,
      })),
});

/** Every image has an alt text (empty for decoration) and reserves its space. */
export const imageTexts: Check = () => ({
  tag: ({ name, attributes }) =>
    name === 'img'
      ? ['alt', 'width', 'height']
          .filter((attribute) => attributes[attribute] === undefined)
          .map((attribute) => ({ says: `shows ${attributes.src} without ${attribute}.` }))
      : [],
});

// In these attributes, `undefined` among other words is a mistake. In others it may be a word in a sentence.
const COMPUTED = new Set(['d', 'style', 'transform', 'viewbox', 'srcset', 'imagesrcset', 'sizes']);

/** No attribute has a value like `undefined` or `NaN`, which a bug in the code leaves there. */
export const noMissingValues: Check = () => ({
  tag: ({ text, name, attributes }) =>
    (/undefined|NaN/.test(text) ? Object.entries(attributes) : [])
      .filter(
        ([attribute, value]) =>
          value === 'undefined' ||
          value === 'NaN' ||
          (COMPUTED.has(attribute) && /undefined|NaN/.test(value)),
      )
      .map(([attribute, value]) => ({
        says: `has a <${name} ${attribute}="${value}">. A value is missing: check what the page's content and its template pass to this element.`,
        words: value,
      })),
});

/** Makes a rule for an attribute that the browser script reads: its value must be a name that the script knows. */
export function knownNames(attribute: string, names: readonly string[]): Check {
  return () => ({
    tag: ({ attributes }) => {
      const value = attributes[attribute];
      if (value === undefined || names.includes(value)) return [];
      return [
        {
          says: `has ${attribute}="${value}", which the script does not know. ${didYouMean(nearest(value, names))}`.trim(),
        },
      ];
    },
  });
}
