import type { PageRule } from './page.ts';

/** Every image has an alt text (empty for decoration) and reserves its space. */
export const imageTexts: PageRule = ({ tags }) =>
  tags
    .filter(({ name }) => name === 'img')
    .flatMap(({ attributes }) =>
      ['alt', 'width', 'height']
        .filter((attribute) => attributes[attribute] === undefined)
        .map((attribute) => ({ says: `shows ${attributes.src} without ${attribute}.` })),
    );
