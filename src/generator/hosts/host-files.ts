import type { FilesByPath } from '../files-by-path.ts';
import type { Route } from '../route.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { apacheFile } from './apache.ts';
import {
  HASHED_PREFIX,
  type HOST_FILE_NAMES,
  type HostSettings,
  type HostNeeds,
} from './host-settings.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';
import { vercelOutput } from './vercel-output.ts';

/** Every file for hosts. */
export function hostFiles(settings: HostSettings): FilesByPath {
  const named: Record<(typeof HOST_FILE_NAMES)[number], string> = {
    _headers: headersFile(settings),
    _redirects: redirectsFile(settings),
    'vercel.json': vercelFile(settings),
    'nginx.conf': nginxFile(settings),
  };
  // Without .nojekyll, GitHub Pages leaves out names that start with an underscore.
  return new Map([
    ...Object.entries(named),
    ['.nojekyll', ''],
    ['.htaccess', apacheFile(settings)],
    ['.vercel-output.json', vercelOutput(settings)],
  ]);
}

/**
 * What hosts must do for a site. `inlineScripts` are those of all finished pages, because the
 * policy has their hashes. `files` are all other files of the site.
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
  return { hostname, redirects, headers, types: needs.types, paths, hashedPaths };
}

/**
 * Percent-encodes characters that a configuration file would read as a quote, a variable or the end
 * of a word.
 */
const plainUrl = (url: string): string =>
  new URL(url).href.replace(
    /["'\\{}$<>|^`\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
