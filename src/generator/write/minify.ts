import { minify } from 'html-minifier-terser';
import { BuildError } from '../build-error.ts';

const OPTIONS = { collapseWhitespace: true, collapseBooleanAttributes: true, removeComments: true };

/** A start tag, or a whole element whose content must not change. */
const TAG = /<(script|style|svg|textarea|pre)\b[^]*?<\/\1>|<[a-zA-Z][^>"]*(?:"[^"]*"[^>"]*)*>/g;
const START_TAG = /^<[^>"]*(?:"[^"]*"[^>"]*)*>/;

/**
 * Minifies pages. html-minifier-terser gets each distinct start tag once: 61 pages have 34,000 tags, but only 1,700
 * different ones. There is nothing to remove between tags, because React adds no white space. A test compares the result
 * with html-minifier-terser on whole pages. Throws a BuildError with the page's name if a tag is not valid HTML.
 */
export async function minifyPages(pages: Map<string, string>): Promise<Map<string, string>> {
  const short = new Map<string, string>();
  const minified = new Map<string, string>();
  let last = { html: '', text: '' };
  for (const [file, html] of pages) {
    // The two files of a page are adjacent.
    if (html !== last.html) {
      await shortenTags(file, html, short);
      last = { html, text: html.replace(TAG, (tag) => short.get(tag) ?? tag) };
    }
    minified.set(file, last.text);
  }
  return minified;
}

/** Adds the minified form of each new start tag of a page to `short`. */
async function shortenTags(file: string, html: string, short: Map<string, string>): Promise<void> {
  for (const [tag, left] of html.matchAll(TAG)) {
    if (left === undefined && !short.has(tag)) short.set(tag, await shortTag(file, tag));
  }
}

async function shortTag(file: string, tag: string): Promise<string> {
  try {
    // The minifier adds missing end tags.
    return START_TAG.exec(await minify(tag, OPTIONS))?.[0] ?? tag;
  } catch (error) {
    throw new BuildError(`${file} was not written. ${tag} is not HTML: ${(error as Error).message}`);
  }
}
