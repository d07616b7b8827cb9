import { BuildError } from '../generator/tools.ts';
import { factsShown } from './facts-shown.ts';
import { editAttributes, tagNames, withAttributes } from './marks.ts';
import type { DevState, EditedSite } from './edited-site.ts';
import { openMarkedSite } from './marked-site.ts';
import type { Ref } from './request-shapes.ts';

/** The elements of a page: the names of their tags, and the attributes that say what they show. */
type Elements = { tags: readonly string[]; attributes: readonly string[] };

/** Milliseconds in which a browser paints a page. */
const PAINTED = 100;

/**
 * Views of the site as it is on disk now. Each is made when it is first asked for, and again when
 * the site was.
 */
export function siteViews(edited: EditedSite) {
  const { dev } = edited;
  const lastElements = new Map<string, Elements>();

  /**
   * Makes something once for each site that is served. Throws a BuildError while none can be
   * served.
   */
  function onceForEach<T>(make: (site: NonNullable<ReturnType<DevState['served']>>) => T): () => T {
    let made: { site: unknown; value: T } | undefined;
    return () => {
      const site = dev.served();
      if (!site) throw new BuildError('The site cannot be shown, because a file has a mistake.');
      if (made?.site !== site) made = { site, value: make(site) };
      return made.value;
    };
  }

  const markedSite = onceForEach(({ site }) => openMarkedSite(edited, site.content));
  const facts = onceForEach(({ site }) => factsShown(site.content, edited.io));

  async function elementsOf(file: string, tags: readonly string[]): Promise<Elements> {
    const { page, marks } = await markedSite();
    const elements = { tags, attributes: editAttributes(tags, page(file) ?? '', marks) };
    lastElements.set(file, elements);
    return elements;
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
     * A page whose elements name the content and the spots for photos that they show. As long as
     * the page has the same elements, it shows at once, with the attributes of the last time. If
     * they turn out to be others, this calls `onOthers`.
     */
    async withEditAttributes(file: string, html: string, onOthers: () => void): Promise<string> {
      const tags = tagNames(html);
      const before = lastElements.get(file);
      const last = before && isSame(before.tags, tags) ? before : undefined;
      const { attributes } = last ?? (await elementsOf(file, tags));
      // The browser paints first. After an error, the next answer waits for its attributes.
      const check = (): Promise<unknown> =>
        elementsOf(file, tags).then(
          (now) => isSame(attributes, now.attributes) || onOthers(),
          () => lastElements.delete(file),
        );
      if (last) setTimeout(() => void check(), PAINTED).unref();
      return withAttributes(html, (index) => attributes[index] ?? '');
    },
  };
}

export type SiteViews = ReturnType<typeof siteViews>;

/** A number such as 6 is on every page, whatever it counts. */
const isTelling = (value: string): boolean => value.length > 2 || /^\D/.test(value);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.join() === others.join();
