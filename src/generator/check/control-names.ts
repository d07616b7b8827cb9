import type { PageRule } from './page.ts';

/** Every link and button says what it does: by its text, a label, or a picture with a text. */
export const controlNames: PageRule = ({ nameless }) =>
  nameless.map((tag) => ({ says: `has a link or button without a name: ${tag}`, inCode: true }));
