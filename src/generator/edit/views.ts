import { BuildError } from '../build-error.ts';
import type { ContentIo } from '../read/content-io.ts';
import type { Ref } from './api.ts';
import { factsShown } from './facts-shown.ts';
import { tagNames, withRefs } from './marks.ts';
import { type FoundPlace, photoPlaces, withPlaces } from './photo-places.ts';
import type { DevState, SiteOpener } from './site-opener.ts';
import { twinOf } from './twin.ts';

/** Views of the site as it is on disk now. Each is made when it is first asked for, and again when the site was. */
export function siteViews({ served }: DevState, { open, parse }: SiteOpener, io: ContentIo) {
  const shapes = new Map<string, { shape: string; places: FoundPlace[] }>();

  /** Makes something once for each site that is served. Throws a BuildError while none can be served. */
  function onceForEach<T>(make: (of: NonNullable<ReturnType<DevState['served']>>) => T): () => T {
    let made: { of: unknown; value: T } | undefined;
    return () => {
      const of = served();
      if (!of) throw new BuildError('The site cannot be shown, because a file has a mistake.');
      if (made?.of !== of) made = { of, value: make(of) };
      return made.value;
    };
  }

  const twin = onceForEach(({ site }) => twinOf(open, io, site.content));
  const placesOn = onceForEach(() => photoPlaces(open, io));
  const facts = onceForEach(async ({ site }) => {
    const { pagesWithWords } = await twin();
    return factsShown(site.content, io, parse, (value) => pagesWithWords(value).length);
  });

  return {
    content: onceForEach(({ content }) => content),
    twin,
    facts,

    /** The addresses of the pages that show a value or a part of it, as a text or as a fact that is made from it. */
    async pagesOf(ref: Ref): Promise<string[]> {
      const { pagesWithText, pagesWithWords } = await twin();
      const values = (await facts()).valuesFrom(ref);
      return [...new Set([...pagesWithText(ref), ...values.filter(isTelling).flatMap(pagesWithWords)])];
    },

    /** The places for photos on the page at an address. */
    placesOn: async (path: string): Promise<FoundPlace[]> => (await placesOn())(path),

    /** A page whose elements name the content and the places for photos that they show. */
    async withNames(file: string, html: string): Promise<string> {
      const { page, marks } = await twin();
      const found = page(file);
      if (!found) return html;
      const { path } = found;
      const shape = tagNames(html).join(' ');
      // Places are looked for again only if other elements are on the page.
      if (shapes.get(path)?.shape !== shape) shapes.set(path, { shape, places: (await placesOn())(path) });
      return withPlaces(withRefs(html, found.html, marks), shapes.get(path)!.places);
    },
  };
}

export type SiteViews = ReturnType<typeof siteViews>;

/** A number such as 6 is on every page, whatever it counts. */
const isTelling = (value: string): boolean => value.length > 3 || /^\D/.test(value);
