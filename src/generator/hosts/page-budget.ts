import { brotliCompressSync, constants } from 'node:zlib';
import { compressedPage } from './compressed-page.ts';

/**
 * How many bytes a page may have in Brotli. A server sends ten packets of 1,448 bytes before it
 * waits for the browser. Headers (630 bytes with HTTP/2) and encryption take the rest.
 */
export const PAGE_LIMIT = 13_800;

/** The page with the most bytes in Brotli, and how many more it may have; none if negative. */
export type Fullest = { path: string; left: number };

export type LongPage = { path: string; html: Uint8Array };

/**
 * The fullest page is among the longest. To compress all of them would take longer than to render
 * them.
 */
const TRIED = 5;

/** The longest of some pages and one more. */
export const longest = (pages: readonly LongPage[], more: LongPage): LongPage[] =>
  [...pages, more].toSorted((a, b) => b.html.length - a.html.length).slice(0, TRIED);

/** The fullest of some pages. Only that one is compressed at the best level, which takes 50 ms. */
export async function fullestOf(pages: readonly LongPage[]): Promise<Fullest> {
  const sizes = pages.map((page) => ({
    ...page,
    size: brotliCompressSync(page.html, QUICK).length,
  }));
  const { path, html } = sizes.toSorted((a, b) => b.size - a.size)[0]!;
  const [, bytes] = await compressedPage(path, html);
  return { path, left: PAGE_LIMIT - bytes.length };
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
