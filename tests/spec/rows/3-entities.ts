import { on, files, type Row } from '../row.ts';
import { readFileSync } from 'node:fs';
import { has, heading, isTrue } from '../checks.ts';
import { STATE } from '../shop.ts';

/** The fields that no definition of content has. */
const fieldsMissing = (schema: string, fields: string[]): string[] => {
  const text = readFileSync(`content/schema/${schema}.schema.json`, 'utf8');
  return fields
    .filter((field) => !text.includes(`"${field}"`))
    .map((field) => `${schema} has no field ${field}`);
};

/** The other lines of a coupon, and its conditions. */
const NOT_DESCRIPTION =
  /^(coupons must|EXP).*|for new customers\.|not combinable\.|one use per customer\./gi;

export const ROWS: Row[] = [
  ...on('3', '/coupons', {
    'Coupon: id, title, subtitle, description, note (optional), expiry.': isTrue(
      'each has a title, a description and its day',
      ({ blocks }) =>
        blocks
          .filter(({ level, text }) => level === 2 && text.includes('EXP:'))
          .every(
            ({ heading: title, paragraphs }) =>
              title.length > 5 &&
              paragraphs.some((one) => one.replace(NOT_DESCRIPTION, '').length > 20),
          ),
    ),
  }),
  ...files('3', {
    'Coupon: id, title, subtitle, description, note (optional), expiry.': () =>
      fieldsMissing('coupons', ['id', 'description', 'note', 'expires']),
    'Review: id, name, text, rating (5), date label': () =>
      fieldsMissing('reviews', ['id', 'name', 'text', 'rating', 'date']),
  }),
  ...on('3', '/reviews', {
    "date label such as 'posted recently' or 'posted a while ago'": isTrue(
      'both are used',
      ({ figures }) =>
        ['posted recently', 'posted a while ago'].every((label) =>
          figures.some(({ text }) => text.includes(label)),
        ),
    ),
  }),
  ...on('3', '/services', {
    'Service tile: name, icon, href.': isTrue(
      'ten tiles with a drawing',
      ({ tiles }) =>
        tiles.filter(
          ({ hasPicture, name, href }) =>
            hasPicture && name !== '' && href.startsWith('/services/'),
        ).length >= 10,
    ),
  }),
  ...on('3', '/', {
    'Service teaser card: image, title, description, route.': heading(
      /^Inspections(?!:)/,
      has('picture', ({ pictures }) => pictures > 0),
      has('description', ({ paragraphs }) => paragraphs.length > 0),
      has('route', ({ links }) => links.some(({ href }) => href === STATE)),
    ),
  }),
  ...files('3', {
    'FAQ item: question, answer.': () => fieldsMissing('faq', ['question', 'answer']),
    'Content section: subheading, paragraph, bullets.': () =>
      fieldsMissing('service', ['subheading', 'paragraph', 'bullets']),
    'Section block: variant (light, dark, neutral), heading, imageUrl, sections, showCTA, ctaText, imageCaption, hideImageOnMobile.':
      () =>
        fieldsMissing('service', [
          'variant',
          'light',
          'dark',
          'neutral',
          'heading',
          'imageUrl',
          'sections',
          'showCTA',
          'ctaText',
          'imageCaption',
          'hideImageOnMobile',
        ]),
    'Make page inputs: make (text), background image URL.': () =>
      fieldsMissing('make', ['name', 'image']),
    'Service banner inputs: service name, background image.': () =>
      fieldsMissing('service', ['banner', 'image']),
    'Text content: list of paragraphs.': () => fieldsMissing('make', ['paragraphs']),
  }),
];
