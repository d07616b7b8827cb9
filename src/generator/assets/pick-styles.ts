import { STYLE_SLOT } from '../style-slot.ts';
import type { Styles } from './bundle.ts';
import { linkLateStyles } from './link-late-styles.ts';

/** The page with its styles: in the head what its first screen needs, further down a link to the late ones. */
export function styled(html: string, styles: Styles): string {
  const css = pickStyles(html, styles);
  const { href, names } = styles.late;
  // What the head already styles is not waited for.
  const late = { href, names: names.filter((name) => !css.includes(`.${name}{`)) };
  // A function, so that `$` in a style is not read as a replacement pattern.
  return linkLateStyles(html.replace(STYLE_SLOT, () => css), late);
}

/** The CSS that a page needs: what every page carries, then each component whose root class stands in its markup, in cascade order. */
export function pickStyles(html: string, styles: Styles): string {
  const used = classTokens(html);
  let css = styles.always;
  for (const component of styles.components) if (used.has(component.name)) css += component.css;
  return css;
}

/** Every class that stands in `class` attributes with double quotes, the way React writes them. */
function classTokens(html: string): Set<string> {
  const tokens = new Set<string>();
  // The same few values come again and again.
  const seen = new Set<string>();
  for (const [, value] of html.matchAll(/\sclass="([^"]*)"/g)) {
    if (seen.has(value!)) continue;
    seen.add(value!);
    for (const token of value!.split(/\s+/)) tokens.add(token);
  }
  return tokens;
}
