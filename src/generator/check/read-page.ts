import type { PageRoute } from '../route.ts';
import type { PageSummary } from './check-types.ts';
import { type ScannedPage, type Tag, unsharedMain } from '../base/scan-html.ts';

/** Reads a rendered page for checks. `origin` is the site's own; `scanned` is made from `html`. */
export function readPage(
  route: PageRoute,
  html: string,
  scanned: ScannedPage,
  origin: string,
): PageSummary {
  const links: string[] = [];
  const loadedAddresses: string[] = [];
  const ids: string[] = [];
  for (const tag of scanned.tags) {
    const { name, attributes } = tag;
    if (attributes.id !== undefined) ids.push(attributes.id);
    const target = name === 'a' ? targetOf(tag, origin) : undefined;
    if (target !== undefined) links.push(target);
    loadedAddresses.push(...loadedBy(tag, origin));
  }
  for (const { tag, text } of scanned.embedded)
    if (tag.name === 'style') loadedAddresses.push(...urlsIn(text));
  return {
    route,
    ids: new Set(detachedCopies(ids)),
    links: detachedCopies(links),
    loadedAddresses: detachedCopies(loadedAddresses),
    unsharedMain: detachedCopy(unsharedMain(html)),
  };
}

/** Copies a text. A slice of a page would keep the whole page in memory. */
const detachedCopy = (text: string): string => Buffer.from(text).toString();

const detachedCopies = (texts: readonly string[]): string[] =>
  Array.from(new Set(texts), detachedCopy);

/** The target of a link inside the site; undefined for links to other sites and programs. */
function targetOf({ attributes: { href } }: Tag, origin: string): string | undefined {
  const target = pathOnSite(href, origin) ?? href;
  return target === '' || /^(?:[a-z]+:|\/\/)/i.test(target ?? '') ? undefined : target;
}

const pathOnSite = (url: string | undefined, origin: string) =>
  url?.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined;

function loadedBy({ name, attributes }: Tag, origin: string): string[] {
  const { src, srcset, href, imagesrcset, style, property, content } = attributes;
  const loadedAddresses: string[] = [];
  if (src !== undefined) loadedAddresses.push(src);
  if (href !== undefined && name === 'link') loadedAddresses.push(href);
  const shared = property === 'og:image' ? pathOnSite(content, origin) : undefined;
  if (shared !== undefined) loadedAddresses.push(shared);
  for (const set of [srcset, imagesrcset])
    if (set !== undefined) loadedAddresses.push(...candidates(set));
  if (style !== undefined) loadedAddresses.push(...urlsIn(style));
  return loadedAddresses;
}

// An address may contain a comma, but not a comma followed by a space.
const candidates = (srcSet: string) =>
  srcSet.split(/,\s+/).flatMap((part) => part.trim().split(' ')[0] || []);

/** The root-absolute addresses that some CSS loads. */
const urlsIn = (css: string) =>
  css.includes('url(') ? [...css.matchAll(/\burl\(["']?(\/[^"')]+)/g)].map(([, url]) => url!) : [];
