import { BuildError } from '../generator/tools.ts';
import type { PreparedSite } from '../generator/prepared-site.ts';
import { factsShown } from './facts-shown.ts';
import { tagNames, withAttributes } from './marks.ts';
import type { EditedSite } from './edited-site.ts';
import { type MarkedSite, openMarkedSite } from './marked-site.ts';
import type { Ref } from './request-shapes.ts';

/** The elements of a page: the names of their tags, and the attributes that say what they show. */
type Elements = { tags: readonly string[]; attributes: readonly string[] };

/** What is made of a site that is served, when it is first asked for. */
type Made = {
  served: PreparedSite;
  markedSite?: Promise<MarkedSite>;
  facts?: ReturnType<typeof factsShown>;
};

/** Milliseconds in which a browser paints a page. */
const PAINTED = 100;

/** Views of the site as it is on disk now. They throw a BuildError while it cannot be served. */
export class SiteViews {
  readonly #site: EditedSite;
  readonly #lastElements = new Map<string, Elements>();
  #lastMade?: Made;

  constructor(site: EditedSite) {
    this.#site = site;
  }

  content(): unknown {
    return this.#made().served.read.content;
  }

  markedSite(): Promise<MarkedSite> {
    return (this.#made().markedSite ??= openMarkedSite(this.#site));
  }

  facts(): ReturnType<typeof factsShown> {
    return (this.#made().facts ??= factsShown(this.#site.model, this.#site.io));
  }

  /**
   * The addresses of the pages that show a value or a part of it, as a text or as a fact that is
   * made from it.
   */
  async pagesOf(ref: Ref): Promise<string[]> {
    const markedSite = await this.markedSite();
    const values = this.facts().valuesFrom(ref).filter(isTelling);
    const withValues = values.flatMap((value) => markedSite.pagesWithWords(value));
    return [...new Set([...markedSite.pagesWithText(ref), ...withValues])];
  }

  /**
   * A page whose elements name the content and the spots for photos that they show. As long as the
   * page has the same elements, it shows at once, with the attributes of the last time. If they
   * turn out to be others, this calls `onOthers`.
   */
  async withEditAttributes(file: string, html: string, onOthers: () => void): Promise<string> {
    const tags = tagNames(html);
    const before = this.#lastElements.get(file);
    const last = before && isSame(before.tags, tags) ? before : undefined;
    const { attributes } = last ?? (await this.#elementsOf(file, tags));
    // The browser paints first. After an error, the next answer waits for its attributes.
    const check = (): Promise<unknown> =>
      this.#elementsOf(file, tags).then(
        (now) => isSame(attributes, now.attributes) || onOthers(),
        () => this.#lastElements.delete(file),
      );
    if (last) setTimeout(() => void check(), PAINTED).unref();
    return withAttributes(html, (index) => attributes[index] ?? '');
  }

  #made(): Made {
    const served = this.#site.dev.served();
    if (!served) throw new BuildError('The site cannot be shown, because a file has a mistake.');
    if (this.#lastMade?.served !== served) this.#lastMade = { served };
    return this.#lastMade;
  }

  async #elementsOf(file: string, tags: readonly string[]): Promise<Elements> {
    const markedSite = await this.markedSite();
    const elements = { tags, attributes: markedSite.attributesOf(file, tags) };
    this.#lastElements.set(file, elements);
    return elements;
  }
}

/** A number such as 6 is on every page, whatever it counts. */
const isTelling = (value: string): boolean => value.length > 2 || /^\D/.test(value);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.join() === others.join();
