import { type ContentIo, readContentFolder } from '../../src/generator/read/content-io.ts';
import { load } from '../../src/generator/read/load.ts';
import type { Content } from '../../src/schema/schema.ts';
import { site } from '../../src/site.ts';

/** Content of the shop's site, by default the project's own. Throws what the loader says when it is not valid. */
export const shopContent = (io: ContentIo = readContentFolder('content')): Content => load(io, site.content).content;
