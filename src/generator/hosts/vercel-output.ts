import { pageFileNames } from '../base/page-path.ts';
import { HASHED_PREFIX, KEEP_FOREVER } from '../base/served-files.ts';
import type { HostSettings } from './host-settings.ts';

/** A part of an address. Two slashes, or a backslash, would lead a redirect to another host. */
const PART = String.raw`[^/\\]+`;
const PARTS_OF_PATH = `(?:${PART}/)*${PART}`;

/**
 * The settings of a site that Vercel itself builds, in its Build Output format. Vercel reads a
 * `vercel.json` before a build, which alone knows the hashes of the policy. Routes after `hit` are
 * for files that exist, so no browser keeps the answer for a missing asset.
 */
export function vercelOutput({ paths, redirects, headers, mediaTypes }: HostSettings): string {
  const moved = (src: string, to: string, status: number): object => ({
    src,
    headers: { Location: to },
    status,
  });
  const config = {
    version: 3,
    routes: [
      { src: '^/.*$', headers: Object.fromEntries(headers), continue: true },
      ...mediaTypes.map(({ path, type }) => ({
        src: `^${path.replaceAll('.', '\\.')}$`,
        headers: { 'Content-Type': type },
        continue: true,
      })),
      ...redirects.map(({ from, to, status }) =>
        moved(`^${from.replaceAll('.', '\\.')}/?$`, to, status),
      ),
      // Each page has one address, without .html, index or a slash at the end.
      moved(`^/(?:(${PARTS_OF_PATH})/)?index(?:\\.html)?/?$`, '/$1', 308),
      moved(`^/(${PARTS_OF_PATH})\\.html/?$`, '/$1', 308),
      moved(`^/(${PARTS_OF_PATH})/$`, '/$1', 308),
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
