import { oncePerPiece, type Piece } from '../piece.ts';
import type { Styles } from './bundle.ts';

/**
 * Adds a page's styles: in the head those for every page, then those of each component whose root class is in the markup, in
 * cascade order. Further down it adds a link to the late ones.
 */
export function styled(pieces: readonly Piece[], styles: Styles): readonly Piece[] {
  const { inHead, late, link } = pick(pieces, styles);
  return linkBefore(
    late,
    pieces.map((piece) => (piece.isForStyles ? inHead : piece)),
    link,
  );
}

/** The styles for the head, the search for the first element that needs the late styles, and the link to those. */
type Picked = { inHead: Piece; late: Search; link: Piece };

/** For each site's styles: the components in a piece, and the styles of pages with the same components. */
type Known = { namesIn: (piece: Piece) => string[]; picked: Map<string, Picked> };

const known = new WeakMap<Styles, Known>();

function pick(pieces: readonly Piece[], styles: Styles): Picked {
  const { namesIn, picked } = known.get(styles) ?? remember(styles);
  const used = new Set(pieces.flatMap(namesIn));
  const components = styles.components.filter(({ name }) => used.has(name));
  const key = components.map(({ name }) => name).join(' ');
  const result = picked.get(key) ?? stylesFor(components, styles);
  picked.set(key, result);
  return result;
}

function remember(styles: Styles): Known {
  const names = new Set(styles.components.map(({ name }) => name));
  const namesIn = oncePerPiece((html) => {
    const found: string[] = [];
    for (const [, words] of html.matchAll(CLASSES))
      found.push(...words!.split(/\s+/).filter((word) => names.has(word)));
    return found;
  });
  const added: Known = { namesIn, picked: new Map() };
  known.set(styles, added);
  return added;
}

/** The value of a `class` attribute with double quotes, as React writes it. */
const CLASSES = / class="([^"]*)"/g;

function stylesFor(components: Styles['components'], { always, late }: Styles): Picked {
  const css = [...always, ...components.map((component) => component.css)].join('');
  return {
    inHead: { html: `<style>${css}</style>`, isShared: true },
    // An element that the head already styles does not need the late styles.
    late: firstOf(late.names.filter((name) => !css.includes(`.${name}{`))),
    link: { html: `<link rel="stylesheet" href="${late.href}">`, isShared: true },
  };
}

/** Where something begins in a piece, or -1. */
type Search = (piece: Piece) => number;

/** Finds the first element with one of the root classes. In the page's markup, the root class is first in its attribute. */
function firstOf(names: readonly string[]): Search {
  const element = new RegExp(`<[a-z]+ (?:id="[^"]*" )?class="(?:${names.join('|')})[" ]`);
  return oncePerPiece((html) => html.search(element));
}

const startOfMain: Search = oncePerPiece((html) => html.indexOf('<main'));

/** Links a style sheet before the first such element in `<main>`. A style sheet in the body delays only what follows it. */
function linkBefore(first: Search, pieces: readonly Piece[], link: Piece): readonly Piece[] {
  const main = pieces.findIndex((piece) => startOfMain(piece) >= 0);
  if (main < 0) return pieces;
  for (let index = main; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const skipped = index === main ? startOfMain(piece) : 0;
    const found = first(skipped > 0 ? { html: piece.html.slice(skipped) } : piece);
    if (found < 0) continue;
    const at = skipped + found;
    if (at === 0) return pieces.toSpliced(index, 0, link);
    return pieces.toSpliced(index, 1, { html: piece.html.slice(0, at) }, link, {
      html: piece.html.slice(at),
    });
  }
  return pieces;
}
