import { BuildError } from '../generator/build-error.ts';
import type { ContentIo } from '../generator/content.ts';
import type { Ref } from './api.ts';
import { factsShown } from './facts-shown.ts';
import { editAttributes, tagNames, withAttributes } from './marks.ts';
import type { DevState, SiteOpener } from './site-opener.ts';
import { openMarkedSite } from './marked-site.ts';

/** What the elements of a page show: the names of their tags, and the attributes that say it. */
type Annotated = { tags: readonly string[]; names: readonly string[] };

/** Milliseconds in which a browser paints a page. */
const PAINTED = 100;

/**
 * Views of the site as it is on disk now. Each is made when it is first asked for, and again when
 * the site was.
 */
export function siteViews({ served }: DevState, { open }: SiteOpener, io: ContentIo) {
  const annotated = new Map<string, Annotated>();

  /**
   * Makes something once for each site that is served. Throws a BuildError while none can be
   * served.
   */
  function onceForEach<T>(make: (of: NonNullable<ReturnType<DevState['served']>>) => T): () => T {
    let made: { of: unknown; value: T } | undefined;
    return () => {
      const of = served();
      if (!of) throw new BuildError('The site cannot be shown, because a file has a mistake.');
      if (made?.of !== of) made = { of, value: make(of) };
      return made.value;
    };
  }

  const markedSite = onceForEach(({ site }) => openMarkedSite(open, io, site.content));
  const facts = onceForEach(({ site }) => factsShown(site.content, io));

  async function annotate(file: string, tags: readonly string[]): Promise<Annotated> {
    const { page, marks } = await markedSite();
    const now = { tags, names: editAttributes(tags, page(file) ?? '', marks) };
    annotated.set(file, now);
    return now;
  }

  return {
    content: onceForEach(({ read }) => read.content),
    markedSite,
    facts,

    /**
     * The addresses of the pages that show a value or a part of it, as a text or as a fact that is
     * made from it.
     */
    async pagesOf(ref: Ref): Promise<string[]> {
      const { pagesWithText, pagesWithWords } = await markedSite();
      const values = facts().valuesFrom(ref);
      return [
        ...new Set([...pagesWithText(ref), ...values.filter(isTelling).flatMap(pagesWithWords)]),
      ];
    },

    /**
     * A page whose elements name the content and the places for photos that they show. As long as
     * the page has the same elements, it shows at once, with the names of the last time. If they
     * turn out to be others, this calls `renamed`.
     */
    async withEditAttributes(file: string, html: string, renamed: () => void): Promise<string> {
      const tags = tagNames(html);
      const before = annotated.get(file);
      const last = before && isSame(before.tags, tags) ? before : undefined;
      const { names } = last ?? (await annotate(file, tags));
      // The browser paints first. After an error, the next answer waits for its names.
      const check = (): Promise<unknown> =>
        annotate(file, tags).then(
          (now) => isSame(names, now.names) || renamed(),
          () => annotated.delete(file),
        );
      if (last) setTimeout(() => void check(), PAINTED).unref();
      return withAttributes(html, (index) => names[index] ?? '');
    },
  };
}

export type SiteViews = ReturnType<typeof siteViews>;

/** A number such as 6 is on every page, whatever it counts. */
const isTelling = (value: string): boolean => value.length > 2 || /^\D/.test(value);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.join() === others.join();
