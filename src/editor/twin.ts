import { escapeHtml } from '../generator/escape-html.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import type { ContentModel } from '../generator/content/content-model.ts';
import { pageFiles } from '../generator/page-files.ts';
import { renderRoute, withStyles } from '../generator/render.ts';
import type { Ref } from './api.ts';
import { hasWord } from './facts-shown.ts';
import { marksIn, type Marks, withMarks } from './marks.ts';
import { type FoundPlace, photoPlaces } from './photo-places.ts';
import { isInside } from './places.ts';
import type { OpenContent } from './site-opener.ts';

/** `text` is what visitors see of a page. */
type Page = { path: string; source: string; text: string; marks: ReadonlySet<number> };

/** The site made from content with marks: it knows where the texts of each page are from, and its places for photos. */
export async function twinOf(open: OpenContent, io: ContentIo, model: ContentModel<unknown>) {
  const marks: Marks = [];
  const { prepare, placesOn } = photoPlaces();
  // The site that is served has been checked.
  const { routes, styles } = await open(io, {
    model: { ...withMarks(model, marks), crossCheck: () => [] },
    prepare,
  });
  const files = pageFiles(routes);
  let known: Page[] | undefined;
  const pages = (): Page[] =>
    (known ??= routes
      .filter(({ kind }) => kind === 'page')
      .map((route) => {
        const html = renderRoute(route);
        return {
          path: route.path,
          source: route.source,
          text: html.replace(UNSEEN, ''),
          marks: new Set(marksIn(html)),
        };
      }));
  const paths = (isWanted: (page: Page) => boolean): string[] =>
    pages()
      .filter(isWanted)
      .map(({ path }) => path);
  return {
    marks,
    /** A page by its output file. */
    page(file: string): { path: string; html: string } | undefined {
      const route = files.get(file);
      return (
        route && {
          path: route.path,
          html: withStyles(renderRoute(route), styles),
        }
      );
    },
    /** The places for photos on the page at an address. */
    placesOn(path: string): FoundPlace[] {
      const route = routes.find((one) => one.kind === 'page' && one.path === path);
      return route ? placesOn(() => renderRoute(route)) : [];
    },
    /** The addresses of the pages that visitors see words on. */
    pagesWithWords: (words: string): string[] =>
      paths(({ text }) => hasWord(text, escapeHtml(words))),
    /** The addresses of the pages that have the text of a value or of a part of it. A whole file also has its own page. */
    pagesWithText(of: Ref): string[] {
      const wanted = new Set(
        marks.flatMap((ref, number) =>
          ref.file === of.file && isInside(ref.path, of.path) ? [number] : [],
        ),
      );
      const isOwn = ({ source }: Page): boolean =>
        of.path.length === 0 && source.replace(/^[^/]*\//, '') === of.file;
      return paths((page) => isOwn(page) || [...page.marks].some((number) => wanted.has(number)));
    },
  };
}

/** The head, scripts, styles and tags of a page. */
const UNSEEN = /<head[^]*<\/head>|<(script|style)\b[^]*?<\/\1>|<[^>]*>/g;
