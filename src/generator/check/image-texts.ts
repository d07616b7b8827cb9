import type { PageCheck } from './page.ts';
import { fault } from './faults.ts';

/** Every image has an alt text (empty for decoration) and reserves its space. */
export const imageTexts: PageCheck = ({ tags }) =>
  tags
    .filter(({ name }) => name === 'img')
    .flatMap(({ attributes }) =>
      ['alt', 'width', 'height']
        .filter((attribute) => attributes[attribute] === undefined)
        .map((attribute) => fault('image-attribute', { src: attributes.src, attribute })),
    );
