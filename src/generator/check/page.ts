import type { PageRoute, Route } from '../site.ts';
import type { Scan, Tag } from './scan-html.ts';

/**
 * A rendered page as rules get it. `html` is its own markup, without what it shares with other pages. `tags` has no plain
 * tags (see `isPlain`), because only the per-tag rules need those. A rule must not keep a reference to the page, because
 * that would keep its markup in memory.
 */
export type ScannedPage = {
  route: PageRoute;
  html: string;
  ids: ReadonlySet<string>;
  /** Addresses of the files that styles inside the page load. */
  styleLoads: readonly string[];
} & Pick<Scan<PageTag>, 'tags' | 'raw'>;

/** A tag with the facts that rules need; they are computed once for each distinct tag. */
export type PageTag = Tag & {
  id: string | undefined;
  /** The target of a link inside the site, with and without its anchor. A full address of the site is turned into its path. */
  link?: { target: string; path: string };
  /** Addresses of the files that a browser loads for this tag, or shows when the page is shared. */
  loads: readonly string[];
  /** The ids of other elements that the tag refers to, with the attribute's name. */
  references: readonly { attribute: string; id: string }[];
  /** Whether the tag has no link, no file to load and no id, and is outside the head and headings. Two thirds of all tags are plain. */
  isPlain: boolean;
};

/** What is known before the first page: all routes, and all files that will be written, relative to the output folder. */
export type SiteFacts = { origin: string; routes: readonly Route[]; files: ReadonlySet<string> };

/**
 * A fault: `says` is the rest of a sentence that begins with the page's name. `words` is the faulty text or address as the
 * page has it. It helps find the line in the content; if `field` is given, only fields with that name are searched.
 */
export type Fault = { says: string; words?: string; field?: string };

/** A fault with its page, or the first of several `pages` that have it. Without a page, `says` is the whole sentence. */
export type FoundFault = Fault & { route?: PageRoute; pages?: number };

/**
 * One rule during the check of one site. `tag` is called once for each distinct tag, `page` once for each page, and `end`
 * at the end, for faults of the whole site. After that, `note` may say in the build's report how close the site is to
 * breaking the rule.
 */
export type Pass = {
  tag?: (tag: PageTag) => Fault[];
  page?: (page: ScannedPage) => Iterable<Fault> | undefined;
  end?: () => FoundFault[];
  note?: () => string | undefined;
};

/** A rule. Called with the facts of a site, it starts a check of that site. */
export type Check = (site: SiteFacts) => Pass;

/** The name of a page in a sentence. */
export const nameOf = ({ path, source }: PageRoute): string => `${path} (${source})`;

const ID_REFERENCES = ['popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for'];

/** Adds the facts that rules need to a tag. `origin` is the site's own. */
export function pageTag({ text, name, attributes }: Tag, origin: string): PageTag {
  const references: { attribute: string; id: string }[] = [];
  for (const attribute of ID_REFERENCES) for (const id of attributes[attribute]?.split(' ') ?? []) references.push({ attribute, id });
  const { id } = attributes;
  const link = name === 'a' ? linkOf(attributes.href, origin) : undefined;
  const loads = loadedBy(name, attributes, origin);
  const isPlain = !link && id === undefined && loads.length === 0 && references.length === 0 && !/^(?:h[1-6]|title|meta|link)$/.test(name);
  return { text, name, attributes, id, link, loads, references, isPlain };
}

function linkOf(href: string | undefined, origin: string): PageTag['link'] {
  const target = ownPath(href, origin) ?? href;
  return target === undefined || /^[a-z]+:/i.test(target) ? undefined : { target, path: target.split('#')[0]! };
}

const ownPath = (url: string | undefined, origin: string): string | undefined =>
  url?.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined;

function loadedBy(name: string, attributes: Tag['attributes'], origin: string): string[] {
  const urls = [...namedBy(name, attributes, origin), ...urlsIn(attributes.style ?? '')];
  return urls.filter((url) => url !== undefined);
}

function namedBy(
  name: string,
  { src, srcset, href, imagesrcset, property, content }: Tag['attributes'],
  origin: string,
): (string | undefined)[] {
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

// An address may contain a comma, but not a comma followed by a space.
const candidates = (srcSet = ''): string[] => srcSet.split(/,\s+/).flatMap((part) => part.trim().split(' ')[0] || []);

/** The root-absolute addresses that some CSS loads. */
export const urlsIn = (css: string): string[] =>
  css.includes('url(') ? [...css.matchAll(/\burl\(["']?(\/[^"')]+)/g)].map(([, url]) => url!) : [];
