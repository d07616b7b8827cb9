import type { PageRule } from './page.ts';

/** No two elements of a page have the same id. */
export const uniqueIds: PageRule = ({ tags }) => {
  const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
  const again = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...again].map((id) => ({
    says: `has the id "${id}" more than once. An id must be unique on its page.`,
    words: id,
    field: 'id',
  }));
};
