import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

/**
 * The paths that the scripts in `browser/` ask for: the stream of changes, and the script that
 * reads it for all tabs.
 */
export const CHANGES_PATH = '/__dev/changes';
export const STREAM_SCRIPT_PATH = '/__dev/stream.js';

/** The parts of the dev server's pages: two scripts, and two pieces of markup with placeholders. */
export type BrowserFiles = {
  pageScript: string;
  streamScript: string;
  failureHtml: string;
  notesHtml: string;
};

export async function readBrowserFiles(generatorFolder: string): Promise<BrowserFiles> {
  const read = (name: string) => readFileSync(join(generatorFolder, 'dev/browser', name), 'utf8');
  const script = async (name: string): Promise<string> =>
    (await transform(read(name), { loader: 'ts', format: 'iife' })).code;
  const [pageScript, streamScript] = await Promise.all([script('page.ts'), script('stream.ts')]);
  return {
    pageScript,
    streamScript,
    failureHtml: read('failure.html'),
    notesHtml: read('notes.html'),
  };
}

/** The script of every page of the dev server. A page that shows a mistake is broken. */
export const pageScript = (
  { pageScript: script }: BrowserFiles,
  version: number,
  isBroken = false,
): string =>
  `<script data-version="${version}"${isBroken ? ' data-broken' : ''}>${script}</script>`;
