import { createHash } from 'node:crypto';
import type { ScannedPage } from '../base/scan-html.ts';
import type { HostNeeds } from './host-needs.ts';

/**
 * The Content-Security-Policy of the whole site. `inlineScripts` have exactly the bytes that are
 * served. Pictures may come from any https host, at most one Trusted Types policy may turn text
 * into code, and everything else is listed. All inline styles are allowed: a hash for each style
 * element would add some 45 bytes to each response, and a page with its headers should fit into the
 * first 14,480 bytes that a server sends.
 */
export function contentSecurityPolicy(
  { scripts, frames }: Pick<HostNeeds, 'scripts' | 'frames'>,
  inlineScripts: Iterable<string>,
): string {
  const loaders = origins(scripts);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...new Set(inlineScripts)].map(hashSource).sort(), ...loaders],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...loaders],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? origins(frames) : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The contents of the inline scripts that the policy must allow. Data blocks such as JSON-LD never
 * run and need no permission. Speculation rules need it; a hash works without the keyword that some
 * browsers warn about.
 */
export const inlineScripts = ({ embedded }: Pick<ScannedPage, 'embedded'>): string[] =>
  embedded
    .filter(({ tag: { name, attributes } }) => {
      const isData = attributes.type?.endsWith('json');
      return name === 'script' && attributes.src === undefined && !isData;
    })
    .map(({ text }) => text);

const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const origins = (addresses: string[]) => [
  ...new Set(
    addresses
      .filter((address) => address.startsWith('https:'))
      .map((address) => new URL(address).origin),
  ),
];
