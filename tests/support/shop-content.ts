import { type ContentIo, readContentFolder } from '../../src/generator/read/content-io.ts';
import { load } from '../../src/generator/read/load.ts';
import type { Content } from '../../src/schema/schema.ts';
import { site } from '../../src/site.ts';

/** The content of the shop's site, by default from the project. Throws the loader's errors if it is not valid. */
export const shopContent = (io: ContentIo = readContentFolder('content')): Content => load(io, site.content).content;
