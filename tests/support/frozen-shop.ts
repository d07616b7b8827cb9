import { readContentFolder } from '../../src/generator/read/content-io.ts';
import { buildShop } from './build-shop.ts';
import { FROZEN_FOLDER } from './frozen-content.ts';

/** The site of the frozen content, built once for all tests of a worker. */
export const FROZEN_SHOP = await buildShop(readContentFolder(FROZEN_FOLDER));
