import { withoutElements } from '../base/scan-html.ts';
import { checkMistake } from './check-mistakes.ts';
import type { PageCheck } from './check-types.ts';

/**
 * Each page has exactly one first-level heading. Below it, headings go down one level at a time.
 */
const headings: PageCheck = ({ tags }) => {
  const levels = tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
  const count = levels.filter((level) => level === 1).length;
  const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const mistakes = [];
  if (count !== 1) mistakes.push(checkMistake('first-headings', { count }));
  if (jump >= 0)
    mistakes.push(
      checkMistake('heading-levels', { before: levels[jump - 1], level: levels[jump]! }),
    );
  return mistakes;
};

/** No two elements of a page have the same id. */
const uniqueIds: PageCheck = ({ tags }) => {
  const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
  const repeatedIds = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeatedIds].map((id) => ({
    ...checkMistake('same-id', { id }),
    text: id,
    field: 'id',
  }));
};

const ID_ATTRIBUTES = [
  'popovertarget',
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'for',
];

/** An id that an element refers to exists on the page. */
const idReferences: PageCheck = ({ tags, ids }) => {
  const mistakes: ReturnType<PageCheck> = [];
  for (const { name, attributes } of tags)
    for (const attribute of ID_ATTRIBUTES)
      for (const id of attributes[attribute]?.split(' ') ?? [])
        if (!ids.has(id)) mistakes.push(checkMistake('no-such-id', { name, attribute, id }));
  return mistakes;
};

/** Every image has an alt text (empty for decoration) and reserves its space. */
const imageAttributes: PageCheck = ({ tags }) =>
  tags
    .filter(({ name }) => name === 'img')
    .flatMap(({ attributes }) =>
      ['alt', 'width', 'height']
        .filter((attribute) => attributes[attribute] === undefined)
        .map((attribute) => checkMistake('image-attribute', { src: attributes.src, attribute })),
    );

// React escapes a > in a value.
const CONTROL = /<(a|button|summary)\b([^>]*)>([^]*?)<\/\1>/g;
const NAMING = /\s(?:alt|aria-label|aria-labelledby|title)="[^"]/;

/** The first letter of a text, at the start or after a tag. */
const FIRST_LETTER = /(?:^|>)\s*[^\s<]/;

// Nothing in these gives a control a name. An element without an end tag has no content.
const ARIA_HIDDEN = /<(\w+)\b[^>]*\saria-hidden="true"[^>]*(?<!\/)>/g;
const SVG_CONTENT = /(<svg\b[^>]*>)[^]*?<\/svg>/g;

/** Every link and button says what it does: by its text, a label, or a picture with a text. */
const controlNames: PageCheck = ({ html }) => {
  const mistakes: ReturnType<PageCheck> = [];
  for (const [, name, attributes = '', inside = ''] of html.matchAll(CONTROL)) {
    const spoken = withoutElements(inside, ARIA_HIDDEN).replace(SVG_CONTENT, '$1');
    const isNamed = FIRST_LETTER.test(spoken) || NAMING.test(attributes + spoken);
    if (!isNamed) mistakes.push(checkMistake('no-name', { tag: `<${name}${attributes}>` }));
  }
  return mistakes;
};

// In these attributes, `undefined` among other words is a mistake. In others it may be a word in a
// sentence.
const COMPUTED = new Set(['d', 'style', 'transform', 'viewbox', 'srcset', 'imagesrcset', 'sizes']);

/** No attribute has a value like `undefined` or `NaN`, which a bug in the code leaves there. */
const noMissingValues: PageCheck = ({ tags }) =>
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

export const PAGE_CHECKS: readonly PageCheck[] = [
  headings,
  uniqueIds,
  idReferences,
  imageAttributes,
  controlNames,
  noMissingValues,
];
