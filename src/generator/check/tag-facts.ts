import type { Tag } from './scan-html.ts';

/** What rules need to know of a tag, or of all tags in a piece, in order. Two thirds of all tags have no facts. */
export type TagFacts = {
  /** The names of headings, such as `h2`. */
  headings: string[];
  /** Each `<meta>` and `<link>`. */
  inHead: Tag[];
  ids: string[];
  /** The targets of links to pages and files of the site. A full address of the site is turned into its path. */
  links: string[];
  /** The targets of links to a place on the same page, such as `#main`. */
  anchors: string[];
  /** Addresses of the files that a browser loads, or shows when the page is shared. */
  loads: string[];
  /** The ids of other elements that a tag refers to. */
  references: { tag: string; attribute: string; id: string }[];
};

/** The facts of several tags as one. */
export function joinFacts(tags: readonly TagFacts[]): TagFacts {
  const joined: TagFacts = {
    headings: [],
    inHead: [],
    ids: [],
    links: [],
    anchors: [],
    loads: [],
    references: [],
  };
  for (const [name, list] of Object.entries(joined) as [keyof TagFacts, unknown[]][])
    for (const tag of tags) for (const fact of tag[name]) list.push(fact);
  return joined;
}

/** The facts of a tag, or undefined if there are none. `origin` is the site's own. */
export function factsOf(tag: Tag, origin: string): TagFacts | undefined {
  const { name, attributes } = tag;
  const target = name === 'a' ? targetOf(attributes.href, origin) : undefined;
  const isAnchor = target?.startsWith('#') === true;
  const facts: TagFacts = {
    headings: HEADING.test(name) ? [name] : [],
    inHead: name === 'meta' || name === 'link' ? [tag] : [],
    ids: attributes.id === undefined ? [] : [attributes.id],
    links: isAnchor || target === undefined ? [] : [target],
    anchors: isAnchor ? [target] : [],
    loads: loadedBy(name, attributes, origin),
    references: referencesOf(name, attributes),
  };
  return Object.values(facts).some(({ length }) => length > 0) ? facts : undefined;
}

const HEADING = /^h[1-6]$/;
const ID_REFERENCES = [
  'popovertarget',
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'for',
];

function referencesOf(name: string, attributes: Tag['attributes']): TagFacts['references'] {
  const references: TagFacts['references'] = [];
  for (const attribute of ID_REFERENCES)
    for (const id of attributes[attribute]?.split(' ') ?? [])
      references.push({ tag: name, attribute, id });
  return references;
}

/** Where a link leads to inside the site, or undefined. */
function targetOf(href: string | undefined, origin: string): string | undefined {
  const target = ownPath(href, origin) ?? href;
  return target === undefined || target === '' || /^[a-z]+:/i.test(target) ? undefined : target;
}

const ownPath = (url: string | undefined, origin: string): string | undefined =>
  url?.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined;

function loadedBy(
  name: string,
  { src, srcset, href, imagesrcset, style, property, content }: Tag['attributes'],
  origin: string,
): string[] {
  const loads: string[] = [];
  if (src !== undefined) loads.push(src);
  if (href !== undefined && name === 'link') loads.push(href);
  const shared = property === 'og:image' ? ownPath(content, origin) : undefined;
  if (shared !== undefined) loads.push(shared);
  for (const set of [srcset, imagesrcset]) if (set !== undefined) loads.push(...candidates(set));
  if (style !== undefined) loads.push(...urlsIn(style));
  return loads;
}

// An address may contain a comma, but not a comma followed by a space.
const candidates = (srcSet: string): string[] =>
  srcSet.split(/,\s+/).flatMap((part) => part.trim().split(' ')[0] || []);

/** The root-absolute addresses that some CSS loads. */
export const urlsIn = (css: string): string[] =>
  css.includes('url(') ? [...css.matchAll(/\burl\(["']?(\/[^"')]+)/g)].map(([, url]) => url!) : [];
