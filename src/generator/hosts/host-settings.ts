import { escapeRegExp } from '../base/text.ts';

/** What a site needs of its hosts. */
export type HostNeeds = {
  /** The site's public address, such as `https://www.site.example`, without a slash at the end. */
  origin: string;
  /** Scripts and frames that pages load, by address; some may be on the site itself. */
  scripts: string[];
  frames: string[];
  /** Media types of files that hosts do not know or do not agree on, such as `/contact.vcf`. */
  types: { path: string; type: string }[];
};

/** What every host must do. Each host's file says it in its own format. */
export type HostSettings = {
  /** Such as `www.site.example`. */
  hostname: string;
  redirects: { from: string; to: string; status: 301 | 302 }[];
  /** The headers of every response, in order. */
  headers: [name: string, value: string][];
  types: HostNeeds['types'];
  /** The paths of all routes. */
  paths: string[];
  /** The paths of the files that have a hash of their content in their name. */
  hashedPaths: string[];
};

/** Files under this prefix have a hash of their content in their name. */
export const HASHED_PREFIX = '/assets/';
export const KEEP_FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated before each use, so a corrected page shows at once. */
export const REVALIDATE = 'no-cache';

/** The extension of a page's file that is compressed with Brotli, if the build wrote one. */
export const BROTLI_EXTENSION = '.br';

/**
 * What servers find in the header Accept-Encoding of a browser that takes Brotli: `br`, but not
 * `br;q=0`.
 */
export const TAKES_BROTLI = '(^|,)\\s*br\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)';

/**
 * Files for hosts, not for visitors. Self-managed servers answer them, and all hidden files, with
 * the not-found page.
 */
export const HOST_FILE_NAMES = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'] as const;

/** A regular expression of these names, as servers take it. */
export const HOST_FILE_PATTERN = HOST_FILE_NAMES.map(escapeRegExp).join('|');
