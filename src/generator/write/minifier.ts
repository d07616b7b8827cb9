import { minify } from 'html-minifier-terser';
import { BuildError } from '../build-error.ts';
import type { Scan, Tag } from '../check/scan-html.ts';

const OPTIONS = { collapseWhitespace: true, collapseBooleanAttributes: true, removeComments: true };

/** Elements whose start tag and content must not change. */
const KEPT = new Set(['script', 'style', 'svg', 'textarea', 'pre']);

/** A tag in which there is nothing to shorten: names in lower case, and values of words with single spaces. */
const SHORT = /^<[a-z][a-z0-9]*(?: (?:class|id|href|src|alt|width|height|(?:data|aria)-[a-z-]+)="[^"\s]+(?: [^"\s]+)*")*>$/;
const START_TAG = /^<[^>"]*(?:"[^"]*"[^>"]*)*>/;

export type Minifier = (path: string, html: string, scan: Pick<Scan, 'tags' | 'starts'>) => Promise<string>;

/**
 * Makes a minifier for pages whose tags are known. html-minifier-terser gets each distinct start tag once, unless there is
 * nothing to shorten: 61 pages have 34,000 tags, but only 1,700 different ones. There is nothing to remove between tags,
 * because React adds no white space. A test compares the result with html-minifier-terser on whole pages. Throws a BuildError
 * with the page's path if a tag is not valid HTML.
 */
export function createMinifier(): Minifier {
  const known = new WeakMap<Tag, string>();
  return async (path, html, { tags, starts }) => {
    let short = '';
    let done = 0;
    let keptUntil = 0;
    for (const [index, tag] of tags.entries()) {
      const start = starts[index]!;
      if (start < keptUntil) continue;
      if (KEPT.has(tag.name)) keptUntil = html.indexOf(`</${tag.name}>`, start);
      if (start < keptUntil) continue;
      const less = known.get(tag) ?? (await shortTag(path, tag.text));
      known.set(tag, less);
      if (less === tag.text) continue;
      short += html.slice(done, start) + less;
      done = start + tag.text.length;
    }
    return short + html.slice(done);
  };
}

async function shortTag(path: string, tag: string): Promise<string> {
  if (SHORT.test(tag)) return tag;
  try {
    // The minifier adds missing end tags.
    return START_TAG.exec(await minify(tag, OPTIONS))?.[0] ?? tag;
  } catch (error) {
    throw new BuildError(`The page ${path} was not written. ${tag} is not HTML: ${(error as Error).message}`);
  }
}
