import type { PageRoute } from '../route.ts';
import type { Page } from './page-check.ts';
import { detachedCopy, unsharedMain, scanHtml, type Tag } from '../base/scan-html.ts';

/** Reads a rendered page for checks. `origin` is the site's own; `scanned` is made from `html`. */
export function readPage(
  route: PageRoute,
  html: string,
  origin: string,
  scanned = scanHtml(html),
): Page {
  const targets: string[] = [];
  const loadedAddresses: string[] = [];
  const ids = new Set<string>();
  // Equal tags give equal results.
  for (const tag of new Set(scanned.tags)) {
    const { name, attributes } = tag;
    if (attributes.id !== undefined) ids.add(attributes.id);
    const target = name === 'a' ? targetOf(tag, origin) : undefined;
    if (target !== undefined) targets.push(target);
    loadedAddresses.push(...loadedBy(tag, origin));
  }
  for (const { tag, text } of scanned.embedded)
    if (tag.name === 'style') loadedAddresses.push(...urlsIn(text).map(detachedCopy));
  return {
    ...scanned,
    route,
    ids,
    links: targets.filter((target) => !target.startsWith('#')),
    anchorTargets: targets.filter((target) => target.startsWith('#')),
    loadedAddresses,
    unsharedMain: detachedCopy(unsharedMain(html)),
    nameless: namelessIn(html),
  };
}

// React escapes a > in a value.
const CONTROL = /<(a|button|summary)\b([^>]*)>([^]*?)<\/\1>/g;
const NAMING = /\s(?:alt|aria-label|aria-labelledby|title)="[^"]/;

/** The first character of a text, at the start or after a tag. */
const WORDS = /(?:^|>)\s*[^\s<]/;

/** Words that give a control no name. */
const ARIA_HIDDEN = /<(\w+)\b[^>]*\saria-hidden="true"[^]*?<\/\1>/g;
const SVG_CONTENT = /(<svg\b[^>]*>)[^]*?<\/svg>/g;

function namelessIn(html: string): string[] {
  const nameless: string[] = [];
  for (const [, name, attributes = '', inside = ''] of html.matchAll(CONTROL)) {
    const spoken = inside.replace(ARIA_HIDDEN, '').replace(SVG_CONTENT, '$1');
    const isNamed = WORDS.test(spoken) || NAMING.test(attributes + spoken);
    if (!isNamed) nameless.push(detachedCopy(`<${name}${attributes}>`));
  }
  return nameless;
}

/** The target of a link inside the site; undefined for other links. */
function targetOf({ attributes: { href } }: Tag, origin: string): string | undefined {
  const target = pathOnSite(href, origin) ?? href;
  return target === '' || /^[a-z]+:/i.test(target ?? '') ? undefined : target;
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
