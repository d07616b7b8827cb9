import type { Piece } from '../piece.ts';

/** A pattern for the first element with one of the root classes. In the page's markup, the root class is first in its attribute. */
export const firstOf = (names: readonly string[]): RegExp => new RegExp(`<[a-z]+ (?:id="[^"]*" )?class="(?:${names.join('|')})[" ]`, 'g');

/** Links a style sheet before the first such element in `<main>`. A style sheet in the body delays only what follows it. */
export function linkBefore(first: RegExp, pieces: readonly Piece[], link: Piece): readonly Piece[] {
  const main = pieces.findIndex(({ html }) => html.includes('<main'));
  if (main < 0) return pieces;
  first.lastIndex = pieces[main]!.html.indexOf('<main');
  for (let index = main; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const at = first.exec(piece.html)?.index;
    if (at === 0) return pieces.toSpliced(index, 0, link);
    if (at !== undefined) return pieces.toSpliced(index, 1, { html: piece.html.slice(0, at) }, link, { html: piece.html.slice(at) });
  }
  return pieces;
}
