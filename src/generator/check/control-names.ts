import type { PageCheck } from './page.ts';
import { fault } from './faults.ts';

/** Every link and button says what it does: by its text, a label, or a picture with a text. */
export const controlNames: PageCheck = ({ nameless }) =>
  nameless.map((tag) => fault('no-name', { tag }));
