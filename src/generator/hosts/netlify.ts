import { HASHED_PREFIX, KEEP_FOREVER } from '../base/served-files.ts';
import type { HostSettings } from './host-settings.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. Pages get no Cache-Control here: both hosts already
 * make browsers revalidate, and both would append a second value to that of the assets.
 */
export function headersFile({ headers }: HostSettings): string {
  const line = ([name, value]: [string, string]) => `  ${name}: ${value}\n`;
  const cacheHeader = line(['Cache-Control', KEEP_FOREVER]);
  return `/*\n${headers.map(line).join('')}\n${HASHED_PREFIX}*\n${cacheHeader}`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages. Cloudflare rejects `302!`, which forces a
 * redirect. Without the `!`, Netlify serves the redirect page, which also redirects. A rule from
 * /x/ to /x would be a loop, so there is none.
 */
export function redirectsFile({ redirects }: HostSettings): string {
  return redirects
    .map(({ from, to, status }) => `${from} ${to} ${status}\n${from}/ ${to} ${status}\n`)
    .join('');
}
