import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/** No two elements of a page have the same id. */
export const uniqueIds: PageCheck = ({ tags }) => {
  const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
  const again = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...again].map((id) => ({ ...checkMistake('same-id', { id }), text: id, field: 'id' }));
};
