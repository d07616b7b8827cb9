import { outputFiles } from '../paths.ts';
import type { PageRoute } from '../site.ts';
import { canonicals, structuredData, titlesAndDescriptions } from './head.ts';
import { pagesDiffer } from './pages-differ.ts';
import { internalLinks, loadedFiles, noOrphans } from './links.ts';
import { type Check, type Fault, type FoundFault, isPlain, type PageTag, pageTag, type SiteFacts } from './page.ts';
import { createScanner } from './scan-html.ts';
import { headingOrder, idReferences, imageTexts, noSlips, oneFirstHeading, uniqueIds } from './structure.ts';

/** Every rule that any site must pass before it is written. */
export const CHECKS: readonly Check[] = [
  titlesAndDescriptions,
  canonicals,
  structuredData,
  oneFirstHeading,
  headingOrder,
  uniqueIds,
  idReferences,
  imageTexts,
  noSlips,
  internalLinks,
  loadedFiles,
  noOrphans,
  pagesDiffer,
];

/**
 * A whole site on its way past every rule: `look` at each page once, then `finish` tells all that is wrong, and notes for
 * the report of the build. `found` is what is wrong with the pages so far, without what only the whole site can show.
 */
export type Inspection = { look: (route: PageRoute, html: string) => void; found: () => FoundFault[]; finish: () => { faults: FoundFault[]; notes: string[] } };

type CheckedTag = PageTag & { faults: { of: number; fault: Fault }[]; isPlain: boolean };

/**
 * Holds a rendered site against every rule, its own too, page by page as the pages are made. A page is read once for all rules, and
 * nothing of it is kept but what a rule has to remember.
 */
export function inspect(site: SiteFacts, own: readonly Check[]): Inspection {
  const passes = [...CHECKS, ...own].map((check) => ({ ...check(site), found: [] as FoundFault[] }));
  const scan = createScanner((tag): CheckedTag => {
    const faults = passes.flatMap((pass, of) => (pass.tag?.(tag) ?? []).map((fault) => ({ of, fault })));
    const prepared = pageTag(tag, site.origin);
    return { ...prepared, faults, isPlain: isPlain(prepared) };
  });
  return {
    look: (route, html) => {
      const { tags: all, raw } = scan(html);
      const tags: PageTag[] = [];
      const ids = new Set<string>();
      for (const tag of all) {
        for (const { of, fault } of tag.faults) passes[of]!.found.push({ ...fault, route });
        if (tag.isPlain) continue;
        tags.push(tag);
        if (tag.attributes.id !== undefined) ids.add(tag.attributes.id);
      }
      for (const { page, found } of passes) for (const fault of page?.({ route, html, ids, tags, raw }) ?? []) found.push({ ...fault, route });
    },
    found: () => passes.flatMap(({ found }) => found),
    finish: () => ({
      faults: passes.flatMap(({ found, end }) => [...found, ...(end?.() ?? [])]),
      notes: passes.flatMap(({ note }) => note?.() ?? []),
    }),
  };
}

/** The same for a site that is already rendered: output file → HTML. */
export function inspectAll(site: SiteFacts, html: ReadonlyMap<string, string>, own: readonly Check[]): ReturnType<Inspection['finish']> {
  const inspection = inspect(site, own);
  for (const route of site.routes) if (route.kind === 'page') inspection.look(route, html.get(outputFiles(route.path)[0]!) ?? '');
  return inspection.finish();
}
