import type { Styles } from './bundle.ts';

/**
 * Adds a page's styles. Its empty style element gets those for every page, then those of each component whose root class is in
 * the markup, in cascade order. Before the first element in `<main>` that needs the late styles, it adds a link to those: a
 * style sheet in the body delays only what follows it.
 */
export function styled(html: string, { always, components, late }: Styles): string {
  const { used, places } = findClasses(html, new Set(late.names));
  const css = [...always, ...components.flatMap(({ name, css }) => (used.has(name) ? [css] : []))].join('');
  // An element that the head already styles does not need the late styles.
  const place = places.find(({ name }) => !css.includes(`.${name}{`));
  const head = html.slice(0, place?.at).replace('<style></style>', () => `<style>${css}</style>`);
  return place ? `${head}<link rel="stylesheet" href="${late.href}">${html.slice(place.at)}` : head;
}

/** All classes of a page, and where in `<main>` an element begins whose first class is one of `late`. */
function findClasses(html: string, late: ReadonlySet<string>): { used: Set<string>; places: { name: string; at: number }[] } {
  const main = html.indexOf('<main');
  const values = new Set<string>();
  const places: { name: string; at: number }[] = [];
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    const end = html.indexOf('"', start);
    const value = html.slice(start, end);
    values.add(value);
    if (main >= 0 && at > main) {
      const [name] = value.split(' ', 1);
      if (late.has(name!)) places.push({ name: name!, at: html.lastIndexOf('<', at) });
    }
    at = end;
  }
  // Most elements of a page have the same classes as another one.
  return { used: new Set([...values].flatMap((value) => value.split(/\s+/))), places };
}

/** React writes double quotes. */
const CLASS = ' class="';
