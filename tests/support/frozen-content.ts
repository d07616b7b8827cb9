import { readContentFolder } from '../../src/generator/read/content-io.ts';
import type { Content } from '../../src/schema/schema.ts';
import { shopContent } from './shop-content.ts';

/**
 * A copy of the content that no owner edits. Tests that depend on exact words and facts, such as those of pictures and opening
 * hours in browsers, use it.
 */
export const FROZEN_FOLDER = 'tests/frozen-content';

/** The frozen content, loaded. If it no longer fits the schema, throws an error that says what to do. */
export function frozenContent(): Content {
  try {
    return shopContent(readContentFolder(FROZEN_FOLDER));
  } catch (error) {
    throw new Error(
      `The frozen content does not load. If what content may hold has changed, change it in ${FROZEN_FOLDER} too.\n${String(error)}`,
      { cause: error },
    );
  }
}
