import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** The path of the stream of changes, for which `browser/page.ts` asks. */
export const CHANGES_PATH = '/__dev/changes';

/** The script of the dev server's pages, and its page of mistakes, with placeholders. */
export type BrowserFiles = {
  pageScript: string;
  failureHtml: string;
};

export async function readBrowserFiles(generatorFolder: string): Promise<BrowserFiles> {
  const read = (name: string) => readFileSync(join(generatorFolder, 'dev/browser', name), 'utf8');
  const { code } = await transform(read('page.ts'), { loader: 'ts', format: 'iife' });
  return { pageScript: code, failureHtml: read('failure.html') };
}

/** The script of every page of the dev server. A page that shows a mistake is broken. */
export const pageScript = (
  { pageScript: script }: BrowserFiles,
  version: number,
  isBroken = false,
): string =>
  `<script data-version="${version}"${isBroken ? ' data-broken' : ''}>${script}</script>`;
