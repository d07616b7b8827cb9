/** Finds the first element with one of the root classes. The page's markup is React's: the root class comes first in its attribute. */
export const firstOf = (names: readonly string[]): RegExp => new RegExp(`<[a-z]+ (?:id="[^"]*" )?class="(?:${names.join('|')})[" ]`, 'g');

/** Links a style sheet in front of the first such element in `<main>`: a style sheet in the body holds back only what follows it. */
export function linkBefore(first: RegExp, html: string, href: string): string {
  const main = html.indexOf('<main');
  if (main < 0) return html;
  first.lastIndex = main;
  const at = first.exec(html)?.index;
  return at === undefined ? html : `${html.slice(0, at)}<link rel="stylesheet" href="${href}">${html.slice(at)}`;
}
