/**
 * What is kept as it is: scripts, styles, and drawings, in which a slash ends an element. Or what
 * may get shorter: that slash in HTML, a name that React knows with capitals, and an empty value.
 * React writes no `>` and no quote in a text or a value.
 */
const PARTS =
  /<(script|style|svg)\b[^]*?<\/\1>|\/>| [a-z]+[A-Z]\w*=""?|(?<! (?:alt|data-[\w-]+))=""/g;

/**
 * Minifies a page that React has written. It has no comments, and no white space between tags, so
 * that only tags can get shorter.
 */
export const minify = (html: string): string =>
  html.replace(PARTS, (part, block?: string) => {
    if (block) return part;
    return part === '/>' ? '>' : part.toLowerCase().replace('=""', '');
  });
