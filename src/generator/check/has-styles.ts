import type { PageCheck } from './page.ts';
import { fault } from './faults.ts';

/** Each page has the element that its styles go into. */
export const hasStyles: PageCheck = ({ embedded }) =>
  embedded.some(({ tag }) => tag.name === 'style') ? [] : [fault('no-styles', {})];
