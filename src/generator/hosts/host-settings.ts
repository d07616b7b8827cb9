import { escapeRegExp } from '../base/text.ts';
import { HASHED_PREFIX } from '../base/served-files.ts';
import type { Route } from '../route.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { HostNeeds } from './host-needs.ts';

/** The settings of every host. Each host's file has them in its own format. */
export type HostSettings = {
  /** Such as `www.site.example`. */
  hostname: string;
  redirects: { from: string; to: string; status: 301 | 302 }[];
  /** The headers of every response, in order. */
  headers: [name: string, value: string][];
  paths: string[];
  hashedPaths: string[];
};

/** Matches the header Accept-Encoding of a browser that takes Brotli: `br`, but not `br;q=0`. */
export const TAKES_BROTLI = '(^|,)\\s*br\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)';

/**
 * Files for hosts, not for visitors. On nginx and Apache, a request for one of them, or
 * for a hidden file, gets the not-found page.
 */
export const HOST_FILE_NAMES = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'] as const;

/** A regular expression of these names, as servers take it. */
export const HOST_FILE_PATTERN = HOST_FILE_NAMES.map(escapeRegExp).join('|');

/**
 * Makes the settings of hosts for a site. `inlineScripts` are those of all finished pages, because
 * the policy has their hashes. `files` are all other files of the site.
 */
export function hostSettings(
  needs: HostNeeds,
  routes: Route[],
  inlineScripts: Iterable<string>,
  files: readonly string[],
): HostSettings {
  const { hostname } = new URL(needs.origin);
  const redirects: HostSettings['redirects'] = routes
    .filter((route) => route.kind === 'redirect')
    .map(({ path, to, isPermanent }) => ({
      from: path,
      to: plainUrl(to),
      status: isPermanent ? 301 : 302,
    }));
  // Every byte here comes before a page's first one (docs/decisions.md, "Security headers").
  const headers: HostSettings['headers'] = [
    ['Content-Security-Policy', contentSecurityPolicy(needs, inlineScripts)],
    // Only for this host: other hosts of the domain may not have TLS. Browsers ignore this header
    // over plain HTTP.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ];
  const hashedPaths = files
    .map((file) => `/${file}`)
    .filter((path) => path.startsWith(HASHED_PREFIX));
  const paths = routes.map(({ path }) => path);
  return { hostname, redirects, headers, paths, hashedPaths };
}

/** An address without characters that settings may read as a quote, a variable or a word's end. */
const plainUrl = (url: string) => percentEncoded(new URL(url).href, /["'\\{}$<>|^`\s]/g);

/** An address with these ASCII characters percent-encoded. */
export const percentEncoded = (url: string, characters: RegExp): string =>
  url.replace(
    characters,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
