import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** The parts of the dev server's pages: a script, and two pieces of markup with placeholders. */
export type BrowserFiles = { pageScript: string; failureHtml: string; notesHtml: string };

export async function readBrowserFiles(generatorFolder: string): Promise<BrowserFiles> {
  const read = (name: string) => readFileSync(join(generatorFolder, 'dev/browser', name), 'utf8');
  const options = { loader: 'ts', format: 'iife', minify: true } as const;
  const { code: pageScript } = await transform(read('page.ts'), options);
  return { pageScript, failureHtml: read('failure.html'), notesHtml: read('notes.html') };
}
