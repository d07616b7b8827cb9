import { BuildError } from '../build-error.ts';
import { createMinifier } from './minify-html.ts';

/** The same files, minified, the two files of a page once. Throws a BuildError that names a file which is not HTML. */
export function minifyPages(pages: Map<string, string>): Map<string, string> {
  const minify = createMinifier();
  const minified = new Map<string, string>();
  let last = { html: '', short: '' };
  for (const [file, html] of pages) {
    if (html !== last.html) last = { html, short: minifyPage(file, html, minify) };
    minified.set(file, last.short);
  }
  return minified;
}

function minifyPage(file: string, html: string, minify: (html: string) => string): string {
  try {
    return minify(html);
  } catch (error) {
    throw new BuildError(`${file} was not written. It is not HTML that can be minified: ${(error as Error).message.slice(0, 200)}`);
  }
}
