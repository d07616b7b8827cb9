import type { PageRoute, Route } from '../site.ts';
import type { Scan, Tag } from './scan-html.ts';

/**
 * A rendered page as rules get it. `html` is its own markup, without what it shares with other pages. A rule must not keep
 * a reference to the page, because that would keep its markup in memory.
 */
export type ScannedPage = TagFacts & { route: PageRoute; html: string; idSet: ReadonlySet<string>; raw: Scan['raw'] };

/** What rules need to know of a tag, of all tags in a piece, or of all tags on a page, in order. Two thirds of all tags have no facts. */
export type TagFacts = {
  /** The names of headings, such as `h2`. */
  headings: string[];
  /** Each `<meta>` and `<link>`. */
  inHead: Tag[];
  ids: string[];
  /** The targets of links inside the site, with and without their anchors. A full address of the site is turned into its path. */
  links: { target: string; path: string }[];
  /** Addresses of the files that a browser loads, or shows when the page is shared. */
  loads: string[];
  /** The ids of other elements that a tag refers to. */
  references: { tag: string; attribute: string; id: string }[];
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
  tag?: (tag: Tag) => Fault[];
  page?: (page: ScannedPage) => Iterable<Fault> | undefined;
  end?: () => FoundFault[];
  note?: () => string | undefined;
};

/** A rule. Called with the facts of a site, it starts a check of that site. */
export type Check = (site: SiteFacts) => Pass;

/** The name of a page in a sentence. */
export const nameOf = ({ path, source }: PageRoute): string => `${path} (${source})`;

const ID_REFERENCES = ['popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for'];

/** The facts of several tags or pieces as one. */
export function joined(all: readonly TagFacts[]): TagFacts {
  const whole: TagFacts = { headings: [], inHead: [], ids: [], links: [], loads: [], references: [] };
  for (const { headings, inHead, ids, links, loads, references } of all) {
    whole.headings.push(...headings);
    whole.inHead.push(...inHead);
    whole.ids.push(...ids);
    whole.links.push(...links);
    whole.loads.push(...loads);
    whole.references.push(...references);
  }
  return whole;
}

/** The facts of a tag, or undefined if there are none. `origin` is the site's own. */
export function factsOf(tag: Tag, origin: string): TagFacts | undefined {
  const { name, attributes } = tag;
  const facts: TagFacts = {
    headings: /^h[1-6]$/.test(name) ? [name] : [],
    inHead: name === 'meta' || name === 'link' ? [tag] : [],
    ids: attributes.id === undefined ? [] : [attributes.id],
    links: name === 'a' ? linksOf(attributes.href, origin) : [],
    loads: loadedBy(name, attributes, origin),
    references: ID_REFERENCES.flatMap((attribute) => attributes[attribute]?.split(' ').map((id) => ({ tag: name, attribute, id })) ?? []),
  };
  return Object.values(facts).some(({ length }) => length > 0) ? facts : undefined;
}

function linksOf(href: string | undefined, origin: string): TagFacts['links'] {
  const target = ownPath(href, origin) ?? href;
  return target === undefined || /^[a-z]+:/i.test(target) ? [] : [{ target, path: target.split('#')[0]! }];
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
