import type { Tag } from './scan-html.ts';

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
  const { src, srcset, href, imagesrcset, style = '', property, content } = attributes;
  return [
    // A frame shows a page, which is not a file to load.
    name === 'iframe' ? undefined : src,
    name === 'link' ? href : undefined,
    property === 'og:image' ? ownPath(content, origin) : undefined,
    ...candidates(srcset),
    ...candidates(imagesrcset),
    ...urlsIn(style),
  ].filter((url) => url !== undefined);
}

// An address may contain a comma, but not a comma followed by a space.
const candidates = (srcSet = ''): string[] => srcSet.split(/,\s+/).flatMap((part) => part.trim().split(' ')[0] || []);

/** The root-absolute addresses that some CSS loads. */
export const urlsIn = (css: string): string[] =>
  css.includes('url(') ? [...css.matchAll(/\burl\(["']?(\/[^"')]+)/g)].map(([, url]) => url!) : [];
