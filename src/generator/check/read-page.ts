import type { PageRoute } from '../site.ts';
import type { Page } from './page.ts';
import { copyOf, ownMain, type Markup, type Tag, textOf } from './scan-html.ts';

/** A rendered page as rules see it. `markup` is that of `html`, and `origin` is the site's own. */
export function readPage(route: PageRoute, html: string, markup: Markup, origin: string): Page {
  const { tags, raw } = markup;
  const targets = tags.filter(({ name }) => name === 'a').flatMap((tag) => targetOf(tag, origin));
  const description = tags.find(
    ({ name, attributes }) => name === 'meta' && attributes.name === 'description',
  );
  return {
    ...markup,
    route,
    title: titleIn(html),
    description: description?.attributes.content ?? '',
    ids: new Set(tags.flatMap(({ attributes }) => attributes.id ?? [])),
    links: targets.filter((target) => !target.startsWith('#')),
    anchors: targets.filter((target) => target.startsWith('#')),
    loads: [
      ...tags.flatMap((tag) => loadedBy(tag, origin)),
      ...raw.flatMap(({ tag, text }) => (tag.name === 'style' ? urlsIn(text).map(copyOf) : [])),
    ],
    ownMain: copyOf(ownMain(html)),
    nameless: namelessIn(html),
  };
}

// React escapes a > in a value.
const CONTROL = /<(a|button|summary)\b([^>]*)>([^]*?)<\/\1>/g;
const NAMING = /\s(?:aria-label|aria-labelledby|title)="[^"]/;

/** The opening tags of links and buttons without text, label, or picture with a text. */
function namelessIn(html: string): string[] {
  return [...html.matchAll(CONTROL)].flatMap(([, name, attributes = '', inside = '']) =>
    NAMING.test(attributes) || /\salt="[^"]/.test(inside) || NAMING.test(inside) || textOf(inside)
      ? []
      : copyOf(`<${name}${attributes}>`),
  );
}

function titleIn(html: string): string {
  const start = html.indexOf('<title>');
  return start < 0 ? '' : copyOf(textOf(html.slice(start, html.indexOf('</title>', start))));
}

/** Where a link leads to inside the site, if it does. */
function targetOf({ attributes: { href } }: Tag, origin: string): string | [] {
  const target = ownPath(href, origin) ?? href;
  return target === undefined || target === '' || /^[a-z]+:/i.test(target) ? [] : target;
}

const ownPath = (url: string | undefined, origin: string): string | undefined =>
  url?.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined;

function loadedBy({ name, attributes }: Tag, origin: string): string[] {
  const { src, srcset, href, imagesrcset, style, property, content } = attributes;
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
const urlsIn = (css: string): string[] =>
  css.includes('url(') ? [...css.matchAll(/\burl\(["']?(\/[^"')]+)/g)].map(([, url]) => url!) : [];
