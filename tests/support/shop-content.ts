import {
  type ContentFolder,
  openContentFolder,
} from '../../src/generator/content/content-folder.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import type { Content } from '../../src/schema/content.ts';
import { site } from '../../src/site.ts';

/**
 * The content of the shop's site, by default from the project. Throws the loader's errors if it is
 * not valid.
 */
export const shopContent = (folder: ContentFolder = openContentFolder('content')): Content =>
  readContent(site.content, folder).content;
