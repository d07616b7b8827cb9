import { openContentFolder } from '../../src/generator/content/content-folder.ts';
import { parseIsoDay } from '../../src/rules/days.ts';
import { buildShop } from './build-shop.ts';

/** Only the command `release` sets the folder and the day of its build. */
const { CONTENT: folder = 'content', DAY } = process.env;

/** The folder of today's content. */
export const CONTENT = folder;

/** The site of today's content, built once for all tests of a worker. */
export const THIS_SHOP = await buildShop(
  openContentFolder(CONTENT),
  {},
  DAY === undefined ? undefined : parseIsoDay(DAY),
);
