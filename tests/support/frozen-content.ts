import { readContentFolder } from '../../src/generator/read/content-io.ts';
import type { Content } from '../../src/schema/schema.ts';
import { shopContent } from './shop-content.ts';

/**
 * A copy of the content that no owner edits. What depends on the words and facts of one day, such as pictures and opening
 * hours in browsers, is tested with it.
 */
export const FROZEN_FOLDER = 'tests/frozen-content';

/** The day that it is built for, in browsers. */
export const FROZEN_DAY = { year: 2026, month: 11, day: 21 };

/** The frozen content, loaded. Throws with what to do when it no longer fits the schema. */
export function frozenContent(): Content {
  try {
    return shopContent(readContentFolder(FROZEN_FOLDER));
  } catch (error) {
    throw new Error(
      `The frozen content does not load. If what content may hold has changed, copy it again: npm run freeze\n${String(error)}`,
      { cause: error },
    );
  }
}
