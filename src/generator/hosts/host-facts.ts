/** What a site says about the hosts it runs on. */
export type HostNeeds = {
  /** The site's public address, such as `https://www.shop.example`, without a slash at its end. */
  origin: string;
  /** Scripts and frames that pages load, by address; those on the site itself may be among them. */
  scripts: string[];
  frames: string[];
  /** Files whose type hosts do not know, or disagree about. */
  types: TypedFile[];
};

/** A file by its path, such as `/contact.vcf`, and what it is sent as. */
export type TypedFile = { path: string; type: string };

/** What every host must be told, in its own language. */
export type HostFacts = {
  /** Name of the host that the site is served under. */
  host: string;
  /** Folder that holds the site on a server of one's own. */
  root: string;
  redirects: { from: string; to: string }[];
  /** Headers of every answer, in order. */
  headers: [name: string, value: string][];
  types: TypedFile[];
};

/** Files under this prefix change their name with their bytes. */
export const ASSETS = '/assets/';
export const KEEP_FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about before each use: a page that was corrected must show. */
export const ASK_FIRST = 'no-cache';

/** Files that speak to hosts, not to visitors. Servers of one's own answer them with the not-found page. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', 'Caddyfile'] as const;
