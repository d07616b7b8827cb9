import type { PageRoute, Route } from '../site.ts';
import type { Scan, Tag } from './scan-html.ts';

/**
 * A rendered page as rules see it, while they look at it. Of its `tags`, those are left out that only a rule for each
 * tag has to look at: see `isPlain`. No rule keeps the page: its markup would stay in memory with it.
 */
export type ScannedPage = { route: PageRoute; html: string; ids: ReadonlySet<string> } & Scan<PageTag>;

/** A tag with what rules ask of every tag of every page, found out once for each distinct one. */
export type PageTag = Tag & {
  /** Where a link leads on this site, whole and without its anchor; a full address of the site's own is taken as the path that it means. */
  link?: { target: string; path: string };
  /** Addresses of what the tag makes a browser load, or shows to those who share the page. */
  loads: readonly string[];
  /** The ids of other elements that it names, and in which attribute. */
  references: readonly { attribute: string; id: string }[];
};

/** What is known of a site before its first page: every route, and every file that will be written, relative to the output folder. */
export type SiteFacts = { origin: string; routes: readonly Route[]; files: ReadonlySet<string> };

/**
 * What is wrong: `says` is the rest of a sentence that begins with the page's name. `words` are the text or address at
 * fault as the page has it: the line of content that it comes from is found by them, in fields named `field` where that
 * is given.
 */
export type Fault = { says: string; words?: string; field?: string };

/** A fault with its page, the first one where several `pages` have it. Without a page, `says` is the whole sentence. */
export type FoundFault = Fault & { route?: PageRoute; pages?: number };

/**
 * A rule on its way through one site. `tag` sees each distinct tag once; `page` sees each page once; `end` tells what
 * only the whole site shows. After that, `note` may tell for the report of the build how near the site came to breaking
 * the rule.
 */
export type Pass = { tag?: (tag: Tag) => Fault[]; page?: (page: ScannedPage) => Fault[]; end?: () => FoundFault[]; note?: () => string | undefined };

/** One rule. It begins its way through a site with what is known of it. */
export type Check = (site: SiteFacts) => Pass;

/** How a sentence names a page. */
export const nameOf = ({ path, source }: PageRoute): string => `${path} (${source})`;

/** A tag that is no part of the head, no heading and no link, that loads nothing, has no id and names none: two of three on a page. */
export const isPlain = ({ name, attributes, link, loads, references }: PageTag): boolean =>
  !link && attributes.id === undefined && loads.length === 0 && references.length === 0 && !/^(?:h[1-6]|title|meta|link)$/.test(name);

const ID_REFERENCES = ['popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for'];

/** The tag with what rules want to know of it; `origin` is the site's own. */
export function pageTag({ name, attributes }: Tag, origin: string): PageTag {
  const references = ID_REFERENCES.flatMap((attribute) => (attributes[attribute]?.split(' ') ?? []).map((id) => ({ attribute, id })));
  return { name, attributes, link: name === 'a' ? linkOf(attributes.href, origin) : undefined, loads: loadedBy(name, attributes, origin), references };
}

function linkOf(href: string | undefined, origin: string): PageTag['link'] {
  const target = ownPath(href, origin) ?? href;
  return target === undefined || /^[a-z]+:/i.test(target) ? undefined : { target, path: target.split('#')[0]! };
}

const ownPath = (url: string | undefined, origin: string): string | undefined => (url?.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined);

function loadedBy(name: string, attributes: Tag['attributes'], origin: string): string[] {
  const urls = [...namedBy(name, attributes, origin), ...urlsIn(attributes.style ?? '')];
  return urls.filter((url) => url !== undefined);
}

function namedBy(name: string, { src, srcset, href, imagesrcset, property, content }: Tag['attributes'], origin: string): (string | undefined)[] {
  switch (name) {
    case 'script':
      return [src];
    case 'img':
    case 'source':
      return [src, ...candidates(srcset)];
    case 'link':
      return [href, ...candidates(imagesrcset)];
    case 'meta':
      return property === 'og:image' ? [ownPath(content, origin)] : [];
    default:
      return [];
  }
}

// An address may hold a comma, but not one that is followed by a space.
const candidates = (srcSet = ''): string[] => srcSet.split(/,\s+/).flatMap((part) => part.trim().split(' ')[0] || []);

/** Root-absolute addresses that a piece of CSS loads. */
export const urlsIn = (css: string): string[] => (css.includes('url(') ? [...css.matchAll(/\burl\(["']?(\/[^"')]+)/g)].map(([, url]) => url!) : []);
