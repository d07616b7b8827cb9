import { renderToStaticMarkup } from 'react-dom/server';
import type { Styles } from './assets/bundle.ts';
import type { Route } from './site.ts';

/**
 * The text of a page, still without styles. Throws if that fails, with the page's path and its
 * content file.
 */
export function renderRoute({ path, source, document }: Route): string {
  try {
    return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`The page ${path} could not be rendered from ${source}: ${reason}`, {
      cause: error,
    });
  }
}

/** A page with its styles. */
export const renderPage = (route: Route, styles: Styles): string =>
  withStyles(renderRoute(route), styles);

/** Where a document leaves room for the page's styles. */
const EMPTY_STYLE = '<style></style>';

/** React escapes a quotation mark in a text. */
const CLASSES = / class="[^"]*"/g;

/**
 * Adds a page's styles. The first empty `<style>` gets those for every page, and then those of each
 * component whose root class is in the markup, in cascade order. A link to the late styles comes
 * before the first element in `<main>` that needs them: a style sheet in the body delays only what
 * follows it.
 */
export function withStyles(html: string, { always, components, late }: Styles): string {
  const lists = [...new Set(html.match(CLASSES))];
  const classes = new Set(lists.flatMap(namesIn));
  const used = components.filter(({ name }) => classes.has(name));
  const css = [...always, ...used.map((component) => component.css)].join('');
  const styled = html.replace(EMPTY_STYLE, () => `<style>${css}</style>`);

  const main = styled.indexOf('<main');
  if (main < 0) return styled;
  const isLate = (list: string): boolean => namesIn(list).some((name) => late.names.includes(name));
  const positions = lists.filter(isLate).map((list) => styled.indexOf(list, main));
  const inMain = positions.filter((at) => at >= 0);
  if (inMain.length === 0) return styled;
  const lateAt = styled.lastIndexOf('<', Math.min(...inMain));
  const link = `<link rel="stylesheet" href="${late.href}">`;
  return styled.slice(0, lateAt) + link + styled.slice(lateAt);
}

const namesIn = (list: string): string[] => list.slice(' class="'.length, -1).split(/\s+/);
