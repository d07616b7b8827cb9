import { escapeHtml } from '../../generator/base/text.ts';
import { renderPage, renderUnstyled } from '../../generator/render.ts';
import {
  type ContentModel,
  type FieldRef,
  type PhotoFinder,
  type PreparedSite,
  type Route,
  slotOf,
} from '../../generator/portable.ts';
import { isFieldIn } from '../shared/field-refs.ts';
import { type ContentFacts, factValuesFrom, canIdentifyFact } from '../content/content-facts.ts';
import { markNumbersIn, type MarkedFields, withEditAttributes, withMarks } from './marks.ts';
import { hasWholeWord } from '../shared/whole-words.ts';

/** `text` is what visitors see of a page, and where its links lead. */
type MarkedPage = {
  path: string;
  contentFile: string;
  text: string;
  marks: ReadonlySet<number>;
};

/** The name of a slot or of a photo; never an address with a protocol. */
const SLOT = /^[\w-]+(\/[\w-]+)*(\.\w+)?$/;

const NOT_VISIBLE = /<head[^]*<\/head>|<(script|style)\b[^]*?<\/\1>|<[^>]*>/g;

/** The texts and slots that each page shows, found in pages made from content with marks. */
export class PageIndex {
  #rendered?: MarkedPage[];

  constructor(
    private readonly prepared: PreparedSite,
    private readonly marked: MarkedFields,
    private readonly askedSlots: Set<string>,
  ) {}

  /** The page of an output file, with elements that name their fields. */
  editablePage(outputFile: string, html: string): string {
    const route = this.prepared.routesByFile.get(outputFile);
    return route ? withEditAttributes(html, renderPage(route, this.prepared), this.marked) : html;
  }

  slotsOn(path: string): string[] {
    const { routes, sitePlan } = this.prepared;
    const route = routes.find((listed) => listed.path === path);
    this.askedSlots.clear();
    if (route) renderUnstyled(route, sitePlan.contentFolderName);
    return [...this.askedSlots];
  }

  /** The pages that show a field or a part of it, as a text or as a fact that is made from it. */
  pathsShowing(field: FieldRef, facts: ContentFacts): string[] {
    const values = factValuesFrom(facts, field).filter(canIdentifyFact).map(escapeHtml);
    const withValues = values.flatMap((value) =>
      this.#pathsWhere(({ text }) => hasWholeWord(text, value)),
    );
    return [...new Set([...this.pathsWithText(field), ...withValues])];
  }

  /** The pages with the text of a field or of a part of it. A whole file also has its own page. */
  pathsWithText(field: FieldRef): string[] {
    const isPart = (number: number) => isFieldIn(this.marked.fields[number], field);
    const ownFile = field.path.length === 0 && field.file;
    return this.#pathsWhere(
      ({ contentFile, marks }) => contentFile === ownFile || [...marks].some(isPart),
    );
  }

  #pathsWhere(isWanted: (page: MarkedPage) => boolean): string[] {
    const { routes, sitePlan } = this.prepared;
    this.#rendered ??= routes
      .filter(({ kind }) => kind === 'page')
      .map((route) => pageOf(route, sitePlan.contentFolderName));
    return this.#rendered.filter(isWanted).map(({ path }) => path);
  }
}

function pageOf(route: Route, contentFolderName: string): MarkedPage {
  const html = renderUnstyled(route, contentFolderName);
  const { path, contentFile } = route;
  const text = html.replace(NOT_VISIBLE, (tag) => / href="[^"]*"/.exec(tag)?.[0] ?? '');
  return { path, contentFile, text, marks: new Set(markNumbersIn(html)) };
}

/** Options that make pages tell their fields and slots. */
export type MarkOptions = Pick<PhotoFinder, 'markedSlot'> & { model: ContentModel<unknown> };

/** Indexes the pages of a site that `prepare` makes with marks. */
export async function indexPages(
  model: ContentModel<unknown>,
  prepare: (marks: MarkOptions) => Promise<PreparedSite>,
): Promise<PageIndex> {
  const marked: MarkedFields = { fields: [], itemsByShortName: new Map() };
  const askedSlots = new Set<string>();
  const prepared = await prepare({
    // The served site has already passed this check.
    model: { ...withMarks(model, marked), crossCheck: () => [] },
    markedSlot: (name) => {
      if (!SLOT.test(name)) return undefined;
      const slot = slotOf(name);
      askedSlots.add(slot);
      return slot;
    },
  });
  return new PageIndex(prepared, marked, askedSlots);
}
