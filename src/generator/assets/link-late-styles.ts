/** A pattern for the first element with one of the root classes. In the page's markup, the root class is first in its attribute. */
export const firstOf = (names: readonly string[]): RegExp => new RegExp(`<[a-z]+ (?:id="[^"]*" )?class="(?:${names.join('|')})[" ]`, 'g');

/** Links a style sheet before the first such element in `<main>`. A style sheet in the body delays only what follows it. */
export function linkBefore(first: RegExp, html: string, href: string): string {
  const main = html.indexOf('<main');
  if (main < 0) return html;
  first.lastIndex = main;
  const at = first.exec(html)?.index;
  return at === undefined ? html : `${html.slice(0, at)}<link rel="stylesheet" href="${href}">${html.slice(at)}`;
}
