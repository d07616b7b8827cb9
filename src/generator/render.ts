import { renderToStaticMarkup } from 'react-dom/server';
import { inLayer, type Styles } from './assets/bundle.ts';
import type { PreparedSite } from './prepared-site.ts';
import { pageName, type Route } from './route.ts';

/** The element of a page that its styles go into. */
const STYLE_PLACE = '<style></style>';

/**
 * Renders a page without its styles. If that fails, throws an Error that names the page's path and
 * its content file in `contentFolderName`.
 */
export function renderUnstyled(route: Route, contentFolderName: string): string {
  try {
    const markup = renderToStaticMarkup(route.document);
    if (route.kind === 'page' && !markup.includes(STYLE_PLACE))
      throw new Error(`its head needs an empty ${STYLE_PLACE}.`);
    return `<!DOCTYPE html>${markup}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    const name = pageName(route, contentFolderName);
    throw new Error(`The page ${name} could not be rendered: ${reason}`, { cause: error });
  }
}

export const renderPage = (route: Route, { styles, sitePlan }: PreparedSite): string =>
  withStyles(renderUnstyled(route, sitePlan.contentFolderName), styles);

/** Matches only attributes: React escapes quotation marks in texts. */
const CLASS_ATTRIBUTES = / class="[^"]*"/g;

/**
 * Adds styles to a page. Its empty `<style>` gets the base styles and then those of each
 * component whose root class is in the markup, in cascade order. Links the late sheet if needed.
 */
export function withStyles(html: string, { base, components, lateSheet }: Styles): string {
  const classLists = [...new Set(html.match(CLASS_ATTRIBUTES))];
  const names = new Set(classLists.flatMap(classNamesIn));
  const used = components.filter(({ name }) => names.has(name));
  const css = inLayer([...base, ...used.map((component) => component.css)].join(''));
  const styled = html.replace(STYLE_PLACE, () => `<style>${css}</style>`);
  const lateLists = classLists.filter((list) =>
    classNamesIn(list).some((name) => lateSheet.rootClasses.includes(name)),
  );
  return linkBefore(styled, lateLists, lateSheet.href);
}

/**
 * Links a style sheet before the first tag after `<main` that has one of these attributes: a sheet
 * in the body delays only what follows it.
 */
function linkBefore(html: string, attributes: readonly string[], href: string): string {
  const main = html.indexOf('<main');
  const positions = attributes.map((attribute) => html.indexOf(attribute, main));
  const afterMain = positions.filter((at) => at >= 0);
  if (main < 0 || afterMain.length === 0) return html;
  const tagAt = html.lastIndexOf('<', Math.min(...afterMain));
  return `${html.slice(0, tagAt)}<link rel="stylesheet" href="${href}">${html.slice(tagAt)}`;
}

const classNamesIn = (list: string) => list.slice(' class="'.length, -1).split(/\s+/);
