import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/** Each page has the element that its styles go into. */
export const hasStyles: PageCheck = ({ embedded }) =>
  embedded.some(({ tag }) => tag.name === 'style') ? [] : [checkMistake('no-styles', {})];
