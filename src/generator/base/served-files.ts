/** Files under this prefix have a hash of their content in their name. */
export const HASHED_PREFIX = '/assets/';
export const KEEP_FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated before each use, so a corrected page shows at once. */
export const REVALIDATE = 'no-cache';

/** The extension of the Brotli file that a build may write beside a page. */
export const BROTLI_EXTENSION = '.br';
