// This reads only what React's server renderer writes: attributes in double quotes with all special
// characters escaped. A general parser takes four times as long, and markup from elsewhere never
// gets here.

/**
 * An opening tag as written. Attribute names are in lower case; an attribute without a value has an
 * empty string.
 */
export type Tag = {
  readonly text: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/**
 * The opening tags of a page in order, and the contents of its scripts and styles, which are not
 * markup.
 */
export type ScannedPage = { tags: readonly Tag[]; embedded: readonly { tag: Tag; text: string }[] };

/** A script or style with its content, or the opening tag of another element. */
const PARTS = /<(script|style)\b[^]*?<\/\1>|<[a-z][^>]*>/gi;
const OPENING = /^[^>]*>/;
const NAME = /^<([a-zA-Z][a-zA-Z0-9-]*)/;
const ATTRIBUTE = /\s([^\s=>/]+)(?:="([^"]*)")?/g;

/** Reads the tags of a rendered page. */
export function scanHtml(html: string): ScannedPage {
  const tags: Tag[] = [];
  const embedded: { tag: Tag; text: string }[] = [];
  for (const part of html.match(PARTS) ?? []) {
    const end = part.lastIndexOf('</');
    const tag = parseTag(end < 0 ? part : OPENING.exec(part)![0]);
    tags.push(tag);
    if (end >= 0) embedded.push({ tag, text: part.slice(tag.text.length, end) });
  }
  return { tags, embedded };
}

function parseTag(text: string): Tag {
  const [, name] = NAME.exec(text)!;
  const attributes: Record<string, string> = {};
  // HTML ignores case, and React writes some names like `srcSet`.
  for (let match; (match = ATTRIBUTE.exec(text));)
    attributes[match[1]!.toLowerCase()] = decode(match[2] ?? '');
  return { text, name: name!, attributes };
}

const RAW_TEXT = /<(script|style)\b[^]*?<\/\1>/g;
const SHARED = /<(div)\b[^>]*\sdata-shared="/g;

/**
 * The element `<main>`, without scripts, styles, and each `<div>` that is marked as shared by
 * several pages.
 */
export function unsharedMain(html: string): string {
  const start = html.indexOf('<main');
  if (start < 0) return '';
  const main = html.slice(start, html.lastIndexOf('</main>'));
  return withoutElements(main, SHARED).replace(RAW_TEXT, '');
}

/**
 * Leaves out the elements whose opening tags a global expression finds. It captures their name,
 * because there may be others of that name inside.
 */
export function withoutElements(html: string, opening: RegExp): string {
  let rest = '';
  let from = 0;
  for (;;) {
    opening.lastIndex = from;
    const found = opening.exec(html);
    rest += html.slice(from, found?.index);
    if (!found) return rest;
    from = endOfElement(html, found[1]!, opening.lastIndex);
  }
}

/** The index after an element whose opening tag includes the index `at`, or ends there. */
function endOfElement(html: string, name: string, at: number): number {
  const tag = new RegExp(`<(/?)${name}(?=[ >])`, 'g');
  tag.lastIndex = at;
  for (let depth = 1; depth > 0;) depth += tag.exec(html)![1] === '/' ? -1 : 1;
  return tag.lastIndex + 1;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!);
