import type { Fault, PageRule } from './page.ts';

const ATTRIBUTES = ['popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for'];

/** An id that an element refers to exists on the page. */
export const idReferences: PageRule = ({ tags, ids }) => {
  const faults: Fault[] = [];
  for (const { name, attributes } of tags)
    for (const attribute of ATTRIBUTES)
      for (const id of attributes[attribute]?.split(' ') ?? NONE)
        if (!ids.has(id))
          faults.push({
            says: `has a <${name} ${attribute}="${id}">, but nothing on the page has that id.`,
          });
  return faults;
};

/** A list for each attribute that is not there would be most of this rule's work. */
const NONE: readonly string[] = [];
