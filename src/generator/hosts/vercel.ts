import { pageFileNames } from '../base/page-path.ts';
import { REVALIDATE, HASHED_PREFIX, KEEP_FOREVER } from '../base/served-files.ts';
import { escapeRegExp } from '../base/text.ts';
import { type HostSettings, percentEncoded } from './host-settings.ts';

/** `vercel.json`: addresses without .html and without a slash at the end, redirects, headers. */
export function vercelFile({ redirects, headers, hashedPaths }: HostSettings): string {
  const pairs = (list: [string, string][]) => list.map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.flatMap(({ from, to, status }) => {
      const destination = asDestination(to);
      return destination === undefined ? [] : { source: from, destination, statusCode: status };
    }),
    headers: [
      { source: '/(.*)', headers: pairs(headers) },
      ...sourcesOf(hashedPaths).map((source) => ({
        source,
        headers: pairs([['Cache-Control', KEEP_FOREVER]]),
      })),
      {
        source: `/((?!${HASHED_PREFIX.slice(1)}).*)`,
        headers: pairs([['Cache-Control', REVALIDATE]]),
      },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The most hashes in a source. Vercel refuses a source of more than 4,096 characters. */
const MAX_NAMED = 400;

/**
 * Patterns for exactly these files. Vercel sends the headers of a path with its 404, too. With a
 * pattern for the whole folder, a browser would keep "not found" for a year if it asks for an asset
 * of another version of the site.
 */
function sourcesOf(hashedPaths: readonly string[]): string[] {
  const hashes = hashedPaths.map((path) => /\.(\w+)\.\w+$/.exec(path)![1]!);
  return Array.from({ length: Math.ceil(hashes.length / MAX_NAMED) }, (_, index) => {
    const named = hashes.slice(index * MAX_NAMED, (index + 1) * MAX_NAMED);
    return `${HASHED_PREFIX}(.+\\.(?:${named.join('|')})\\..+)`;
  });
}

/**
 * The address as the destination of a redirect. Vercel takes `:word` and `(…)` there for parts of a
 * pattern and refuses the whole file. In a query it also does so if they are percent-encoded. Then
 * the result is undefined: the page of that address redirects without the host.
 */
function asDestination(to: string): string | undefined {
  const [, origin = '', path, query] = /^(https:\/\/[^/?#]+)?([^?#]*)(.*)$/s.exec(to)!;
  if (/\(|%28|(:|%3a)\w/i.test(query!)) return undefined;
  return origin + percentEncoded(path!, /[:()]/g) + query;
}

/** A part of an address. Two slashes, or a backslash, would lead a redirect to another host. */
const PART = String.raw`[^/\\]+`;
const PARTS_OF_PATH = `(?:${PART}/)*${PART}`;

/**
 * The settings of a site that Vercel itself builds, in its Build Output format. Vercel reads a
 * `vercel.json` before a build, which alone knows the hashes of the policy. Routes after `hit` are
 * for files that exist, so no browser keeps the answer for a missing asset.
 */
export function vercelOutput({ paths, redirects, headers }: HostSettings): string {
  const redirectRoute = (src: string, to: string, status: number) => ({
    src,
    headers: { Location: to },
    status,
  });
  const config = {
    version: 3,
    routes: [
      { src: '^/.*$', headers: Object.fromEntries(headers), continue: true },
      ...redirects.map(({ from, to, status }) =>
        redirectRoute(`^${escapeRegExp(from)}/?$`, to, status),
      ),
      // Each page has one address, without .html, index or a slash at the end.
      redirectRoute(`^/(?:(${PARTS_OF_PATH})/)?index(?:\\.html)?/?$`, '/$1', 308),
      redirectRoute(`^/(${PARTS_OF_PATH})\\.html/?$`, '/$1', 308),
      redirectRoute(`^/(${PARTS_OF_PATH})/$`, '/$1', 308),
      { handle: 'filesystem' },
      { handle: 'hit' },
      { src: `^${HASHED_PREFIX}.+$`, headers: { 'Cache-Control': KEEP_FOREVER }, continue: true },
      { handle: 'error' },
      { src: '^/.*$', dest: '/404.html', status: 404 },
    ],
    overrides: Object.fromEntries(
      paths.flatMap((path) => {
        const [file, copy] = pageFileNames(path);
        return copy === undefined ? [] : [[file, { path: path.slice(1) }]];
      }),
    ),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
