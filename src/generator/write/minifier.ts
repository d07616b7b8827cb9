import { minify } from 'html-minifier-terser';
import { BuildError } from '../build-error.ts';
import { copyOf, type Scan } from '../check/scan-html.ts';
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

export type Minifier = (path: string, pieces: readonly Piece[], scans: readonly Scan[]) => Promise<FinishedPiece[]>;

/** A piece of a page as it is written, and its inline scripts. */
export type FinishedPiece = { bytes: Uint8Array; scripts: string[] };

/**
 * Makes a minifier for pages whose tags are known. html-minifier-terser gets a start tag once while the
 * scanner remembers it, and never if there is nothing to shorten: 61 pages have 34,000 tags, but only 1,700 different ones. There is nothing to remove between
 * tags, because React adds no white space. A test compares the result with html-minifier-terser on whole pages. Throws a
 * BuildError with the page's path if a tag is not valid HTML.
 */
export function createMinifier(): Minifier {
  const finished = new WeakMap<Piece, FinishedPiece>();
  const finish = async (piece: Piece, scan: Scan): Promise<FinishedPiece> => {
    const result = { bytes: Buffer.from(await shortened(piece, scan)), scripts: inlineScripts(scan).map(copyOf) };
    if (piece.isShared) finished.set(piece, result);
    return result;
  };
  return async (path, pieces, scans) => {
    const results: FinishedPiece[] = [];
    try {
      for (const [index, piece] of pieces.entries()) results.push(finished.get(piece) ?? (await finish(piece, scans[index]!)));
    } catch (error) {
      throw new BuildError(`The page ${path} was not written. ${(error as Error).message}`);
    }
    return results;
  };
}

async function shortened({ html }: Piece, { tags, starts }: Scan): Promise<string> {
  let short = '';
  let done = 0;
  let keptUntil = 0;
  for (let index = 0; index < tags.length; index++) {
    const tag = tags[index]!;
    const start = starts[index]!;
    if (start < keptUntil) continue;
    if (KEPT.has(tag.name)) keptUntil = html.indexOf(`</${tag.name}>`, start);
    if (start < keptUntil) continue;
    tag.short ??= withoutSlash(tag.text) ?? (await minified(tag.text));
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

async function minified(tag: string): Promise<string> {
  try {
    // The minifier adds missing end tags.
    return START_TAG.exec(await minify(tag, OPTIONS))?.[0] ?? tag;
  } catch (error) {
    throw new Error(`${tag} is not HTML: ${(error as Error).message}`);
  }
}
