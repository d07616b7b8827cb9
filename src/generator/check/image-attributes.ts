import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/** Every image has an alt text (empty for decoration) and reserves its space. */
export const imageAttributes: PageCheck = ({ tags }) =>
  tags
    .filter(({ name }) => name === 'img')
    .flatMap(({ attributes }) =>
      ['alt', 'width', 'height']
        .filter((attribute) => attributes[attribute] === undefined)
        .map((attribute) => checkMistake('image-attribute', { src: attributes.src, attribute })),
    );
