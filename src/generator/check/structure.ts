import { nearest } from '../did-you-mean.ts';
import { EVENTS, WIDGETS } from '../../rules/names.ts';
import type { Check, CheckedPage } from './page.ts';
import { nameOf } from './page.ts';
import type { Tag } from './scan-html.ts';

/** Each page has exactly one first-level heading. */
export const oneFirstHeading: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const count = page.tags.filter(({ name }) => name === 'h1').length;
    return count === 1 ? [] : [`${nameOf(page)} has ${count} first-level headings. A page must have exactly one h1.`];
  });

/** Headings go down one level at a time. */
export const headingOrder: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const levels = page.tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
    const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
    if (skipped < 0) return [];
    return [`${nameOf(page)} ${skipped === 0 ? 'begins with' : `jumps from h${levels[skipped - 1]} to`} h${levels[skipped]}. Headings must begin with h1 and go down one level at a time.`];
  });

/** No id stands twice on a page. */
export const uniqueIds: Check = ({ pages }) =>
  pages.flatMap((page) =>
    [...new Set(page.ids.filter((id, index) => page.ids.indexOf(id) !== index))].map(
      (id) => `${nameOf(page)} has the id "${id}" more than once. An id must be unique on its page.`,
    ),
  );

const ID_REFERENCES = ['popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for'] as const;

/** What one element says about another by id is there. */
export const idReferences: Check = ({ pages }) =>
  pages.flatMap((page) =>
    page.tags.flatMap(({ name, attributes }) =>
      ID_REFERENCES.flatMap((attribute) =>
        (attributes[attribute]?.split(' ') ?? [])
          .filter((id) => !page.ids.includes(id))
          .map((id) => `${nameOf(page)} has a <${name} ${attribute}="${id}">, but nothing on the page has that id.`),
      ),
    ),
  );

/** Every image says what it shows, or says by an empty text that it is decoration, and reserves its space. */
export const imageTexts: Check = ({ pages }) =>
  pages.flatMap((page) =>
    page.tags
      .filter(({ name }) => name === 'img')
      .flatMap(({ attributes }) =>
        ['alt', 'width', 'height'].filter((attribute) => attributes[attribute] === undefined).map((attribute) => `${nameOf(page)} shows ${attributes.src} without ${attribute}.`),
      ),
  );

// In these an `undefined` may stand among other words or numbers; elsewhere it may be a word of a sentence.
const COMPUTED = new Set(['d', 'style', 'transform', 'viewbox', 'srcset', 'imagesrcset', 'sizes']);

/** No attribute holds what a slip of code leaves there in place of a number or a text. */
export const noSlips: Check = ({ pages }) =>
  pages.flatMap((page) =>
    page.tags.flatMap(({ name, attributes }) =>
      Object.entries(attributes)
        .filter(([attribute, value]) => value === 'undefined' || value === 'NaN' || (COMPUTED.has(attribute) && /undefined|NaN/.test(value)))
        .map(([attribute, value]) => `${nameOf(page)} has a <${name} ${attribute}="${value}">. A value is missing where the page is made: look at what its content and its template hand on.`),
    ),
  );

/** Widgets and events carry names that the browser script knows. */
export const knownNames: Check = ({ pages }) =>
  pages.flatMap((page) => page.tags.flatMap((tag) => [...known(page, tag, 'data-widget', WIDGETS), ...known(page, tag, 'data-event', EVENTS)]));

function known(page: CheckedPage, { attributes }: Tag, attribute: string, names: readonly string[]): string[] {
  const value = attributes[attribute];
  if (value === undefined || names.includes(value)) return [];
  const near = nearest(value, [...names]);
  return [`${nameOf(page)} has ${attribute}="${value}", which the script does not know.${near ? ` Did you mean "${near}"?` : ''}`];
}
