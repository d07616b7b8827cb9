import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

/**
 * The paths that the scripts in `browser/` ask for: the stream of versions, and the script that
 * reads it for all tabs.
 */
export const VERSIONS_PATH = '/__dev/versions';
export const STREAM_SCRIPT_PATH = '/__dev/stream.js';

/**
 * What the dev server's pages are made of: two scripts, and two pieces of markup with names in
 * braces.
 */
export type BrowserFiles = { page: string; stream: string; failure: string; notes: string };

/** Reads the files of `browser/`, in the generator's own folder. */
export async function readBrowserFiles(generator: string): Promise<BrowserFiles> {
  const path = (name: string): string => join(generator, 'dev/browser', name);
  const script = async (name: string): Promise<string> => {
    const text = await readFile(path(name), 'utf8');
    return (await transform(text, { loader: 'ts', format: 'iife', minify: true })).code;
  };
  const [page, stream] = await Promise.all([script('page.ts'), script('stream.ts')]);
  const markup = (name: string): string => readFileSync(path(name), 'utf8');
  return { page, stream, failure: markup('failure.html'), notes: markup('notes.html') };
}

/** Markup with values in the place of names in braces. */
export const fillMarkup = (markup: string, values: Record<string, string>): string =>
  markup.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
