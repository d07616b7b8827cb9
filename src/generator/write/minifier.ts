import { minify } from 'html-minifier-terser';
import { BuildError } from '../build-error.ts';
import { copyOf, type Scan, type Tag } from '../check/scan-html.ts';
import { inlineScripts } from '../hosts/content-security-policy.ts';
import type { Piece } from '../piece.ts';

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

export type Minifier = (
  path: string,
  pieces: readonly Piece[],
  scans: readonly Scan[],
) => Promise<FinishedPiece[]>;

/** A piece of a page as it is written, and its inline scripts. */
export type FinishedPiece = { bytes: Uint8Array; scripts: string[] };

/**
 * Makes a minifier for pages whose tags are known. As long as the scanner remembers a tag, html-minifier-terser gets it only once:
 * 61 pages have 34,000 tags, but only 1,700 different ones. Between tags there is nothing to remove, because React adds no white
 * space. A test compares the result with html-minifier-terser on whole pages. Throws a BuildError with the page's path if a tag
 * is not valid HTML.
 */
export function createMinifier(): Minifier {
  const finished = new WeakMap<Piece, FinishedPiece>();
  return async (path, pieces, scans) => {
    const results: FinishedPiece[] = [];
    for (let index = 0; index < pieces.length; index++) {
      const piece = pieces[index]!;
      let result = finished.get(piece);
      if (!result) {
        const scan = scans[index]!;
        const changing = tagsToShorten(piece.html, scan);
        for (const { tag } of changing)
          tag.short ??= withoutSlash(tag.text) ?? (await minified(tag.text, path));
        result = {
          bytes: Buffer.from(withShortTags(piece.html, changing)),
          scripts: inlineScripts(scan).map(copyOf),
        };
        if (piece.isShared) finished.set(piece, result);
      }
      results.push(result);
    }
    return results;
  };
}

type TagAt = { tag: Tag; start: number };

/** The tags outside of the elements whose content must not change. */
function tagsToShorten(html: string, { tags, starts }: Scan): TagAt[] {
  const found: TagAt[] = [];
  let keptUntil = 0;
  for (let index = 0; index < tags.length; index++) {
    const tag = tags[index]!;
    const start = starts[index]!;
    if (start < keptUntil) continue;
    if (KEPT.has(tag.name)) keptUntil = html.indexOf(`</${tag.name}>`, start);
    else found.push({ tag, start });
  }
  return found;
}

function withShortTags(html: string, tags: readonly TagAt[]): string {
  let short = '';
  let done = 0;
  for (const { tag, start } of tags) {
    if (tag.short === undefined || tag.short === tag.text) continue;
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
    throw new BuildError(
      `The page ${path} was not written. ${tag} is not HTML: ${(error as Error).message}`,
    );
  }
}
