/**
 * Makes the markup of React's server renderer, and of drawings put into it, as short as html-minifier-terser makes it:
 * attribute names in lower case, slashes and empty values that HTML does not need, white space that no browser shows,
 * comments. Quotes stay: without them a page is 2 % shorter and, compressed, not one byte. Inline tags keep their white
 * space: taking it glues words to links. Each distinct tag is worked on once. Throws an Error for a tag without an end.
 */
export function createMinifier(): (html: string) => string {
  const readHtml = tagReader(false);
  const readSvg = tagReader(true);
  return (html) => {
    let out = '';
    // What is passed over and stays as it is goes to `out` in one piece.
    let from = 0;
    let insideSvg = false;
    let before: ShortTag | undefined;
    let endsInSpace = true;
    const readTag = (start: number): ShortTag => (insideSvg || html.startsWith('<svg', start) ? readSvg : readHtml)(html, start);
    for (let at = 0; at < html.length; ) {
      const start = nextMarkup(html, at);
      if (start > at) {
        const text = html.slice(at, start);
        const short: string = UNEVEN.test(text) ? shortText(text, before, isTrimmedBefore(html, start, readTag), endsInSpace) : text;
        if (short !== text) {
          out += html.slice(from, at) + short;
          from = start;
        }
        if (short !== '') endsInSpace = short.endsWith(' ');
      }
      if (start === html.length) break;
      const tag = readTag(start);
      at = start + tag.length;
      if (tag.text !== undefined) {
        out += html.slice(from, start) + tag.text;
        from = at;
      }
      if (tag.isRaw) at = endOfRaw(html, at, tag.name);
      if (tag.name === 'svg') insideSvg = !tag.isEnd;
      if (!tag.isInline) endsInSpace = true;
      before = tag;
    }
    return from === 0 ? html : out + html.slice(from);
  };
}

/** `length` is that of the tag as it came; `text` is the shortened tag, undefined where there was nothing to take. */
type ShortTag = { name: string; length: number; isEnd: boolean; isRaw: boolean; isInline: boolean; text: string | undefined };

/** As in html-minifier-terser: elements that are part of a line of text, those of them that hold its words, and those without an end tag. */
const INLINE = new Set('a abbr acronym b bdi bdo big button cite code del dfn em font i ins kbd label mark math nobr object q rp rt rtc ruby s samp select small span strike strong sub sup svg textarea time tt u var'.split(' '));
const INLINE_TEXT = new Set('a abbr acronym b big del em font i ins kbd mark nobr rp s samp small span strike strong sub sup time tt u var'.split(' '));
const INLINE_EMPTY = new Set(['comment', 'img', 'input', 'wbr']);
const RAW = new Set(['script', 'style', 'pre', 'textarea']);
const BOOLEAN = new Set('allowfullscreen async autofocus autoplay checked compact controls declare default defaultchecked defaultmuted defaultselected defer disabled enabled formnovalidate hidden indeterminate inert ismap itemscope loop multiple muted nohref noresize noshade novalidate nowrap open pauseonexit readonly required reversed scoped seamless selected sortable truespeed typemustmatch visible'.split(' '));

/** White space that may be too much: at an end of a text, two in a row, or another than a space. */
const UNEVEN = /^[ \n\r\t\f]|[ \n\r\t\f]$|[\n\r\t\f]| {2}/;
const SPACES = /[ \n\r\t\f]+/g;

/** More distinct tags than a site of a hundred pages has. A larger site begins again, so that memory stays bounded. */
const KEPT_TAGS = 20_000;

function tagReader(isSvg: boolean): (html: string, start: number) => ShortTag {
  const known = new Map<string, ShortTag>();
  return (html, start) => {
    const before = known.get(html.slice(start, html.indexOf('>', start) + 1));
    if (before) return before;
    // A copy: a piece of a page would keep the whole page in memory.
    const own = Buffer.from(html.slice(start, endOfMarkup(html, start))).toString();
    const tag = shortTag(own, isSvg);
    if (known.size >= KEPT_TAGS) known.clear();
    known.set(own, tag);
    return tag;
  };
}

/** The next tag or comment, or the end. A `<` before anything else is text. */
function nextMarkup(html: string, from: number): number {
  let at = html.indexOf('<', from);
  while (at >= 0 && !beginsMarkup(html.charCodeAt(at + 1))) at = html.indexOf('<', at + 1);
  return at < 0 ? html.length : at;
}

/** A letter, a slash or an exclamation mark. */
const beginsMarkup = (code: number): boolean => (code >= 97 && code <= 122) || code === 47 || (code >= 65 && code <= 90) || code === 33;

/** The place after a tag or comment; a `>` in quotes is part of a value. */
function endOfMarkup(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const end = isComment ? html.indexOf('-->', start) + 3 : endOfTag(html, start);
  if (end < start + 3) throw new Error(`Parse Error: ${html.slice(start, start + 80)}`);
  return end;
}

function endOfTag(html: string, start: number): number {
  let inQuotes = false;
  for (let at = start; at < html.length; at++) {
    if (html[at] === '"') inQuotes = !inQuotes;
    else if (html[at] === '>' && !inQuotes) return at + 1;
  }
  return -1;
}

function endOfRaw(html: string, from: number, name: string): number {
  const end = html.indexOf(`</${name}>`, from);
  return end < 0 ? html.length : end;
}

function shortText(text: string, before: ShortTag | undefined, trimEnd: boolean, endsInSpace: boolean): string {
  const trimStart = !before || !keepsSpaceAfter(before) || (endsInSpace && INLINE_TEXT.has(before.name));
  const even = text.replace(SPACES, (spaces) => (spaces === '\t' ? spaces : ' '));
  const short = trimStart && /^[ \t]/.test(even) ? even.slice(1) : even;
  return trimEnd && /[ \t]$/.test(short) ? short.slice(0, -1) : short;
}

/** Whether a space in front of a place is not shown: a block begins or ends there, or after the inline elements that end there. */
function isTrimmedBefore(html: string, place: number, readTag: (start: number) => ShortTag): boolean {
  for (let at = place; at < html.length; ) {
    if (nextMarkup(html, at) !== at) return false;
    const tag = readTag(at);
    if (!keepsSpaceBefore(tag)) return true;
    if (!tag.isEnd) return false;
    at += tag.length;
  }
  return true;
}

const keepsSpaceAfter = ({ name, isEnd }: ShortTag): boolean => INLINE_EMPTY.has(name) || (isEnd ? INLINE : INLINE_TEXT).has(name);
const keepsSpaceBefore = ({ name, isEnd }: ShortTag): boolean => INLINE_EMPTY.has(name) || (isEnd ? INLINE_TEXT : INLINE).has(name);

function shortTag(text: string, isSvg: boolean): ShortTag {
  if (text.startsWith('<!--')) return { name: 'comment', length: text.length, isEnd: false, isRaw: false, isInline: true, text: '' };
  const [, slash, name] = /^<(\/?)([^\s/>]*)/.exec(text)!;
  const isInline = INLINE.has(name!) || INLINE_EMPTY.has(name!);
  const short = slash || text.startsWith('<!') ? text : shortStart(text, name!, isSvg);
  return { name: name!, length: text.length, isEnd: slash !== '', isRaw: !slash && RAW.has(name!), isInline, text: short === text ? undefined : short };
}

function shortStart(text: string, name: string, isSvg: boolean): string {
  const attributes = [...text.matchAll(/\s([^\s=>/"]+)(?:="([^"]*)")?/g)].map(([, given, value]) => {
    const attribute = isSvg ? given! : given!.toLowerCase();
    if (value === undefined || BOOLEAN.has(attribute)) return ` ${attribute}`;
    return ` ${attribute}="${shortValue(value, attribute, name, text)}"`;
  });
  const slash = isSvg && text.endsWith('/>') ? '/' : '';
  return `<${name}${attributes.join('')}${slash}>`;
}

function shortValue(value: string, attribute: string, name: string, tag: string): string {
  if (attribute === 'class') return value.trim().replace(SPACES, ' ');
  if (attribute === 'style' || attribute === 'href' || attribute === 'src' || attribute === 'media') return value.trim();
  if (attribute === 'content' && name === 'meta' && tag.includes('name="viewport"')) return value.replace(/\s+/g, '');
  return value;
}
