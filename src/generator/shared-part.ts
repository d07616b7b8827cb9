import {
  type Context,
  createContext,
  createElement,
  type FunctionComponent,
  type ReactElement,
  useContext,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Piece } from './piece.ts';

/** The page that is being rendered, and the pieces of its shared parts, in order. */
type PageInProgress = { path: string; parts: Piece[][] } | undefined;

// The dev server loads the site's modules separately from its own, so there are two copies of this module. Both use one context.
const contexts = globalThis as unknown as Record<symbol, Context<PageInProgress>>;
const Page = (contexts[Symbol.for('page in progress')] ??=
  createContext<PageInProgress>(undefined));

/** Marks the place of a shared part in React's markup. No text may have this character. */
const PART_MARK = '\0';

/** Renders a page to pieces: the page's own markup in turn with its shared parts. */
export function renderPieces(document: ReactElement, path: string): Piece[] {
  const parts: Piece[][] = [];
  const own = renderToStaticMarkup(createElement(Page, { value: { path, parts } }, document)).split(
    PART_MARK,
  );
  if (own.length !== parts.length + 1)
    throw new Error('A text of the page has a NUL character. Remove it.');
  const pieces: Piece[] = [];
  for (const [index, html] of own.entries()) {
    if (html) pieces.push({ html });
    pieces.push(...(parts[index] ?? []));
  }
  return pieces;
}

/** The number of results that a shared part remembers. A part that differs on every page must not fill the memory. */
const KEPT = 32;

/**
 * Makes a component whose markup is the same on all pages with the same props: React renders it once for all of them. It
 * does not get React contexts from outside. It must be a child of an HTML element, and it cannot have another shared part
 * inside.
 */
export function sharedPart<Props extends object>(
  render: FunctionComponent<Props>,
): FunctionComponent<Props> {
  let known: { props: Props; piecesOn: PiecesOn }[] = [];
  return function SharedPart(props) {
    const page = useContext(Page);
    if (!page)
      throw new Error('A shared part must be on a page, and not inside another shared part.');
    let rendered = known.find((other) => haveEqualValues(other.props, props));
    if (!rendered) {
      rendered = {
        props,
        piecesOn: preparePieces(renderToStaticMarkup(createElement(render, props))),
      };
      known = [rendered, ...known.slice(0, KEPT - 1)];
    }
    page.parts.push(rendered.piecesOn(page.path));
    return PART_MARK;
  };
}

function haveEqualValues<T extends object>(one: T, other: T): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}

/** Where a page's styles go: the build puts a style element there, when it knows which styles the markup needs. */
export function PageStyles(): string {
  useContext(Page)?.parts.push([{ html: '', isForStyles: true }]);
  return PART_MARK;
}

/**
 * The value of `aria-current` for a link in a shared part: on the page that the link leads to, it becomes "page", and on every
 * other page the attribute is left out. In the source it must follow `href`.
 */
export const ON_ITS_PAGE = 'on its page' as 'page';

const MARK = ` aria-current="${ON_ITS_PAGE}"`;
const MARKED_LINK = new RegExp(`href="([^"]*)"${MARK}`, 'g');
const BEFORE_MARKED_LINK = new RegExp(`(?=<a [^>]*${MARK})`);

/** With more links in each piece, a page has fewer pieces. With fewer, the piece that marks the page's own link, which it shares with no page, is shorter. */
const LINKS_IN_PIECE = 8;

/** The pieces of a shared part on the page with this path. Pages share all but the piece with a link to their own address, if there is one. */
type PiecesOn = (path: string) => Piece[];

function preparePieces(html: string): PiecesOn {
  const links = html.split(BEFORE_MARKED_LINK);
  const marked = Array.from({ length: Math.ceil(links.length / LINKS_IN_PIECE) }, (_, index) =>
    links.slice(index * LINKS_IN_PIECE, (index + 1) * LINKS_IN_PIECE).join(''),
  );
  const targets = new Set(Array.from(html.matchAll(MARKED_LINK), ([, target]) => target));
  const plain = marked.map((text): Piece => ({ html: text.replaceAll(MARK, ''), isShared: true }));
  const whole: Piece[] = [{ html: html.replaceAll(MARK, ''), isShared: true }];
  return (path) => {
    if (!targets.has(path)) return whole;
    const link = `href="${path}"`;
    return marked.map((text, index) =>
      text.includes(link + MARK)
        ? { html: text.replaceAll(link + MARK, `${link} aria-current="page"`).replaceAll(MARK, '') }
        : plain[index]!,
    );
  };
}
