import { openContentFolder } from '../../src/generator/content/content-folder.ts';
import { buildShop } from './build-shop.ts';

/** The folder of today's content. The command `release` may name another one. */
export const CONTENT = process.env['CONTENT'] ?? 'content';

/** The site of today's content, built once for all tests of a worker. */
export const THIS_SHOP = await buildShop(openContentFolder(CONTENT));
