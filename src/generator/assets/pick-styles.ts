import { STYLE_SLOT } from '../style-slot.ts';
import type { Styles } from './bundle.ts';
import { firstOf, linkBefore } from './link-late-styles.ts';

/** Adds a page's styles: in the head those for the first screen, further down a link to the late ones. */
export function styled(html: string, styles: Styles): string {
  const { css, late } = pick(html, styles);
  // Use a function: in a replacement text, `$` has a special meaning.
  return linkBefore(
    late,
    html.replace(STYLE_SLOT, () => css),
    styles.late.href,
  );
}

/** The CSS that a page needs: the CSS for every page, then that of each component whose root class is in the markup, in cascade order. */
export const pickStyles = (html: string, styles: Styles): string => pick(html, styles).css;

/** The CSS for the head, and a pattern for the first element that needs the late styles. */
type Picked = { css: string; late: RegExp };

/** Pages with the same components have the same styles. */
const known = new WeakMap<Styles, Map<string, Picked>>();

function pick(html: string, styles: Styles): Picked {
  const used = classTokens(html);
  const components = styles.components.filter(({ name }) => used.has(name));
  const key = components.map(({ name }) => name).join(' ');
  const before = known.get(styles) ?? new Map<string, Picked>();
  known.set(styles, before);
  const picked = before.get(key) ?? together(styles, components);
  before.set(key, picked);
  return picked;
}

function together({ always, late }: Styles, components: Styles['components']): Picked {
  const css = [...always, ...components.map((component) => component.css)].join('');
  // An element that the head already styles does not need the late styles.
  return { css, late: firstOf(late.names.filter((name) => !css.includes(`.${name}{`))) };
}

const CLASS = ' class="';

/** Every class in `class` attributes with double quotes, as React writes them. */
function classTokens(html: string): Set<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    at = html.indexOf('"', start);
    if (at < 0) break;
    values.add(html.slice(start, at));
  }
  const tokens = new Set<string>();
  for (const value of values) for (const token of value.split(/\s+/)) tokens.add(token);
  return tokens;
}
