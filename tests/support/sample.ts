import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadContent } from '../../src/generator/content/load-content.ts';
import type { Content } from '../../src/schema/content.ts';
import { site } from '../../src/site.ts';
import { folderOf, textsIn } from './content-files.ts';

/** The starter for other shops, with sample words where an owner still has to write some. */
const starter = Object.entries(textsIn('scripts/new-shop'))
  .filter(([file]) => file !== 'makes/stand-in.yaml')
  .map(
    ([file, text]) =>
      [file, text.replace(/^ *# Unconfirmed:.*\n/gm, '').replaceAll('Stand-in', 'Sample')] as const,
  );

/**
 * The content of the sample shop, which no owner edits: path below its folder → text. It is the
 * starter, with the files of tests/sample instead of its own. Use it for tests that must not depend
 * on the owner's words.
 */
export const SAMPLE_FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(starter),
  ...textsIn('tests/sample'),
  'labels.yaml': readFileSync('content/labels.yaml', 'utf8'),
};

/** Loads the sample shop's content. If it no longer fits the schema, the error says what to do. */
export function sampleContent(model = site.contentModel): Content {
  try {
    return loadContent(model, folderOf(SAMPLE_FILES)).content;
  } catch (error) {
    throw new Error(
      `The sample shop does not load. If what content may hold has changed, change it in scripts/new-shop too, or in tests/sample.\n${String(error)}`,
      { cause: error },
    );
  }
}

/** Writes the sample shop's content into a folder. */
export function writeSample(folder: string): void {
  for (const [file, text] of Object.entries(SAMPLE_FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
