/** An opening tag with its attributes, by their names in lower case; an attribute without a value has the empty string. */
export type Tag = { name: string; attributes: Record<string, string> };

// Reads what React's server renderer writes: attributes in double quotes, and nothing unescaped inside them. A general parser takes ten
// times as long over the whole site, and markup from elsewhere never comes here.
const TAG = /<([a-zA-Z][a-zA-Z0-9-]*)((?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /\s([^\s=>/]+)(?:="([^"]*)")?/g;
const RAW_TEXT = /(<(script|style)\b[^>]*>)[^]*?(?=<\/\2>)/g;

/** The opening tags of a rendered page, in order. What stands inside script and style is not markup and is passed over. */
export function scanTags(html: string): Tag[] {
  const tags: Tag[] = [];
  for (const match of html.replace(RAW_TEXT, '$1').matchAll(TAG)) {
    const attributes: Record<string, string> = {};
    // HTML does not tell cases apart, and React writes some names as `srcSet`.
    for (const [, name, value = ''] of match[2]!.matchAll(ATTRIBUTE)) attributes[name!.toLowerCase()] = decode(value);
    tags.push({ name: match[1]!, attributes });
  }
  return tags;
}

/** The words of a piece of markup, tags and raw text left out, entities decoded. */
export function textOf(html: string): string {
  return decode(html.replace(RAW_TEXT, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ').trim();
}

/** What stands in `<main>`, without the parts that are marked as shared by several pages. */
export function ownMain(html: string): string {
  const main = /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';
  let own = '';
  let depth = 0;
  let from = 0;
  for (const tag of main.matchAll(/<(\/?)div\b([^>]*)>/g)) {
    const [all, closing, attributes] = tag;
    if (depth === 0 && !closing && attributes!.includes('data-shared')) {
      own += main.slice(from, tag.index);
      depth = 1;
    } else if (depth > 0) {
      depth += closing ? -1 : 1;
      if (depth === 0) from = tag.index + all.length;
    }
  }
  return own + main.slice(from);
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function decode(text: string): string {
  return text.includes('&') ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!) : text;
}
