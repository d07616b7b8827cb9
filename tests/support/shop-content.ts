import { type ContentIo, contentFolder } from '../../src/generator/content/content-io.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import type { Content } from '../../src/schema/content.ts';
import { site } from '../../src/site.ts';

/**
 * The content of the shop's site, by default from the project. Throws the loader's errors if it is
 * not valid.
 */
export const shopContent = (io: ContentIo = contentFolder('content')): Content =>
  readContent(site.content, io).content;
