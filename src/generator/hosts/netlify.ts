import { ASSETS, KEEP_FOREVER, type HostFacts } from './host-facts.ts';

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Pages have no Cache-Control here: both hosts ask before each use
 * by themselves, and both would join a second value to the one of the assets.
 */
export function headersFile({ headers, types }: HostFacts): string {
  const line = ([name, value]: [string, string]): string => `  ${name}: ${value}\n`;
  const typed = types.map(({ path, type }) => `\n${path}\n${line(['Content-Type', type])}`).join('');
  return `/*\n${headers.map(line).join('')}\n${ASSETS}*\n${line(['Cache-Control', KEEP_FOREVER])}${typed}`;
}

/**
 * `_redirects` as Netlify and Cloudflare Pages read it. Without a force mark, which Cloudflare refuses, Netlify answers
 * with the redirect page instead; both take the visitor there. There is no rule from /x/ to /x: it would be a loop.
 */
export function redirectsFile({ redirects }: HostFacts): string {
  return redirects.map(({ from, to }) => `${from} ${to} 302\n${from}/ ${to} 302\n`).join('');
}
