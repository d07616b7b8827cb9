import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/** Every link and button says what it does: by its text, a label, or a picture with a text. */
export const controlNames: PageCheck = ({ nameless }) =>
  nameless.map((tag) => checkMistake('no-name', { tag }));
