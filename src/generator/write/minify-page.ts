import { minify } from 'html-minifier-terser';
import { BuildError } from '../build-error.ts';
import type { Scan } from '../check/scan-html.ts';

const OPTIONS = { collapseWhitespace: true, collapseBooleanAttributes: true, removeComments: true };

/** Elements whose start tag and content must not change. */
const KEPT = new Set(['script', 'style', 'svg', 'textarea', 'pre']);

/**
 * A tag that the minifier can shorten only by a slash at its end: its names are in lower case, and its values are words with
 * single spaces between them, as React writes styles too. It is not the viewport's tag, in which the minifier removes spaces.
 */
const SHORT =
  /^(?!<meta name="viewport")<[a-z][a-z0-9]*(?: (?:class|id|style|href|src|alt|width|height|content|name|property|rel|(?:data|aria)-[a-z-]+)="[^"\s]+(?: [^"\s]+)*")*(?=\/?>$)/;
const START_TAG = /^<[^>"]*(?:"[^"]*"[^>"]*)*>/;

/**
 * Shortens a page whose tags are known. html-minifier-terser gets a start tag once while the scanner remembers it, and never if
 * there is nothing to shorten: 61 pages have 34,000 tags, but only 1,800 different ones. There is nothing to remove between
 * tags, because React adds no white space. A test compares the result with html-minifier-terser on whole pages. Throws a
 * BuildError with the page's path if a tag is not valid HTML.
 */
export async function minifyPage(path: string, html: string, { tags, starts }: Scan): Promise<string> {
  let short = '';
  let done = 0;
  let keptUntil = 0;
  for (let index = 0; index < tags.length; index++) {
    const tag = tags[index]!;
    const start = starts[index]!;
    if (start < keptUntil) continue;
    if (KEPT.has(tag.name)) {
      keptUntil = html.indexOf(`</${tag.name}>`, start);
      continue;
    }
    tag.short ??= withoutSlash(tag.text) ?? (await minified(tag.text, path));
    if (tag.short === tag.text) continue;
    short += html.slice(done, start) + tag.short;
    done = start + tag.text.length;
  }
  return short + html.slice(done);
}

function withoutSlash(tag: string): string | undefined {
  const short = SHORT.exec(tag);
  return short ? `${short[0]}>` : undefined;
}

async function minified(tag: string, path: string): Promise<string> {
  try {
    // The minifier adds missing end tags.
    return START_TAG.exec(await minify(tag, OPTIONS))?.[0] ?? tag;
  } catch (error) {
    throw new BuildError(`The page ${path} was not written. ${tag} is not HTML: ${(error as Error).message}`);
  }
}
