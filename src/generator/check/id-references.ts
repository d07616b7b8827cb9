import type { PageRule } from './page.ts';

const ATTRIBUTES = ['popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for'];

/** An id that an element refers to exists on the page. */
export const idReferences: PageRule = ({ tags, ids }) =>
  tags.flatMap(({ name, attributes }) =>
    ATTRIBUTES.flatMap((attribute) => {
      const missing = attributes[attribute]?.split(' ').filter((id) => !ids.has(id)) ?? [];
      return missing.map((id) => ({
        says: `has a <${name} ${attribute}="${id}">, but nothing on the page has that id.`,
      }));
    }),
  );
