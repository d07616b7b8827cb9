import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

const ATTRIBUTES = ['popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for'];

/** An id that an element refers to exists on the page. */
export const idReferences: PageCheck = ({ tags, ids }) => {
  const mistakes: ReturnType<PageCheck> = [];
  for (const { name, attributes } of new Set(tags))
    for (const attribute of ATTRIBUTES)
      for (const id of attributes[attribute]?.split(' ') ?? [])
        if (!ids.has(id)) mistakes.push(checkMistake('no-such-id', { name, attribute, id }));
  return mistakes;
};
