import {
  type ContentFolder,
  openContentFolder,
} from '../../src/generator/content/content-folder.ts';
import { loadContent } from '../../src/generator/content/load-content.ts';
import type { Content } from '../../src/schema/content.ts';
import { site } from '../../src/site.ts';

/**
 * The content of the shop's site, by default from the project. Throws the loader's errors if it is
 * not valid.
 */
export const shopContent = (folder: ContentFolder = openContentFolder('content')): Content =>
  loadContent(site.contentModel, folder).content;
