import type { PageRule } from './page.ts';
import { fault } from './words.ts';

/** No two elements of a page have the same id. */
export const uniqueIds: PageRule = ({ tags }) => {
  const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
  const again = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...again].map((id) => ({
    ...fault('same-id', { id }),
    words: id,
    field: 'id',
  }));
};
