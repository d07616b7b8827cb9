import { keptTexts } from '../../src/generator/content/kept-texts.ts';
import { type ContentIo, readContentFolder } from '../../src/generator/content/content-io.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import { parseYaml } from '../../src/generator/content/parse-yaml.ts';
import type { Content } from '../../src/schema/schema.ts';
import { site } from '../../src/site.ts';

const yaml = keptTexts(parseYaml);

/** A parser for one load of content. A text that the load before had too is not parsed again. */
export function parserOfChanges(): typeof parseYaml {
  yaml.nextRound();
  return yaml.make;
}

/** The content of the shop's site, by default from the project. Throws the loader's errors if it is not valid. */
export const shopContent = (io: ContentIo = readContentFolder('content')): Content =>
  readContent(site.content, io, parserOfChanges()).content;
