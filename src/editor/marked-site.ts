import { escapeHtml } from '../generator/base/escape-html.ts';
import type { ContentModel } from '../generator/content.ts';
import { renderPage, renderRoute } from '../generator/render.ts';
import type { EditedSite } from './edited-site.ts';
import { hasWord } from './facts-shown.ts';
import { marksIn, type Marks, withMarks } from './marks.ts';
import { isInside } from './ref-key.ts';
import type { Ref } from './request-shapes.ts';

/** `text` is what visitors see of a page. */
type Page = { path: string; source: string; text: string; marks: ReadonlySet<number> };

/** A spot for a photo on a page, and the photo's file, if it has one. */
type FoundSpot = { slot: string; isOnPage: boolean; file?: string };

/** A slot, or the name of a photo: an address of another site is no slot. */
const SLOT = /^[\w-]+(\/[\w-]+)*(\.\w+)?$/;

/**
 * The site made from content with marks: it knows where the texts of each page are from, and its
 * spots for photos.
 */
export async function openMarkedSite(edited: EditedSite, model: ContentModel<unknown>) {
  const marks: Marks = [];
  const askedSlots = new Set<string>();
  const slotOf = (name: string): string | undefined => {
    if (!SLOT.test(name)) return undefined;
    const slot = name.replace(/\.\w+$/, '');
    askedSlots.add(slot);
    return slot;
  };
  // The site that is served has been checked.
  const {
    read,
    routes,
    styles,
    pages: files,
  } = await edited.prepare(edited.io, {
    model: { ...withMarks(model, marks), crossCheck: () => [] },
    slotOf,
  });
  let rendered: Page[] | undefined;
  const pages = (): Page[] =>
    (rendered ??= routes
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
  const pathsOf = (isWanted: (page: Page) => boolean): string[] =>
    pages()
      .filter(isWanted)
      .map(({ path }) => path);
  return {
    marks,
    page(file: string): string | undefined {
      const route = files.get(file);
      return route && renderPage(route, styles);
    },
    spotsOn(path: string): FoundSpot[] {
      const route = routes.find((one) => one.kind === 'page' && one.path === path);
      askedSlots.clear();
      const html = route ? renderRoute(route) : '';
      return Array.from(askedSlots, (slot) => ({
        slot,
        isOnPage: html.includes(` data-edit-photo="${slot}"`),
        ...(read.images[slot] !== undefined && { file: `images/${read.images[slot]}` }),
      }));
    },
    pagesWithWords: (words: string): string[] =>
      pathsOf(({ text }) => hasWord(text, escapeHtml(words))),
    /**
     * The addresses of the pages that have the text of a value or of a part of it. A whole file
     * also has its own page.
     */
    pagesWithText(of: Ref): string[] {
      const wanted = new Set(
        marks.flatMap((ref, number) =>
          ref.file === of.file && isInside(ref.path, of.path) ? [number] : [],
        ),
      );
      const isOwn = ({ source }: Page): boolean =>
        of.path.length === 0 && source === `${read.io.root}/${of.file}`;
      return pathsOf((page) => isOwn(page) || [...page.marks].some((number) => wanted.has(number)));
    },
  };
}

const UNSEEN = /<head[^]*<\/head>|<(script|style)\b[^]*?<\/\1>|<[^>]*>/g;
