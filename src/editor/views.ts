import type { FieldRef } from '../generator/content.ts';
import { BuildError } from '../generator/tools.ts';
import type { PreparedSite } from '../generator/prepared-site.ts';
import { ContentFacts } from './content-facts.ts';
import type { Project } from './project.ts';
import { type MarkedSite, openMarkedSite } from './marked-site.ts';

/** What is made of a site that is served, when it is first asked for. */
type CachedViews = {
  served: PreparedSite;
  markedSite?: Promise<MarkedSite>;
  facts?: ContentFacts;
};

/** Views of the site as it is on disk now. They throw a BuildError while it cannot be served. */
export class SiteViews {
  readonly #project: Project;
  #cached?: CachedViews;

  constructor(project: Project) {
    this.#project = project;
  }

  content(): unknown {
    return this.#ofServed().served.loaded.content;
  }

  markedSite(): Promise<MarkedSite> {
    return (this.#ofServed().markedSite ??= openMarkedSite(this.#project));
  }

  facts(): ContentFacts {
    return (this.#ofServed().facts ??= new ContentFacts(this.#project.model, this.#project.folder));
  }

  /**
   * The addresses of the pages that show a value or a part of it, as a text or as a fact that is
   * made from it.
   */
  async pagesOf(ref: FieldRef): Promise<string[]> {
    const markedSite = await this.markedSite();
    const values = this.facts().valuesFrom(ref).filter(isTelling);
    const withValues = values.flatMap((value) => markedSite.pagesWithWords(value));
    return [...new Set([...markedSite.pagesWithText(ref), ...withValues])];
  }

  /** A page whose elements name the content and the slots that they show. */
  async withEditAttributes(file: string, html: string): Promise<string> {
    // If another program breaks a file just now, the page is soon loaded again.
    const markedSite = await this.markedSite().catch(() => undefined);
    return markedSite?.withEditAttributes(file, html) ?? html;
  }

  #ofServed(): CachedViews {
    const served = this.#project.served;
    if (!served) throw new BuildError('The site cannot be shown, because a file has a mistake.');
    if (this.#cached?.served !== served) this.#cached = { served };
    return this.#cached;
  }
}

/** A number such as 6 is on every page, whatever it counts. */
const isTelling = (value: string): boolean => value.length > 2 || /^\D/.test(value);
