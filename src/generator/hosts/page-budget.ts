import { brotliCompressSync, constants } from 'node:zlib';
import { compressedPage } from './compressed-page.ts';

/**
 * How many bytes a page may have in Brotli. A server sends ten packets of 1,448 bytes before it
 * waits for the browser. Headers (630 bytes with HTTP/2) and encryption take the rest.
 */
export const PAGE_LIMIT = 13_800;

/** The page with the most bytes in Brotli, and how many more it may have; none if negative. */
export type Fullest = { path: string; left: number };

/** Finds the fullest of the pages that it sees. The best compression takes 50 ms, so only one page gets it. */
export function findFullest(): {
  see: (path: string, html: Uint8Array) => void;
  found: () => Promise<Fullest>;
} {
  let fullest: { path: string; html: Uint8Array; size: number } | undefined;
  return {
    see(path, html) {
      const size = brotliCompressSync(html, QUICK).length;
      if (size > (fullest?.size ?? 0)) fullest = { path, html, size };
    },
    async found() {
      const { path = '', html = new Uint8Array() } = fullest ?? {};
      const [, bytes] = await compressedPage(path, html);
      return { path, left: PAGE_LIMIT - bytes.length };
    },
  };
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };
